import type { ConsentState } from '#contract/given-consents/reading/state.ts';

/** Groups of the list, in its order. What is in none of the specification's three is not in force for now. */
export const GROUPS = ['waiting', 'inForce', 'notYet', 'ended'] as const;
export type ConsentGroup = (typeof GROUPS)[number];

const GROUP_OF: Readonly<Record<ConsentState, ConsentGroup>> = {
  IN_FORCE: 'inForce',
  AWAITS_SIGNATURE: 'waiting',
  AHEAD: 'notYet',
  AWAITS_OWN_CONSENT: 'notYet',
  UNKNOWN: 'notYet',
  ENDED: 'ended',
  CANCELLED: 'ended',
  // No document is listed in such a state (B-39); a host's row of this kind stands apart, and never as one in force.
  ON_ACCOUNT: 'notYet',
};

/** The group of the list in which a consent stands. */
export const groupOf = (state: ConsentState) => GROUP_OF[state];

const OPEN: ReadonlySet<ConsentState> = new Set([
  'IN_FORCE',
  'AHEAD',
  'AWAITS_SIGNATURE',
  'AWAITS_OWN_CONSENT',
]);

/** True where it can be taken back: not what has ended, and nothing of a word that nobody knows (B-40, B-41). */
export const isCancellable = (state: ConsentState) => OPEN.has(state);

const KINDS = ['CPAR', 'CDPM', 'CTEL', 'INFO', 'OCCU'] as const;
export type KnownKind = (typeof KINDS)[number];

/** A kind that only the provider knows is shown as such, never by its code. */
export const kindOf = (type: string): KnownKind | 'OTHER' => KINDS.find((kind) => kind === type) ?? 'OTHER';
