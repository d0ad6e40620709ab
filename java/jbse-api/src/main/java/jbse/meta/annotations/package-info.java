/** HEX rules about the fields they annotate. */
package jbse.meta.annotations;
