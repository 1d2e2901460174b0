/** A person, as the identity system has proved. `session` is the one there, for the sign-out. */
export type Identity = Readonly<{
  nationalId: string;
  session: string;
  /** The names, where it says them. */
  name?: string | undefined;
  lastName?: string | undefined;
  /** It says that its assurance is high; one that says nothing does not (C-07). */
  isSure?: boolean | undefined;
}>;

export type IdentityOutcome =
  | Readonly<{ kind: 'PROVED'; identity: Identity }>
  /** The person may not use the identity system. */
  | Readonly<{ kind: 'BLOCKED' }>
  /** The person, or the identity system, does not want it. */
  | Readonly<{ kind: 'REFUSED' }>;

/** The parameters that came back with the browser. */
export type IdentityReturn = Readonly<{ code?: string | undefined; error?: string | undefined }>;

/** The e-government identity system, real or made up. Everything but `x` and `origin` throws when it cannot be reached or trusted. */
export type IdentitySystem = Readonly<{
  /** Its code in addresses (C-06). */
  x: string;
  /** Where browsers are led; null: not yet known. */
  origin: () => string | null;
  signInAddress: (asked: { state: string; nonce: string }) => Promise<string>;
  /** Gets the signed answer, which must be made for this nonce. */
  outcomeOf: (answer: { returned: IdentityReturn; nonce: string }) => Promise<IdentityOutcome>;
  signOutAddress: (asked: { session: string }) => Promise<string>;
}>;
