import { ORPCError } from '@orpc/server';
import type { Action } from '#provider/core/actions.ts';
import type { CallContext } from '#provider/core/context.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { keptIn } from '#provider/bookings/handlers/teleconsultations/now.ts';
import type { LinkedPatientRow } from '#provider/core/rows.ts';
import type { BookingStatus } from '#contract/bookings/schemas/bookings.ts';
import { windowOfBookedNow } from '#provider/core/telehealth/now-window.ts';
import { windowOfNow, windowOfPlanned, type Window } from '#provider/core/telehealth/window.ts';
import { emptyLive, type BookedLive } from './store/lives.ts';
import type { TelehealthLiveRow } from './tables.ts';

const notFound = () => new ORPCError('NOT_FOUND', { status: 404 });

/** A teleconsultation that is asked for "now" and not booked yet. */
type Asked = Readonly<{
  id: string;
  patient_id: string;
  asked_at: number;
  caseId: string;
  entry: NonNullable<Awaited<ReturnType<StoreInTransaction['telehealthLives']['entry']>>>;
}>;

/** A teleconsultation as it stands at a moment. */
export type Standing = Readonly<{
  id: string;
  patientId: string;
  /** Null: it is not booked yet, and `asked` is what it will be. */
  booked: BookedLive | null;
  asked: Asked | null;
  status: BookingStatus;
  window: Window;
  live: TelehealthLiveRow;
  now: number;
}>;

export type Found = Readonly<{ booked: BookedLive | null; asked: Asked | null }>;

/** The teleconsultation that stands under an id: a booking, or what this account has asked for. */
async function foundOf(
  store: StoreInTransaction,
  { id, accountId }: { id: string; accountId: string },
): Promise<Found> {
  const booked = (await store.telehealthLives.booked(id)) ?? null;
  if (booked) return { booked, asked: null };
  const row = await store.telehealthLives.askedNow({ id, accountId });
  if (!row) return { booked, asked: null };
  const { caseId, availabilityId } = keptIn(row);
  const entry = await store.telehealthLives.entry(availabilityId);
  return { booked, asked: entry ? { ...row, caseId, entry } : null };
}

type At = Readonly<{
  id: string;
  accountId: string;
  now: number;
  /** Read by the same call before, and no write since: outside of transactions alone. */
  found?: Found | undefined;
}>;

/** The state of it at this moment. @throws NOT_FOUND when there is no such teleconsultation */
export async function standingOf(
  store: StoreInTransaction,
  { id, accountId, now, found }: At,
): Promise<Standing> {
  const { booked, asked } = found ?? (await foundOf(store, { id, accountId }));
  const patientId = (booked ?? asked)?.patient_id;
  if (patientId === undefined) throw notFound();
  return {
    id,
    patientId,
    booked,
    asked,
    status: booked?.status ?? 'REGISTERED',
    window: await windowOf(store, { booked, asked, now }),
    live: (await store.telehealthLives.byId(id)) ?? emptyLive(id, patientId),
    now,
  };
}

async function windowOf(store: StoreInTransaction, { booked, asked, now }: Found & { now: number }) {
  if (booked && booked.is_now === 0)
    return windowOfPlanned({ startsAt: booked.starts_at, endsAt: booked.ends_at }, now);
  if (booked) {
    const registeredAt = booked.registered_at ?? booked.created_at;
    return windowOfBookedNow(store, { ...booked, registered_at: registeredAt }, now);
  }
  const duties = await store.telehealthDuty.ofService(asked?.entry.service_code ?? '');
  return windowOfNow({ registeredAt: asked?.asked_at ?? now, isOffline: false, takenBy: null, duties }, now);
}

/** Whose it is, without an entry of the audit, for what reaches no record. @throws NOT_FOUND, the same for another's as for none */
export async function claimedQuietly(context: CallContext, id: string) {
  const { id: accountId } = await context.account();
  const { booked, asked } = await foundOf(context.store, { id, accountId });
  const patientId = (booked ?? asked)?.patient_id;
  const patient = (await context.linkedPatients()).find((one) => one.id === patientId);
  const claim = { action: 'telehealthLive.accessData', madeBy: null } as const;
  if (!patient || !(await context.access.mayReach({ patient, ...claim }))) throw notFound();
  return { accountId, patient };
}

export type Claim = Readonly<{ consultationId: string; patientId?: string | undefined; action: Action }>;
export type Claimed = Readonly<{
  id: string;
  accountId: string;
  patient: LinkedPatientRow;
  action: Action;
  /** As it was read to say whose it is; after a write it is read anew. */
  found: Found;
}>;

/** Whose teleconsultation an address claims; of somebody confirmed alone. @throws NOT_FOUND, the same for another's as for none */
export async function claimedLive(
  context: CallContext,
  { consultationId: id, ...claim }: Claim,
): Promise<Claimed> {
  const { id: accountId } = await context.account();
  const found = await foundOf(context.store, { id, accountId });
  const patientId = (found.booked ?? found.asked)?.patient_id;
  const isAsSaid = claim.patientId === undefined || claim.patientId === patientId;
  if (patientId === undefined || !isAsSaid) throw notFound();
  const { action } = claim;
  const patient = await context.access.patient({ patientId, action, object: id, madeBy: null });
  return { id, accountId, patient, action, found };
}
