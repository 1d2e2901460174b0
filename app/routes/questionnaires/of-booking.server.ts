import { isDefinedError, safe } from '@orpc/client';
import type { Params } from '@remix-run/react';
import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import type { QuestionnaireFulfillment } from '#contract/questionnaires/schemas.ts';
import { effectiveStatus } from '#app/domain/bookings/status.ts';
import { questionnairePath } from '#app/domain/questionnaires/paths.ts';
import { bookingOf } from '#app/services/appointments/booking.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound, partIsOff } from '#app/services/access/problems.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

/** The address of a booking's questionnaire for the session's account. */
export const pathOfQuestionnaire = ({ session }: AccountRequest, { system, systemId }: Booking) =>
  questionnairePath({ system, systemId, accountId: session.accountId });

/** B§4, A-83: answers may be given and changed while the booking is SCHEDULED. */
export const isEditable = (booking: Booking) => effectiveStatus(booking) === 'SCHEDULED';

/** The questionnaire of a booking with its answers; null when there is none. */
async function read({ provider }: AccountRequest, { systemId: id }: Booking) {
  const [[error, questionnaire], { fulfillment }] = await Promise.all([
    safe(provider.questionnaires.byBookingId({ id })),
    provider.questionnaires.ofBooking({ id }),
  ]);
  if (isDefinedError(error)) return null;
  if (error) throw error;
  return { questionnaire, fulfillment };
}

const areInterviewsOn = async ({ provider }: AccountRequest) =>
  (await provider.questionnaires.settings()).medicalInterviewsModule;

/**
 * B§2: the questionnaire that the address claims. Another account's address, another's booking, a missing one and one
 * without a questionnaire are the same 404.
 */
export async function requireQuestionnaire(request: AccountRequest, params: Params) {
  const { systemRoot, accountId, bookingId } = params;
  if (accountId !== request.session.accountId) throw notFound();
  const booking = await bookingOf(request, { system: systemRoot, id: bookingId });
  const found = await read(request, booking);
  if (!found && !(await areInterviewsOn(request))) throw partIsOff();
  if (!found) throw notFound();
  return { booking, isEditable: isEditable(booking), ...found };
}

/** The view of a booking's questionnaire on its own page; null when there is none. */
export async function bookingQuestionnaire(request: AccountRequest, booking: Booking) {
  const path = pathOfQuestionnaire(request, booking);
  const found = await orOutage(read(request, booking));
  if (!found.ok) return { path: request.url.pathname, outage: found.outage };
  if (!found.data) return null;
  const { fulfillment } = found.data;
  return { path, filledAt: fulfillment?.filledAt ?? null, isEditable: isEditable(booking) };
}

/** Saves the answers; the text of why not, or null. @throws NOT_FOUND */
export async function saveAnswers(
  request: AccountRequest,
  { booking: { system, systemId: id }, answers }: { booking: Booking; answers: QuestionnaireFulfillment },
): Promise<TextKey | null> {
  const saving = request.provider.questionnaires.saveForBooking({
    system,
    id,
    questionnaireFulfillment: answers,
  });
  const [error] = await safe(saving);
  if (isDefinedError(error)) {
    if (error.code === 'NOT_FOUND') throw notFound();
    return error.code === 'CONFLICT' ? 'questionnaires:wrongStatus' : 'questionnaires:changed';
  }
  if (error) throw error;
  return null;
}
