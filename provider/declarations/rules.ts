import type { Declaration, DeclarationType, HospitalDeclaration } from '#contract/declarations/schemas.ts';

/** Which declaration of choice a service asks for: L doctor, P nurse, O midwife (B§5). */
export const DECLARATION_TYPES = { L: 'GP', P: 'NURSE', O: 'MIDWIFE' } as const satisfies Record<
  'L' | 'P' | 'O',
  DeclarationType
>;

type Held = Readonly<{
  own: readonly Pick<Declaration, 'type' | 'state'>[];
  hospital: readonly Pick<HospitalDeclaration, 'type' | 'stateExport'>[];
}>;

/** B§5, A-154. A declaration of the portal that is not CANCELED, else an active one of the hospital system. */
export function hasDeclaration({ type, own, hospital }: Held & { type: DeclarationType }) {
  return (
    own.some((each) => each.type === type && each.state !== 'CANCELED') ||
    hospital.some((each) => each.type === type && each.stateExport === 'A')
  );
}
