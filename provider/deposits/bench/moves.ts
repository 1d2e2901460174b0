import { mover, type Moved } from '#provider/bench/move.ts';
import { newId } from '#provider/core/ids.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { createStore } from '#provider/core/store.ts';
import { staffDepositsOf, type StaffDeposit, type StaffPayout } from '#provider/deposits/staff-deposits.ts';
import { movesOf, PaidIn, PAYOUT_MOVES, Refusal, type PayoutMove } from './rules.ts';

/** Settles a request to pay out (B-30): paid, it lowers what lies there; refused, it gives back what was available. */
export const movePayout = mover<StaffPayout, PayoutMove>({
  area: 'deposits',
  moves: PAYOUT_MOVES,
  movesOf,
  byId: (trx, id) => staffDepositsOf(trx).payout(id),
  patientOf: ({ patient_id: patientId }) => patientId,
  async make(move, { trx, row, at, fields }: Moved<StaffPayout>) {
    const { deposits, patients } = createStore(trx);
    const { id, deposit_id: depositId, amount } = row;
    await patients.lock(row.patient_id);
    const settled_on = localDay(at.getTime());
    if (move === 'pay') {
      if (!(await deposits.settle({ id, state: 'PAID', settled_on, reason: null }))) return 409;
      const movement = { id: newId(at), deposit_id: depositId, at: at.getTime(), amount: -amount };
      await deposits.move({ ...movement, description: 'Wypłata na wniosek' });
      return { id };
    }
    const { data } = Refusal.safeParse(fields);
    if (!data) return 400;
    if (!(await deposits.settle({ id, state: 'REFUSED', settled_on, ...data }))) return 409;
    await deposits.changeAvailable({ id: depositId, by: amount });
    return { id };
  },
});

/** Takes money into a deposit. */
export const moveDeposit = mover<StaffDeposit, 'pay-in'>({
  area: 'deposits',
  moves: ['pay-in'],
  movesOf: () => ['pay-in'],
  byId: (trx, id) => staffDepositsOf(trx).deposit(id),
  patientOf: ({ patient_id: patientId }) => patientId,
  async make(_move, { trx, row: { id, patient_id: patientId }, at, fields }: Moved<StaffDeposit>) {
    const { data } = PaidIn.safeParse(fields);
    if (!data) return 400;
    const { deposits, patients } = createStore(trx);
    await patients.lock(patientId);
    await deposits.changeAvailable({ id, by: data.amount });
    const movement = { id: newId(at), deposit_id: id, at: at.getTime(), amount: data.amount };
    await deposits.move({ ...movement, description: 'Wpłata do depozytu' });
    return { id };
  },
});
