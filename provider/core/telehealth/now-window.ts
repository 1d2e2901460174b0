import type { StoreInTransaction } from '#provider/core/store.ts';
import type { TeleconsultationRow } from '#provider/core/rows.ts';
import { windowOfNow, type Window } from '#provider/core/telehealth/window.ts';

type BookedNow = Pick<TeleconsultationRow, 'service_code' | 'state' | 'practitioner_id' | 'is_offline'> &
  Readonly<{ registered_at: number }>;

/** C-94: between which moments one that is given now may be entered, by the duty that answers it. */
export async function windowOfBookedNow(
  store: Pick<StoreInTransaction, 'telehealthDuty'>,
  { service_code, state, practitioner_id, is_offline, registered_at: registeredAt }: BookedNow,
  now: number,
): Promise<Window> {
  const duties = await store.telehealthDuty.ofService(service_code);
  const takenBy = state === 'STARTED' ? practitioner_id : null;
  return windowOfNow({ registeredAt, isOffline: is_offline === 1, takenBy, duties }, now);
}
