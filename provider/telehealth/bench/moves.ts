import { z } from 'zod';
import { mover, type AskedMove, type Moved, type MoveOutcome } from '#provider/bench/move.ts';
import { tellOfChange } from '#provider/bookings/telling.ts';
import { staffBookingsOf } from '#provider/bookings/store/staff-bookings.ts';
import { newId } from '#provider/core/ids.ts';
import { createStore } from '#provider/core/store.ts';
import { withdrawInvoice } from '#provider/payments/of-bookings.ts';
import { staffTelehealthOf, type StaffConsultation } from '#provider/telehealth/store/staff.ts';
import { dutyNameOf } from './words.ts';

const CONSULTATION_MOVES = ['take', 'note', 'end', 'cancel'] as const;
export type ConsultationMove = (typeof CONSULTATION_MOVES)[number];

const MOVES: Record<StaffConsultation['state'], readonly ConsultationMove[]> = {
  WAITING: ['take', 'note', 'cancel'],
  STARTED: ['note', 'end', 'cancel'],
  ENDED: ['note'],
  CANCELED: [],
};
export const consultationMovesOf = ({ state }: Pick<StaffConsultation, 'state'>) => MOVES[state];

const Doctor = z.object({ doctor: z.string().min(1).max(80) });
const Note = z.object({ text: z.string().trim().min(1).max(4_000) });

type Making = Moved<StaffConsultation> & Readonly<{ portalOrigin: string }>;

/** A doctor's act on a teleconsultation; booking and consultation change together (B-55). */
export const moveConsultation = ({ portalOrigin, ...asked }: AskedMove & { portalOrigin: string }) =>
  mover<StaffConsultation, ConsultationMove>({
    area: 'telehealth',
    moves: CONSULTATION_MOVES,
    movesOf: consultationMovesOf,
    byId: (trx, id) => staffTelehealthOf(trx).consultation(id),
    patientOf: ({ patient_id: patientId }) => patientId,
    async make(move, moved) {
      await createStore(moved.trx).patients.lock(moved.row.patient_id);
      const row = await staffTelehealthOf(moved.trx).consultation(moved.row.id);
      if (!row || !consultationMovesOf(row).includes(move)) return 409;
      return MAKERS[move]({ ...moved, row, portalOrigin });
    },
  })(asked);

const MAKERS: Record<ConsultationMove, (making: Making) => Promise<MoveOutcome>> = {
  async take({ trx, row, at, fields }) {
    const staff = staffTelehealthOf(trx);
    const asked = Doctor.safeParse(fields).data?.doctor ?? row.practitioner_id;
    const doctor = (await staff.consultants()).find((one) => one.practitioner_id === asked);
    if (!doctor) return 400;
    const { practitioner_id } = doctor;
    const to = { state: 'STARTED', practitioner_id, started_at: at.getTime() } as const;
    return (await staff.change({ id: row.id, from: row.state, to })) ? { id: row.id } : 409;
  },

  async note({ trx, row, at, fields }) {
    const form = Note.safeParse(fields);
    if (!form.success) return 400;
    const id = newId(at);
    await staffTelehealthOf(trx).addNote({
      id,
      teleconsultation_id: row.id,
      type: 'N',
      file_name: 'notatka.txt',
      created_at: at.getTime(),
      author: dutyNameOf(row) || null,
      text: form.data.text,
      kept_until: null,
      content: null,
    });
    return { id };
  },

  end: (making) => over(making, { state: 'ENDED', status: 'EXECUTED' }),
  cancel: (making) => over(making, { state: 'CANCELED', status: 'CANCELED' }),
};

type Over = { state: 'ENDED'; status: 'EXECUTED' } | { state: 'CANCELED'; status: 'CANCELED' };

/** The end of booking and consultation, with what is left of a live one. */
export async function over(
  { trx, row, at, portalOrigin }: Making,
  { state, status }: Over,
): Promise<MoveOutcome> {
  const { id, system, system_id: systemId, order_status } = row;
  const now = at.getTime();
  const isMoved = await staffBookingsOf(trx).move({
    system,
    systemId,
    from: row,
    to: { status, order_status },
    now,
  });
  const to = { state, ended_at: now };
  const isChanged = isMoved && (await staffTelehealthOf(trx).change({ id, from: row.state, to }));
  // Both or neither: what the first has written goes as well.
  if (!isChanged) throw new Error('The teleconsultation has changed meanwhile');
  const store = createStore(trx);
  await store.telehealthLives.close({ id, at: now });
  if (status === 'CANCELED') {
    await withdrawInvoice({ store, at, portalOrigin, system, systemId });
    await tellOfChange({ store, row, at, portalOrigin });
  }
  return { id };
}
