import type { StaffDeclaration } from '#provider/declarations/staff-declarations.ts';
import { FAILING } from './faults.ts';

export const STAFF_MOVES = ['accept', 'lose', 'withdraw'] as const;
export type StaffMove = (typeof STAFF_MOVES)[number];

type Stands = Pick<StaffDeclaration, 'state' | 'hospital_state'>;

/** The moves that the staff can make with a declaration as it stands in both systems. */
export function movesOf({ state, hospital_state: held }: Stands): readonly StaffMove[] {
  return [
    ...(state === 'REGISTERED' && held === 'REGISTERED' ? (['accept'] as const) : []),
    ...(held === 'SUBMITTED' || held === 'REGISTERED' ? (['lose'] as const) : []),
    ...(state === 'CANCELED' ? [] : (['withdraw'] as const)),
  ];
}

/** Which of the calls are let fail; a word that is none of them is no fault of anybody's. */
export const failingOf = (fields: Readonly<Record<string, unknown>>) =>
  Object.keys(FAILING).filter((call) => fields[call] === 'on');
