import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import { practitionerName } from '#app/domain/bookings/names.ts';
import { bookingPath } from '#app/domain/bookings/paths.ts';
import { livePath } from '#app/domain/telehealth-live/paths.ts';
import { bookingsAhead } from '#app/routes/bookings/next-visit.server.ts';
import { patientOf } from '#app/services/appointments/words.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { keepAnswers } from '#app/services/forms/kept-answers.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { CallForm, ChatForm } from './chat.form.server.ts';
import type { SilentRequest } from './guard.server.ts';
import { notAnswering } from './leave.server.ts';

/** Room or call while nothing says how it stands: what the visits say of it, the phone, and the way to try again, in the same tab. */
export async function silentPage(request: SilentRequest, page: 'room' | 'call') {
  const heading = request.t(`telehealth-live:${page}.title`);
  const booked = await bookedOf(request);
  return {
    title: titled(booked?.whose ?? null, heading),
    heading,
    silence: { since: request.outage.since, retryPath: pathOf(request, page) },
    of: booked,
  };
}

const idOf = ({ url }: AccountRequest) => url.searchParams.get('teleconsultationId') ?? '';
const pathOf = (request: SilentRequest, page: 'room' | 'call') => livePath(page, idOf(request), request.seat);

/** The facts that the visits give of it; null while they do not come either, or it is none of the account's. */
export async function bookedOf(request: AccountRequest) {
  const found = await orOutage(bookingsAhead(request));
  const booking = found.ok
    ? found.data.find(({ teleconsultationId: id }) => id !== undefined && id === idOf(request))
    : undefined;
  return booking ? viewOf(request, booking) : null;
}

async function viewOf(request: AccountRequest, booking: Booking) {
  const { t, language } = request;
  const { formatPeriod } = textIn(language);
  const { service, practitioner, isNow, dateFrom, dateTo, organizationUnit: unit } = booking;
  const free = t(isNow ? 'teleconsultation-summary:whoIsFree' : 'bookings:facts.anyPractitioner');
  return {
    service: service.name,
    when: isNow
      ? t('teleconsultation-summary:now.when')
      : t('bookings:facts.polishTime', { when: formatPeriod(dateFrom, dateTo) }),
    practitioner: practitioner ? practitionerName(practitioner) : free,
    phone: unit.contact.phoneNumber,
    path: bookingPath(booking),
    ...(await patientOf({ booking, request })),
  };
}

/** Nothing is sent nor told while nothing answers; a line of the chat stays in its field, and on the page that is tried again. */
export async function actInSilence(request: SilentRequest, page: 'room' | 'call') {
  const form = await request.form();
  const pressed = parseWithZod(form, { schema: CallForm });
  const isLine = page === 'call' && pressed.status === 'success' && pressed.value.intent === 'send';
  if (!isLine) return notAnswering(request, pathOf(request, page));
  const submission = parseWithZod(form, { schema: ChatForm });
  await keepAnswers(request, pathOf(request, page));
  return refused(
    submission,
    { '': ['telehealth-live:chat.failed', 'page:problem.notDone'] },
    { status: 503 },
  );
}
