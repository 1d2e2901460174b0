import type { z } from 'zod';
import type { LiveState } from '#contract/telehealth-live/schemas.ts';
import { addDays, localDay } from '#contract/days/reading/warsaw.ts';
import type { CallContext } from '#provider/core/context.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { KEPT_DAYS } from './ending.ts';
import { isReady } from './rules/ready.ts';
import { isOver } from './rules/closed.ts';
import type { Standing } from './standing.ts';

type Answer = z.input<typeof LiveState>;
const instant = (at: number) => new Date(at).toISOString();
const instantIf = (at: number | null) => (at === null ? undefined : instant(at));
const shown = (text: string | null) => text ?? undefined;

type Asking = Readonly<{ accountId: string; media: CallContext['sessions']['media'] }>;

/** All by which the live pages decide. */
export async function stateOf(
  store: StoreInTransaction,
  standing: Standing,
  { accountId, media }: Asking,
): Promise<Answer> {
  const { id, patientId, status, window, live, now } = standing;
  const [consultant, place, lastType, sum, guest] = [
    await consultantOf(store, standing),
    await placeOf(store, standing),
    await store.telehealthLives.lastType(accountId),
    await store.telehealthTalk.sum(id),
    await guestOf(store, standing),
  ];
  return {
    consultationId: id,
    patientId,
    ...whatOf(standing),
    status,
    window: window.state,
    opensAt: instantIf(window.opensAt),
    closesAt: instantIf(window.closesAt),
    moved: movedOf(standing),
    place,
    consultant,
    ...sidesOf(standing, accountId),
    communicationType: live.communication_type ?? undefined,
    lastType,
    media,
    isRecordingAllowed: live.recording_allowed === null ? undefined : live.recording_allowed === 1,
    callBack:
      live.call_back_phone === null || live.call_back_at === null
        ? undefined
        : { phone: live.call_back_phone, at: instant(live.call_back_at) },
    guest,
    lines: sum.count,
    lastLineAt: instantIf(sum.last),
    ...endOf(standing),
    opinionAt: instantIf(live.opinion_at),
    at: instant(now),
  };
}

/** The entry that was booked, or asked for. */
function whatOf({ booked, asked }: Standing) {
  const entry = booked ?? asked?.entry;
  if (!entry) throw new Error('A teleconsultation of nothing');
  const isPlanned = booked?.is_now === 0;
  return {
    booking: booked ? { system: booked.system, id: booked.system_id } : undefined,
    toRegister: asked ? toRegisterOf(asked) : undefined,
    medicalCaseId: booked?.medical_case_id ?? asked?.caseId ?? '',
    orderStatus: shown(booked?.order_status ?? null),
    isNow: !isPlanned,
    isOffline: booked?.is_offline === 1,
    dateFrom: isPlanned ? instant(booked.starts_at) : undefined,
    dateTo: isPlanned ? instant(booked.ends_at) : undefined,
    serviceName: entry.service_name,
    unit: { id: entry.unit_id, name: entry.unit_name, phoneNumber: shown(entry.unit_phone) },
  };
}

const toRegisterOf = ({ caseId, entry }: NonNullable<Standing['asked']>) => ({
  medicalCaseId: caseId,
  systemIds: {
    practitionerId: shown(entry.practitioner_id),
    serviceId: entry.service_code,
    unitId: entry.unit_id,
  },
});

function movedOf({ booked, live }: Standing) {
  const isMoved = booked?.is_now === 0 && live.known_start !== null && live.known_start !== booked.starts_at;
  return isMoved && live.known_start !== null ? { from: instant(live.known_start) } : undefined;
}

async function consultantOf(store: StoreInTransaction, { booked }: Standing) {
  const id = booked?.practitioner_id;
  if (!id || !booked.last_name) return undefined;
  const isKnown = (await store.telehealthDuty.consultant(id)) !== undefined;
  return {
    id,
    name: [booked.degree, booked.first_name, booked.last_name].filter(Boolean).join(' '),
    isDutyShown: isKnown && (await store.telehealthDuty.isShown(id)),
  };
}

/** "Now", until somebody takes it: the place in the queue, and nothing of who else waits. */
async function placeOf(store: StoreInTransaction, { booked }: Standing) {
  if (booked?.is_now !== 1 || booked.state !== 'WAITING') return undefined;
  const registeredAt = booked.registered_at ?? booked.created_at;
  const before = await store.telehealthLives.waitingBefore({
    serviceCode: booked.service_code,
    registeredAt,
  });
  return before === null ? undefined : before + 1;
}

/** Who is there of both sides; nobody once it is over. */
function sidesOf({ live, status, now }: Standing, accountId: string) {
  const over = isOver(status);
  const { ready_since: since, ready_until: until, ready_by: by, seat } = live;
  const isThere = !over && isReady(live, now) && since !== null && until !== null && by !== null;
  return {
    doctor: {
      presence: over ? ('AWAY' as const) : live.doctor,
      isMuted: live.doctor_muted === 1,
      isCameraOff: live.doctor_camera_off === 1,
      isRecording: !over && live.is_recording === 1,
    },
    ready: isThere ? { since: instant(since), until: instant(until), by } : undefined,
    seat: isThere && seat !== null ? { id: seat, isOthers: live.seat_account_id !== accountId } : undefined,
  };
}

/** Nobody is invited to what is not booked, and nobody is there once it is over. */
async function guestOf(
  store: StoreInTransaction,
  { id, booked, status, now }: Standing,
): Promise<Answer['guest']> {
  if (!booked) return undefined;
  const row = isOver(status) ? undefined : await store.telehealthGuests.ofConsultation(id);
  if (!row) return { status: 'NONE', isThere: false };
  const { name, joined_at: joinedAt, seen_until: seenUntil } = row;
  if (joinedAt === null) return { status: 'INVITED', isThere: false };
  const isThere = seenUntil !== null && now < seenUntil;
  return { status: 'JOINED', name: shown(name), since: instant(joinedAt), isThere };
}

function endOf({ booked, status }: Standing) {
  if (!isOver(status) || !booked?.ended_at) return {};
  const keptUntil = addDays({ day: localDay(booked.ended_at), days: KEPT_DAYS });
  return { endedAt: instant(booked.ended_at), keptUntil };
}
