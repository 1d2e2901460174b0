import { isDefinedError, safe } from '@orpc/client';
import type { TimeSlotHold } from '#contract/bookings/schemas/time-slots.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { textIn } from '#app/services/text/texts.ts';

type Asking = Pick<PortalRequest, 'provider'>;

/** Returns the hold of a draft's time; null when the provider keeps that time for the account no longer. */
export async function holdOf({ provider }: Asking, timeSlotId: string | undefined) {
  const { hold } = await provider.timeSlots.currentHold();
  return hold && hold.timeSlotId === timeSlotId ? hold : null;
}

/** Why a draft's time is kept no longer: the account holds another one, which is one at a time, or the minutes are over. */
export async function lostReason({ provider }: Asking) {
  const found = await orOutage(provider.timeSlots.currentHold());
  return found.ok && found.data.hold ? 'booking-wizard:dates.replaced' : 'booking-wizard:dates.expired';
}

/** Holds the account's time for 15 minutes more; or says why not: it is lost, or was extended as often as can be. */
export async function extendHold({ provider }: Asking): Promise<TimeSlotHold | 'EXPIRED' | 'NO_MORE'> {
  const [error, hold] = await safe(provider.timeSlots.extendHold());
  if (!error) return hold;
  if (!isDefinedError(error)) throw error;
  return error.code === 'HOLD_EXPIRED' ? 'EXPIRED' : 'NO_MORE';
}

/** Gives back the time that was kept free for a draft; when the provider does not answer, the time frees itself. */
export async function giveBack({ provider }: Asking, timeSlotId: string | undefined) {
  if (!timeSlotId) return;
  const held = await orOutage(provider.timeSlots.currentHold());
  if (held.ok && held.data.hold?.timeSlotId === timeSlotId) {
    await orOutage(provider.timeSlots.releaseHold());
  }
}

type Extending = Readonly<{
  /** The page that asks for it. */
  to: string;
  /** Said once it was extended as often as can be. */
  noMore: TextKey;
  /** Where the patient goes when it is lost. */
  lost: () => Promise<Response>;
}>;

/** The same, then back to the page that asked for it, which says until when. */
export async function holdLonger(request: PortalRequest, { to, noMore, lost }: Extending) {
  const hold = await extendHold(request);
  if (hold === 'EXPIRED') return lost();
  if (hold === 'NO_MORE') return redirectWithNotice(request, to, { key: noMore, kind: 'notice' });
  const time = textIn(request.language).formatTime(hold.until);
  return redirectWithNotice(request, to, { key: 'wizard:held.extended', values: { time } });
}
