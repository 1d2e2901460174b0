import type { Declaration, HospitalDeclaration } from '#contract/declarations/schemas.ts';
import type { InBoth } from '#contract/declarations/reading/standing.ts';

export type Joined = InBoth<Declaration, HospitalDeclaration>;

/**
 * Returns what the hospital system holds of a declaration of the portal. Undefined: nobody knows, for it does not answer, or the
 * declaration has no number there.
 */
export function heldOf(
  { systemId, patientId }: Declaration,
  held: readonly HospitalDeclaration[] | null,
): HospitalDeclaration | null | undefined {
  if (held === null || systemId === undefined) return undefined;
  return held.find((one) => one.systemId === systemId && one.patientId === patientId) ?? null;
}

type Known = Readonly<{ own: readonly Declaration[]; held: readonly HospitalDeclaration[] | null }>;

/** Tells whether another declaration of the kind and patient waits, in the portal or at the hospital system, to take the place of one that is withdrawn. */
export function isNextComing({ patientId, type }: Declaration, { own, held }: Known): boolean {
  const isAlike = (one: Declaration | HospitalDeclaration) =>
    one.patientId === patientId && one.type === type;
  const ours = own.filter(isAlike);
  const withdrawn = new Set(ours.flatMap(({ state, systemId }) => (state === 'CANCELED' ? systemId : [])));
  return (
    ours.some(({ state }) => state === 'REGISTERED') ||
    (held ?? []).some(
      (one) =>
        isAlike(one) && one.state === 'REGISTERED' && one.stateExport !== 'A' && !withdrawn.has(one.systemId),
    )
  );
}

/** The declarations of both systems, those of one number as one, the newest first (B§2); null: a system that does not answer. */
export function joined(
  own: readonly Declaration[] | null,
  held: readonly HospitalDeclaration[] | null,
): Joined[] {
  const ours = (own ?? []).map((one) => ({
    own: one,
    held: heldOf(one, held),
    ...(one.state === 'CANCELED' ? { isNextComing: isNextComing(one, { own: own ?? [], held }) } : {}),
  }));
  const known = new Set(ours.flatMap((one) => (one.held ? [one.held] : [])));
  const theirs = (held ?? []).filter((one) => !known.has(one)).map((one) => ({ own: null, held: one }));
  return [...ours, ...theirs].sort((a, b) =>
    submitted(a) < submitted(b) ? 1 : submitted(a) > submitted(b) ? -1 : 0,
  );
}

const submitted = ({ own, held }: Joined) => (own ?? held).dateOfSubmission ?? own?.registrationDate ?? '';
