import { z } from 'zod';
import type { FoundSlot } from '#provider/bookings/handlers/find-slot.ts';
import type { AskedNowRow, BookingRow } from '#provider/bookings/tables/bookings.ts';
import { newId } from '#provider/core/ids.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { HOSPITAL_SYSTEM } from '#provider/core/system.ts';
import { dutyOf } from '#provider/core/telehealth/duty.ts';

/** The part of a request that is kept until it is registered (B-87). */
const Kept = z.object({
  slotId: z.string(),
  availabilityId: z.string(),
  title: z.string(),
  caseId: z.string(),
  wardenId: z.string().nullable(),
  /** Files and description. */
  tied: z.array(z.string()),
  /** The day from which measurements go with it; null: none do. */
  measuredFrom: z.string().nullable(),
});
export type Kept = z.infer<typeof Kept>;

export const keptIn = ({ payload }: Pick<AskedNowRow, 'payload'>) => Kept.parse(JSON.parse(payload));

type Duty = ReturnType<typeof dutyOf>;

/** Who answers at this moment to what is given now. */
export async function dutyNow(
  { telehealthDuty }: StoreInTransaction,
  { slot, now }: { slot: FoundSlot; now: number },
) {
  return dutyOf(await telehealthDuty.ofService(slot.availability.service.code), { now });
}

/** A booking that begins now; while nobody is on duty it lasts until duty begins, for it is answered then. */
export function bookingNow({
  slot,
  duty,
  accountId,
  patientId,
  now,
}: {
  slot: FoundSlot;
  duty: Duty;
  accountId: string;
  patientId: string;
  now: number;
}): BookingRow {
  const [candidate] = slot.candidates;
  if (!candidate) throw new Error(`Nobody gives ${slot.id}`);
  const { availability } = slot;
  const length = candidate.endsAt - candidate.startsAt;
  return {
    system: HOSPITAL_SYSTEM,
    system_id: newId(new Date(now)),
    patient_id: patientId,
    account_id: accountId,
    availability_id: availability.id,
    service_code: availability.service.code,
    unit_id: availability.unit.id,
    practitioner_id: candidate.practitionerId,
    room: null,
    starts_at: now,
    ends_at: Math.max(now, duty.offline ? (duty.dutyFrom ?? now) : now) + length,
    status: 'REGISTERED',
    order_status: null,
    created_at: now,
    updated_at: now,
    sequence: 0,
    is_now: 1,
  };
}
