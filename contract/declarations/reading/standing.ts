import type { Declaration, HospitalDeclaration } from '#contract/declarations/schemas.ts';

/**
 * The standing of a declaration in both systems. LOST: it was submitted, and is not active at the hospital system any more;
 * GONE: that has nothing left that a signature could make active; UNTIL_NEXT: withdrawn, and in force there until the new
 * one is; STILL_ACTIVE: the same, and no new one is coming.
 */
export type Standing =
  | 'TO_SIGN'
  | 'SIGNED'
  | 'ACTIVE'
  | 'UNTIL_NEXT'
  | 'STILL_ACTIVE'
  | 'SUBMITTED'
  | 'LOST'
  | 'GONE'
  | 'PRE_REGISTERED'
  | 'WITHDRAWN'
  | 'ENDED';

type Own = Pick<Declaration, 'state' | 'signedAt'>;
type Held = Pick<HospitalDeclaration, 'state' | 'stateExport'>;

/**
 * One declaration as both systems have it. `held` null: the hospital system has none; undefined: nobody knows.
 * `isNextComing`: of one that is withdrawn, whether another one is to take its place.
 */
export type InBoth<OwnOne = Own, HeldOne = Held> = Readonly<
  | { own: OwnOne; held: HeldOne | null | undefined; isNextComing?: boolean }
  | { own: null; held: HeldOne; isNextComing?: undefined }
>;

/** Returns how a declaration stands: active only where the hospital system itself says so (B§4, A-154). */
export function standingOf({ own, held, isNextComing }: InBoth): Standing {
  if (own?.state === 'CANCELED' && held?.stateExport === 'A')
    return isNextComing === false ? 'STILL_ACTIVE' : 'UNTIL_NEXT';
  if (own?.state === 'CANCELED') return 'WITHDRAWN';
  if (held?.stateExport === 'A') return 'ACTIVE';
  if (own === null) return held.state === 'REGISTERED' ? 'PRE_REGISTERED' : 'ENDED';
  const isGone = held === null || (held !== undefined && held.state !== 'REGISTERED');
  if (own.state === 'SUBMITTED') return held === undefined ? 'SUBMITTED' : 'LOST';
  if (isGone) return 'GONE';
  return own.signedAt === undefined ? 'TO_SIGN' : 'SIGNED';
}

/** Groups of the list, in its order. */
export const GROUPS = ['toSign', 'signed', 'active', 'submitted', 'ended'] as const;
export type Group = (typeof GROUPS)[number];

const GROUP_OF: Readonly<Record<Standing, Group>> = {
  TO_SIGN: 'toSign',
  PRE_REGISTERED: 'toSign',
  SIGNED: 'signed',
  ACTIVE: 'active',
  UNTIL_NEXT: 'active',
  STILL_ACTIVE: 'active',
  SUBMITTED: 'submitted',
  LOST: 'ended',
  GONE: 'ended',
  WITHDRAWN: 'ended',
  ENDED: 'ended',
};

export const groupOf = (standing: Standing) => GROUP_OF[standing];

/** The state that keeps a declaration of the portal from being edited and withdrawn (B-48); null: it can be. */
export function closedBy({ state, signedAt }: Own): 'SIGNED' | 'SUBMITTED' | 'CANCELED' | null {
  if (state !== 'REGISTERED') return state;
  return signedAt === undefined ? null : 'SIGNED';
}
