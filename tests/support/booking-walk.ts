import { hourName } from '#app/components/appointments/hours.tsx';
import { movePath, NEW_PATH } from '#app/domain/bookings/paths.ts';
import { addDays, endOfMonth } from '#app/domain/dates/calendar.ts';
import { startOfDay, today } from '#app/domain/dates/warsaw.ts';
import { formatTime } from '#app/domain/dates/words.ts';
import type { Answer, Visitor } from './visitor.ts';

/** Where a visitor stands in the wizard, and the draft that the address names. */
export type Standing = { answer: Answer; draft: string };

/** Steps of the new-booking wizard as a person without scripts walks them. Each throws when the portal leads elsewhere. */
export function walkOf(visitor: Visitor) {
  const standing = (answer: Answer): Standing => {
    const draft = new URLSearchParams(answer.path.split('?')[1]).get('draft');
    if (answer.status !== 200 || !draft) throw new Error(`${answer.status} at ${answer.path}`);
    return { answer, draft };
  };

  /** A new draft: at the patients when there are several, else at the services. */
  const start = async () => standing(await visitor.follow(await visitor.get(NEW_PATH)));

  /** The services page with the places of one service. */
  const atService = async ({ draft, service }: { draft: string; service: string }) =>
    standing(await visitor.get(`/newbooking/services?draft=${draft}&service=${service}`));

  /** The page that offers the free times of the place. */
  async function atDates({ service = 'UBEZP', availabilityId = 'ubezp-lis', patientId = '' } = {}) {
    const { draft, answer } = await start();
    if (patientId) await visitor.submit(answer, { patientId });
    const { answer: services } = await atService({ draft, service });
    const chosen = await visitor.post(services.path, { ...tokensOf(services), availabilityId });
    return standing(await visitor.follow(chosen));
  }

  /** The times of the first day with any, on that page. */
  async function atTimes({ draft, answer }: Standing) {
    const days = answer.page.querySelectorAll('main a').map((link) => link.getAttribute('href') ?? '');
    const path = days.find((href) => href.includes('&day='));
    // Where no day has more hours than its card shows, the list has them all.
    if (!path && hoursOf(answer).length > 0) return { answer, draft };
    if (!path) throw new Error(`no day in ${answer.path}`);
    return { ...standing(await visitor.get(path)), draft };
  }

  /** Takes a time; the summary. */
  async function atSummary({
    hour,
    ...place
  }: {
    hour?: Record<string, string>;
    service?: string;
    availabilityId?: string;
    patientId?: string;
  } = {}) {
    const dates = await atDates(place);
    const time = hour ?? firstHourOf(dates.answer);
    const chosen = await visitor.post(dates.answer.path, { ...tokensOf(dates.answer), ...time });
    return standing(await visitor.follow(chosen));
  }

  /** Books the first free time. */
  async function booked(place: Parameters<typeof atSummary>[0] = {}) {
    const { answer } = await atSummary(place);
    const sent = await visitor.submit(answer);
    if (!sent.location?.startsWith('/newbooking/result/')) throw new Error(`${sent.status} ${sent.location}`);
    return sent.location.replace('/newbooking/result', '/bookings');
  }

  /** The free times for a booking that is to be moved. */
  const atMove = async (systemId: string) =>
    standing(await visitor.follow(await visitor.get(movePath({ system: 'AMMS', systemId }))));

  /** The summary of a move to the nearest free time. */
  async function atMoveSummary(systemId: string) {
    const { answer } = await atMove(systemId);
    return standing(await visitor.follow(await takeFirst(visitor, answer)));
  }

  return { start, atService, atDates, atTimes, atSummary, booked, atMove, atMoveSummary };
}

/** csrf and _key of a page's forms. */
export function tokensOf({ page, path }: Pick<Answer, 'page' | 'path'>) {
  const value = (name: string) => page.querySelector(`input[name=${name}]`)?.getAttribute('value');
  const csrf = value('csrf') ?? page.querySelector('button[name=csrf]')?.getAttribute('value');
  if (!csrf) throw new Error(`no token in ${path}`);
  return { csrf, _key: value('_key') ?? '' };
}

/** The fields that a page's buttons for hours send, each, in their order. */
export const hoursOf = ({ page }: Answer): Record<string, string>[] =>
  page
    .querySelectorAll('main input[name^="hour."]')
    .map((input) => ({ [input.getAttribute('name') ?? '']: input.getAttribute('value') ?? '' }));

/** A walk takes seconds: an hour that begins sooner than that may be over before somebody has taken it. */
const LONGEST_WALK_MS = 5 * 60_000;

/** Such fields of the hours that do not begin during the walk. One that began long ago is offered where the portal's clock is held. */
export const hoursAhead = (answer: Answer) =>
  hoursOf(answer).filter((hour) => {
    const untilThen = instantOf(hour) - Date.now();
    return untilThen < 0 || untilThen > LONGEST_WALK_MS;
  });

/** The fields that the first of those sends, of a page of days the nearest time; where there is no other, of one that begins soon. */
export function firstHourOf(answer: Answer) {
  const [first] = [...hoursAhead(answer), ...hoursOf(answer)];
  if (!first) throw new Error(`no hour in ${answer.path}`);
  return first;
}

/** The page of a month with hours: that one, or the next where nothing is left of it. */
export async function withHours(visitor: Visitor, answer: Answer) {
  if (hoursOf(answer).length > 0) return answer;
  const nextMonth = addDays({ day: endOfMonth(today(new Date())), days: 1 });
  return visitor.get(`${answer.path}&from=${nextMonth}`);
}

/** Presses the first of them. */
export const takeFirst = (visitor: Visitor, answer: Answer) =>
  visitor.post(answer.path, { ...tokensOf(answer), ...firstHourOf(answer) });

/** When a time of the made-up clinic starts, as its id says. */
function startOf(timeSlotId: string) {
  const [, day, hour, minute] = /_(\d{8})T(\d{2})(\d{2})$/.exec(timeSlotId) ?? [];
  return new Date(`${day?.slice(0, 4)}-${day?.slice(4, 6)}-${day?.slice(6)}T${hour}:${minute}:00Z`);
}

/** When an hour begins, by what its button sends. */
export function instantOf(hour: Record<string, string>) {
  const [, day = '', hours, minutes] = /d([\d-]+)\.t(\d+)-(\d+)/.exec(Object.keys(hour)[0] ?? '') ?? [];
  return Date.parse(startOfDay(day)) + (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** The fields that the button of a time sends; no time of the clinic is near midnight. */
export function hourOf(timeSlotId: string): Record<string, string> {
  const start = startOf(timeSlotId);
  const time = formatTime(start);
  return { [hourName({ day: start.toISOString().slice(0, 10), time })]: time };
}
