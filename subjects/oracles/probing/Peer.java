package oracles.probing;

/** What a structure is to another one that says nothing of whether it is valid: the invariant of an argument is that of its type. */
public interface Peer {}
