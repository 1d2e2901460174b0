import type { LiveState } from '#contract/telehealth-live/schemas.ts';
import type { Stop } from '#app/domain/telehealth-live/checks.ts';
import { livePath } from '#app/domain/telehealth-live/paths.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { areFilesOpen } from '#app/domain/telehealth/case-files.ts';
import { caseFilesPath, joinPath } from '#app/domain/telehealth/paths.ts';
import { plainText } from '#app/domain/text.ts';
import { namedBookingView } from '#app/routes/bookings/booking-view.server.ts';
import { missingOf } from '#app/routes/telehealth/missing.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { textIn } from '#app/services/text/texts.ts';
import { liveView, movedText } from './view.server.ts';

/** B§4, B§8, C§8: what is said where it cannot be entered. */
const TEXTS = {
  executed: 'telehealth:start.status.executed',
  canceled: 'telehealth:start.status.canceled',
  tooEarly: 'telehealth:start.tooEarly',
  tooLate: 'telehealth:start.tooLate',
  unconfirmed: 'teleconsultation:stop.unconfirmed',
  unauthorized: 'telehealth-live:stop.unauthorized',
  consent: 'teleconsultation-summary:consent.missing',
  consentAwaited: 'teleconsultation-summary:consent.missing',
  identity: 'teleconsultation-summary:identity',
  silent: 'telehealth:outage',
} as const satisfies Record<Stop, TextKey>;

/** Stops after which nobody calls back: it is over, or the account may not speak for the person. */
const OVER: ReadonlySet<Stop> = new Set(['executed', 'canceled', 'tooLate', 'unconfirmed', 'unauthorized']);

/** The page of what stands in the way: which teleconsultation it is, why not, and what to do instead. */
export async function stopView(request: AccountRequest, { live, stop }: { live: LiveState; stop: Stop }) {
  const { t, language } = request;
  const { formatDateTime, formatDayAndMonth } = textIn(language);
  const { consultationId, opensAt, closesAt, dateFrom } = live;
  const of = await liveView(request, live);
  const service = plainText(of.service);
  const heading = dateFrom
    ? t('bookings:details.title', { service, day: formatDayAndMonth(dayOf(dateFrom)) })
    : service;
  const isAhead = stop === 'tooEarly';
  const hours = {
    from: opensAt ? formatDateTime(opensAt) : '',
    until: closesAt ? formatDateTime(closesAt) : '',
  };
  return {
    title: titled(of.whose, heading),
    heading,
    stop,
    of: OVER.has(stop) ? { ...of, phonePath: null } : of,
    moved: stop === 'canceled' ? null : movedText({ ...request, live }),
    text: isAhead && !opensAt ? t('telehealth-live:stop.notYet') : t(TEXTS[stop], hours),
    toBox: stop === 'consent' ? t('telehealth-live:consent.below') : null,
    awaited: stop === 'consentAwaited' ? t('teleconsultation-summary:consent.awaited') : null,
    hours: isAhead && opensAt && closesAt ? t('telehealth:join.hours', hours) : null,
    retryPath: stop === 'silent' ? joinPath(consultationId) : null,
    endedPath: stop === 'executed' ? livePath('ended', consultationId) : null,
    invitePath: isAhead && live.guest ? livePath('invite', consultationId) : null,
    testPath: isAhead ? livePath('test', consultationId) : null,
    ...(await bookedOf(request, live, { isAhead })),
  };
}

/** The parts that belong to the booking: its file for a calendar, what it lacks, and how to prepare; none while it does not come. */
async function bookedOf(request: AccountRequest, { booking }: LiveState, { isAhead }: { isAhead: boolean }) {
  if (!booking || !isAhead) return { booking: null, missing: [], filesPath: null, preparation: null };
  const found = await orOutage(request.provider.bookings.get({ system: booking.system, id: booking.id }));
  if (!found.ok) return { booking: null, missing: [], filesPath: null, preparation: null };
  const view = await namedBookingView({ booking: found.data, request });
  const { path, status, isDone, preparation = null } = view;
  return {
    booking: { path, status, isDone },
    missing: await missingOf(request, found.data),
    filesPath: areFilesOpen(found.data) ? caseFilesPath(path) : null,
    preparation,
  };
}
