import type { z } from 'zod';
import type { TeleconsultationRequest } from '#contract/bookings/schemas/teleconsultations.ts';
import { isGivenNow, isTeleconsultation, type FoundSlot } from '#provider/bookings/handlers/find-slot.ts';
import type { Availability } from '#provider/bookings/store/catalogue.ts';
import { HOSPITAL_SYSTEM } from '#provider/core/system.ts';

export type Asked = z.infer<typeof TeleconsultationRequest>;
type OfTime = Pick<Asked, 'timeSlot' | 'scheduledDate' | 'dateTo'>;

export const isPlanned = (availability: Availability) =>
  isTeleconsultation(availability) && !isGivenNow(availability);
export const isNow = (availability: Availability) =>
  isTeleconsultation(availability) && isGivenNow(availability);

/** The key of a time, as other calls name it. */
export const slotKeyOf = ({ timeSlot }: Pick<Asked, 'timeSlot'>) => ({
  timeSlotId: timeSlot.id,
  availabilityId: timeSlot.availabilityId,
});

const isAt = (said: string | undefined, at: number | undefined) =>
  said === undefined ? at === undefined : Date.parse(said) === at;

/** Tells whether what is said of a time is so: nothing of what is given now. */
export function agreesWithTime({ timeSlot, scheduledDate, dateTo }: OfTime, slot: FoundSlot) {
  const { startsAt, endsAt } = slot.candidates[0] ?? { startsAt: undefined, endsAt: undefined };
  const [from, to] = slot.isNow ? [undefined, undefined] : [startsAt, endsAt];
  return timeSlot.system === HOSPITAL_SYSTEM && isAt(scheduledDate, from) && isAt(dateTo, to);
}

type Said = Pick<Asked, 'systemIds'> &
  Partial<Pick<Asked, 'medServiceCode' | 'consultantId' | 'consultantUnitCode'>>;

/** Tells whether what is said of service, unit and doctor is so of an entry. */
export function agreesWithEntry(
  {
    systemIds,
    medServiceCode = systemIds.serviceId,
    consultantId,
    consultantUnitCode = systemIds.unitId,
  }: Said,
  { service, unit, practitioner, practitionerIds }: Availability,
) {
  const doctors: readonly (string | undefined)[] = [undefined, ...practitionerIds];
  return (
    medServiceCode === service.code &&
    systemIds.serviceId === service.code &&
    consultantUnitCode === unit.id &&
    systemIds.unitId === unit.id &&
    systemIds.practitionerId === practitioner?.employee.id &&
    doctors.includes(consultantId)
  );
}
