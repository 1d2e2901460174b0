/** The people for whom a call is: somebody else is refused a record with 404, and whoever is not signed in all but what is for everybody. */
export type Kind = 'everybody' | 'own account' | 'record';

export type CallInput = Readonly<Record<string, unknown>>;

/** One call of the provider, as it is tried. */
export type CallRow = Readonly<{
  kind: Kind;
  input?: CallInput | undefined;
  /** The answer to nobody's try with something that proves nothing, where that is refused. */
  unproved?: string;
}>;

/** An area's rows for its calls where they differ from the contract, by group and call: "bookings.list". */
export type CallRows = Record<string, Partial<CallRow>>;
