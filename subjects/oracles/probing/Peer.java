package oracles.probing;

/** What a structure is to another one, in a type that has no invariant: it is found out late that there is one. */
public interface Peer {}
