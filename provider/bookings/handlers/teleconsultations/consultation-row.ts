import type { BookingRow } from '#provider/bookings/tables/bookings.ts';
import type { TeleconsultationRow } from '#provider/core/rows.ts';

type Given = Pick<TeleconsultationRow, 'id' | 'medical_case_id' | 'title' | 'warden_id'> & {
  isOffline: boolean;
};

/** The consultation of a new booking. Of one that is given now the doctor is not known yet. */
export const consultationRow = (
  booking: BookingRow,
  { isOffline, ...given }: Given,
): TeleconsultationRow => ({
  ...given,
  system: booking.system,
  system_id: booking.system_id,
  service_code: booking.service_code,
  is_now: booking.is_now,
  is_offline: isOffline ? 1 : 0,
  state: 'WAITING',
  practitioner_id: booking.is_now === 1 ? null : booking.practitioner_id,
  account_id: booking.account_id,
  registered_at: booking.created_at,
  started_at: null,
  ended_at: null,
});
