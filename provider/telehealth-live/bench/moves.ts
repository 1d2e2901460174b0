import { z } from 'zod';
import { hasMedia } from '#contract/telehealth-live/reading/media.ts';
import { ChatText } from '#contract/telehealth-live/schemas.ts';
import { moveInvoice } from '#provider/payments/of-bookings.ts';
import { mover, type AskedMove, type Moved, type MoveOutcome } from '#provider/bench/move.ts';
import { tellOfChange } from '#provider/bookings/telling.ts';
import { createStore } from '#provider/core/store.ts';
import { instantOf } from '#contract/days/reading/warsaw.ts';
import { over } from '#provider/telehealth/bench/moves.ts';
import { dutyNameOf } from '#provider/telehealth/bench/words.ts';
import { staffTelehealthOf } from '#provider/telehealth/store/staff.ts';
import { keepRecording } from '#provider/telehealth-live/ending.ts';
import { livesOf } from '#provider/telehealth-live/store/lives.ts';
import { staffLivesOf, type StaffLive } from '#provider/telehealth-live/store/staff.ts';
import { talkOf } from '#provider/telehealth-live/store/talk.ts';
import type { TelehealthLiveRow } from '#provider/telehealth-live/tables.ts';

/** The acts of the doctor, and what happens to the doctor. */
export const LIVE_MOVES = {
  come: 'Wejdź do rozmowy',
  drop: 'Zerwij połączenie lekarza',
  leave: 'Wyjdź z rozmowy bez kończenia',
  mute: 'Wycisz mikrofon lekarza',
  unmute: 'Włącz mikrofon lekarza',
  cameraOff: 'Wyłącz kamerę lekarza',
  cameraOn: 'Włącz kamerę lekarza',
  record: 'Zacznij nagrywać',
  stopRecording: 'Zatrzymaj nagrywanie',
  expire: 'Unieważnij wydane dane dostępu',
  write: 'Wyślij',
  reschedule: 'Przenieś na inny termin',
  cancel: 'Odwołaj telekonsultację',
  end: 'Zakończ telekonsultację',
} as const;
export type LiveMove = keyof typeof LIVE_MOVES;

const NAMES = Object.keys(LIVE_MOVES) as LiveMove[];

/** Moves that a teleconsultation allows as it stands. */
export function liveMovesOf({ state, is_now: isNow, live }: StaffLive): readonly LiveMove[] {
  if (state === 'ENDED' || state === 'CANCELED') return [];
  const always: LiveMove[] = ['expire', 'cancel', ...(isNow === 1 ? [] : (['reschedule'] as const))];
  if (state === 'WAITING') return ['come', ...always];
  if (live.doctor !== 'IN') return ['come', 'write', 'end', ...always];
  return [
    'write',
    'drop',
    'leave',
    live.doctor_muted === 1 ? 'unmute' : 'mute',
    live.doctor_camera_off === 1 ? 'cameraOn' : 'cameraOff',
    live.is_recording === 1 ? 'stopRecording' : 'record',
    'end',
    ...always,
  ];
}

type Making = Moved<StaffLive> & Readonly<{ portalOrigin: string }>;

/** Each is one transaction with its entry in the audit, and the patient's row is locked as in the calls of the portal. */
export const moveLive = ({ portalOrigin, ...asked }: AskedMove & { portalOrigin: string }) =>
  mover<StaffLive, LiveMove>({
    area: 'telehealthLive',
    moves: NAMES,
    movesOf: liveMovesOf,
    byId: (trx, id) => staffLivesOf(trx).one(id),
    patientOf: ({ patient_id: patientId }) => patientId,
    async make(move, moved) {
      await createStore(moved.trx).patients.lock(moved.row.patient_id);
      const row = await staffLivesOf(moved.trx).one(moved.row.id);
      if (!row || !liveMovesOf(row).includes(move)) return 409;
      return MAKERS[move]({ ...moved, row, portalOrigin });
    },
  })(asked);

async function save({ trx, row }: Making, changed: Partial<TelehealthLiveRow>): Promise<MoveOutcome> {
  const { consultation_id, patient_id } = row.live;
  await livesOf(trx).save({ consultation_id, patient_id, ...changed });
  return { id: row.id };
}

const Come = z.object({ doctor: z.string().min(1).max(80) });
const Written = z.object({ text: z.string().transform((text) => text.replace(/\r\n?/g, '\n')) });
const Moving = z.object({ start: z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/) });

const MAKERS: Record<LiveMove, (making: Making) => Promise<MoveOutcome>> = {
  async come(making) {
    const { trx, row, at, fields } = making;
    const staff = staffTelehealthOf(trx);
    const asked = Come.safeParse(fields).data?.doctor ?? row.practitioner_id;
    if (row.state === 'WAITING') {
      const doctor = (await staff.consultants()).find((one) => one.practitioner_id === asked);
      if (!doctor) return 400;
      const { practitioner_id } = doctor;
      const to = { state: 'STARTED', practitioner_id, started_at: at.getTime() } as const;
      if (!(await staff.change({ id: row.id, from: 'WAITING', to }))) return 409;
    }
    return save(making, { doctor: 'IN', doctor_muted: 0, doctor_camera_off: 0 });
  },
  drop: (making) => save(making, { doctor: 'DROPPED' }),
  leave: (making) => save(making, { doctor: 'AWAY' }),
  mute: (making) => save(making, { doctor_muted: 1 }),
  unmute: (making) => save(making, { doctor_muted: 0 }),
  cameraOff: (making) => save(making, { doctor_camera_off: 1 }),
  cameraOn: (making) => save(making, { doctor_camera_off: 0 }),
  // nothing is recorded without the patient's yes, nor where there is only a chat.
  async record(making) {
    const { recording_allowed: isAllowed, communication_type: type } = making.row.live;
    if (isAllowed !== 1 || type === null || !hasMedia(type)) return 409;
    return save(making, { is_recording: 1 });
  },
  async stopRecording(making) {
    await keepRecording(making.trx, { id: making.row.id, at: making.at.getTime() });
    return save(making, { is_recording: 0 });
  },
  expire: (making) => save(making, { token_generation: making.row.live.token_generation + 1 }),
  async write({ trx, row, at, fields }) {
    const said = Written.pipe(z.object({ text: ChatText })).safeParse(fields);
    if (!said.success) return 400;
    await talkOf(trx).add({
      teleconsultation_id: row.id,
      sent_at: at.getTime(),
      sender: dutyNameOf(row),
      text: said.data.text,
      side: 'DOCTOR',
      account_id: null,
      key_hash: null,
    });
    return { id: row.id };
  },
  async reschedule({ trx, row, at, fields, portalOrigin }) {
    const start = Moving.safeParse(fields).data?.start;
    const startsAt = start === undefined ? null : instantOf({ localMinute: start, coming: 'first' });
    if (startsAt === null || Number.isNaN(startsAt)) return 400;
    const endsAt = startsAt + row.ends_at - row.starts_at;
    const isMoved = await staffLivesOf(trx).moveTo({ id: row.id, startsAt, endsAt, now: at.getTime() });
    if (!isMoved) return 409;
    const { system, system_id } = row;
    const store = createStore(trx);
    await moveInvoice({ invoices: store.invoices, row: { system, system_id, starts_at: startsAt } });
    await tellOfChange({ store, row, to: startsAt, at, portalOrigin });
    return { id: row.id };
  },
  cancel: (making) => over(making, { state: 'CANCELED', status: 'CANCELED' }),
  end: (making) => over(making, { state: 'ENDED', status: 'EXECUTED' }),
};
