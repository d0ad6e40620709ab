/** What a program says to the engine that executes it, in the words of JBSE. */
package jbse.meta;
