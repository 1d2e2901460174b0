import { mover, type Moved } from '#provider/bench/move.ts';
import { createStore } from '#provider/core/store.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { activated, canceled } from '#provider/declarations/ending.ts';
import { staffDeclarationsOf, type StaffDeclaration } from '#provider/declarations/staff-declarations.ts';
import { CHOICE_NAMES, type ChoiceColumns } from '#provider/declarations/tables.ts';
import { movesOf, STAFF_MOVES } from './rules.ts';

/** The staff's act on a declaration; each locks its patient, as the patients' own writes do. */
export const moveDeclaration = mover<StaffDeclaration, (typeof STAFF_MOVES)[number]>({
  area: 'declarations',
  moves: STAFF_MOVES,
  movesOf,
  byId: (trx, id) => staffDeclarationsOf(trx).byId(id),
  patientOf: ({ patient_id: patientId }) => patientId,
  async make(move, moved) {
    await createStore(moved.trx).patients.lock(moved.row.patient_id);
    const row = await staffDeclarationsOf(moved.trx).byId(moved.row.id);
    if (!row || !movesOf(row).includes(move)) return 409;
    return MAKE[move]({ ...moved, row });
  },
});

type Make = (moved: Moved<StaffDeclaration>) => Promise<{ id: string } | 409>;

/** A paper that was signed at the unit makes it SUBMITTED, without a signed file (B-52). */
const accept: Make = async ({ trx, row: { system_id: systemId, ...row }, at }) => {
  const held = systemId === null ? undefined : await staffDeclarationsOf(trx).held(systemId);
  if (!held) return 409;
  const store = createStore(trx);
  const { id, version } = row;
  await store.declarations.change({ id, version, to: { signed_at: row.signed_at ?? at.getTime() } });
  // The paper says what the portal has, also where an edit has not come to the hospital system yet.
  await store.hospitalDeclarations.change({ systemId: held.system_id, to: choicesOf(row) });
  const { refusal } = await activated({ store, row: held, today: localDay(at.getTime()) });
  if (refusal) throw new Error(`A signed declaration is refused: ${refusal}`);
  return { id };
};

const choicesOf = (row: ChoiceColumns) =>
  Object.fromEntries(CHOICE_NAMES.map((name) => [name, row[name]])) as ChoiceColumns;

/** It has ended at the hospital system alone: the portal's stands, and is active no longer. */
const lose: Make = async ({ trx, row: { id, system_id: systemId }, at }) => {
  const held = systemId === null ? undefined : await staffDeclarationsOf(trx).held(systemId);
  if (!held) return 409;
  await canceled({ store: createStore(trx), row: held, today: localDay(at.getTime()) });
  return { id };
};

/** The unit takes it back in the portal; how it stands at the hospital system stays. */
const withdraw: Make = async ({ trx, row: { id, version }, at }) => {
  const to = { state: 'CANCELED', withdrawn_on: localDay(at.getTime()), live_key: null } as const;
  return (await createStore(trx).declarations.change({ id, version, to })) ? { id } : 409;
};

const MAKE = { accept, lose, withdraw };
