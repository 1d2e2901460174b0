/** Which system made a code to come in with; SIGN_OUT is the handle of one sign-out at the identity system (C-06). */
export type EntryKind = 'SSO' | 'EPUAP' | 'SIGN_OUT';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** S-05: the one of another system stood in an address. The others wait for a person to read a page. */
const LIFE_MS = {
  SSO: 60 * SECOND_MS,
  EPUAP: 10 * MINUTE_MS,
  SIGN_OUT: 10 * MINUTE_MS,
} as const satisfies Record<EntryKind, number>;

/** The codes that open a session. */
export const WAYS_IN = ['SSO', 'EPUAP'] as const satisfies readonly EntryKind[];

/** Until when a code that is made now is good, in ms. */
export const endOfEntryCode = ({ kind, now }: { kind: EntryKind; now: number }) => now + LIFE_MS[kind];
