import { isDefinedError, safe } from '@orpc/client';
import type { Booking, TimeSlot, ValidationError } from '#contract/bookings/schemas/bookings.ts';
import type { AvailabilitySettings } from '#contract/bookings/schemas/catalog.ts';
import type { Price } from '#contract/bookings/schemas/clinic.ts';
import { validationText } from '#app/domain/bookings/validation.ts';
import { isDay } from '#app/domain/dates/calendar.ts';
import { localMinuteOf, today } from '#app/domain/dates/warsaw.ts';
import { formatTime } from '#app/domain/dates/words.ts';
import { formatAmount } from '#contract/payments/reading/amounts.ts';
import { plainText, providerText } from '#app/domain/text.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { withValues, withWay, type ErrorText } from '#app/services/text/error-text.ts';
import { FAILURE_TEXTS } from '#app/services/provider/failure-texts.ts';
import { outageOf } from '#app/services/provider/provider.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import type { TimesRequest } from './request.ts';
import { wayOn } from './validation-way.server.ts';

type Chosen = { day: string; time: string };
type Refusal = { refusals: ErrorText[] };

/** A free time that this patient may have, and what it allows and asks for. */
type FreeSlot = {
  slot: TimeSlot;
  query: NonNullable<TimesRequest['times']['query']>;
  settings: AvailabilitySettings;
  /** The account's phone is unknown or unconfirmed. */
  isPhoneAsked: boolean;
};

/** `taken`: what is said of a time that is not free any more. */
type Check = { taken: TextKey; keepRefusal: (errors: readonly ValidationError[]) => Promise<unknown> };

/** B§5, 105: the account's phone is unknown or unconfirmed. The wizard for visits asks for it itself, and confirms it. */
export const PHONE_NOT_READY = '105';

/** Why a time is lost when it is to be booked. */
export const LOST_SLOT = {
  SLOT_TAKEN: 'booking-wizard:dates.taken',
  SLOT_PAST: 'booking-wizard:dates.past',
  HOLD_EXPIRED: 'booking-wizard:dates.expired',
  PARALLEL_BOOKING: 'booking-wizard:dates.parallelUnknown',
  HIS_ERROR: 'booking-wizard:dates.hisError',
} as const satisfies Record<string, TextKey>;

/** the time is still on the list, the pre-booking checks pass, no parallel booking; or the texts of what stands in the way. */
export async function freeSlot(
  request: TimesRequest,
  { day, time, taken, keepRefusal }: Chosen & Check,
): Promise<FreeSlot | Refusal> {
  const { provider, times } = request;
  const { query, hisBookingId } = times;
  if (!query || !isDay(day)) return refusal('booking-wizard:dates.unknown');

  const [listError, slots] = await safe(provider.timeSlots.list({ ...query, dateFrom: day, dateTo: day }));
  if (isDefinedError(listError)) return refusal('booking-wizard:dates.hisError');
  if (listError) throw listError;
  const slot = slots.find(({ dateFrom }) => formatTime(dateFrom) === time);
  if (!slot) return refusal(isPast(request, { day, time }) ? 'booking-wizard:dates.past' : taken);

  const { patientId, availabilityId } = query;
  const { errors } = await provider.bookings.prebooking({
    x: slot.id,
    patientId,
    availabilityId,
    hisBookingId,
  });
  const refused = errors.filter(({ code }) => code !== PHONE_NOT_READY);
  if (refused.length > 0) {
    await keepRefusal(refused);
    return { refusals: validationTexts(request, refused) };
  }

  const settings = await provider.catalog.availabilitySettings({ timeSlotId: slot.id, availabilityId });
  const parallel = settings.bookingRestrictions.bookingParallelAllowed
    ? null
    : await parallelRefusal(request, { slot, patientId, hisBookingId });
  return parallel ?? { slot, query, settings, isPhoneAsked: errors.length > 0 };
}

/** True where the time that was pressed has come and gone since the page was made. */
const isPast = ({ now }: PortalRequest, { day, time }: Chosen) =>
  `${day} ${time.padStart(5, '0')}` <= localMinuteOf(now.toISOString());

/** Holds a time for the account (B§4); null when it is held, and otherwise what stands in the way. */
export async function holdSlot(
  { provider }: TimesRequest,
  { slot, query: { patientId }, taken }: Pick<FreeSlot, 'slot' | 'query'> & Pick<Check, 'taken'>,
) {
  const [error, hold] = await safe(provider.timeSlots.block({ timeSlotId: slot.id, patientId }));
  if (isDefinedError(error)) return refusal(error.code === 'SLOT_PAST' ? 'booking-wizard:dates.past' : taken);
  if (error) throw error;
  return { hold };
}

type Slot = { timeSlotId: string; system: string };
/** `isForNow`: the same time may have its prices when it is asked for again. */
export type Prices = { prices: Price[] } | { refusal: TextKey; isForNow: boolean };

/** The current price list of a time (B§8), or the text of why there is none. */
export async function pricesOf(
  { provider, times: { query } }: TimesRequest,
  { timeSlotId, system }: Slot,
): Promise<Prices> {
  if (!query) throw notFound();
  const [error, prices] = await safe(provider.timeSlots.prices({ ...query, timeSlotId, system }));
  if (isDefinedError(error) || outageOf(error))
    return { refusal: FAILURE_TEXTS['timeSlots.prices'], isForNow: true };
  if (error) throw error;
  return prices.length > 0 ? { prices } : { refusal: 'booking-wizard:prices.none', isForNow: false };
}

/** B§5: each pre-booking error in words. */
export const validationTexts = (request: TimesRequest, errors: readonly ValidationError[]): ErrorText[] =>
  errors.map((error) => {
    const { key, values } = validationText({ ...error, today: today(request.now) });
    const text = withValues(key, values);
    const way = wayOn(request, { key, error });
    return way ? withWay(text, way) : text;
  });

/** B§4, the parallel-booking check, without the booking being moved; its failure has a text of its own. */
async function parallelRefusal(
  request: PortalRequest,
  { slot, ...whose }: { slot: TimeSlot; patientId: string; hisBookingId: string | undefined },
): Promise<Refusal | null> {
  const period = { dateFrom: localMinuteOf(slot.dateFrom), dateTo: localMinuteOf(slot.dateTo) };
  try {
    const { booking } = await request.provider.bookings.firstForPatient({ ...whose, ...period });
    return booking ? { refusals: [parallelText(request, booking)] } : null;
  } catch (error) {
    if (outageOf(error)) return refusal(FAILURE_TEXTS['bookings.firstForPatient']);
    throw error;
  }
}

function parallelText(request: PortalRequest, { service, dateFrom }: Booking): ErrorText {
  const when = textIn(request.language).formatDateTime(dateFrom);
  return withValues('booking-wizard:dates.parallel', { service: plainText(service.name), when });
}

const refusal = (text: ErrorText): Refusal => ({ refusals: [text] });

/** "Porada dermatologa, 220,00 zł". */
export const priceText = ({ name, ...price }: Omit<Price, 'id'>, language: 'pl' | 'en') =>
  providerText(`${plainText(name)}, ${formatAmount({ ...price, language })}`);
