import { movePath, NEW_PATH } from '#app/domain/bookings/paths.ts';
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
    return standing(await visitor.follow(await visitor.submit(services, { availabilityId })));
  }

  /** The times of the first day with any, on that page. */
  async function atTimes({ draft, answer }: Standing) {
    const days = answer.page.querySelectorAll('main a').map((link) => link.getAttribute('href') ?? '');
    const path = days.find((href) => href.includes('&day='));
    if (!path) throw new Error(`no day in ${answer.path}`);
    return { ...standing(await visitor.get(path)), draft };
  }

  /** Takes a time; the summary. */
  async function atSummary({
    timeSlotId,
    ...place
  }: { timeSlotId?: string; service?: string; availabilityId?: string; patientId?: string } = {}) {
    const dates = await atDates(place);
    const chosen = timeSlotId
      ? await visitor.post(dates.answer.path, {
          ...tokensOf(dates.answer),
          timeSlotId,
          day: dayOf(timeSlotId),
        })
      : await visitor.submit(dates.answer, {}, 'main .inline-form');
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
    return standing(await visitor.follow(await visitor.submit(answer, {}, 'main .inline-form')));
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

/** Times of day of a page, as its radio buttons send them. */
export const timesOf = ({ page }: Answer) =>
  page
    .querySelectorAll('input[name=timeSlotId][type=radio]')
    .map((input) => input.getAttribute('value') ?? '');

/** The local day of a time: no time of the clinic is near midnight. */
export function dayOf(timeSlotId: string) {
  const [, year, month, day] = /_(\d{4})(\d{2})(\d{2})T/.exec(timeSlotId) ?? [];
  return `${year}-${month}-${day}`;
}
