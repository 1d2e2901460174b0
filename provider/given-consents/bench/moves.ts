import { mover, type Moved } from '#provider/bench/move.ts';
import { createStore } from '#provider/core/store.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { staffConsentsOf, type StaffConsent } from '#provider/given-consents/staff-consents.ts';
import { GivenNumber, movesOf, STAFF_MOVES, type StaffMove } from './rules.ts';

/** The staff's act on a consent; each locks its patient, as the patients' own writes do. */
export const moveConsent = mover<StaffConsent, StaffMove>({
  area: 'givenConsents',
  moves: STAFF_MOVES,
  movesOf,
  byId: (trx, id) => staffConsentsOf(trx).byId(id),
  patientOf: ({ patient_id: patientId }) => patientId,
  async make(move, { trx, row: { id, patient_id: patientId }, at, fields }: Moved<StaffConsent>) {
    const store = createStore(trx);
    await store.patients.lock(patientId);
    const row = await staffConsentsOf(trx).byId(id);
    if (!row || !movesOf(row).includes(move)) return 409;
    if (move === 'number') {
      const given = GivenNumber.safeParse(fields).data;
      if (!given) return 400;
      const to = { system_id: given.systemId };
      return (await store.givenConsents.change({ id, version: row.version, to })) ? { id } : 409;
    }
    const today = localDay(at.getTime());
    // B-34: what was taken back has no number at the partner any more.
    const ended = { status: 'CANCELLED', cancelled_on: today, live_key: null, system_id: null } as const;
    const to = move === 'accept' ? ({ status: 'SIGNED', signed_at: at.getTime() } as const) : ended;
    if (!(await store.givenConsents.change({ id, version: row.version, to }))) return 409;
    if (move === 'accept') await store.carerAuthorizations.noteSigned(id);
    return { id };
  },
});
