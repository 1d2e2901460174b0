import type { StoreInTransaction } from '#provider/core/store.ts';
import type { TeleconsultationRow } from '#provider/core/rows.ts';
import { windowOfBookedNow } from '#provider/core/telehealth/now-window.ts';

/** One of a patient that is given now and can still be entered: while it stands no other begins. */
export async function standingNow(
  store: Pick<StoreInTransaction, 'consultations' | 'telehealthDuty'>,
  { patientId, now }: { patientId: string; now: number },
) {
  for (const row of await store.consultations.openNow(patientId))
    if ((await nowWindowOf(store, row, now))?.state !== 'LATE') return row;
  return undefined;
}

/** C-94. The hours of one that is given now, while it can still be given; null of what has a time, and of what is over. */
export async function nowWindowOf(
  store: Pick<StoreInTransaction, 'telehealthDuty'>,
  row: TeleconsultationRow,
  now: number,
) {
  const { is_now: isNow, state, registered_at } = row;
  if (isNow !== 1 || state === 'ENDED' || state === 'CANCELED') return null;
  return windowOfBookedNow(store, { ...row, registered_at: registered_at ?? now }, now);
}
