import type { TestResult } from '#contract/results/schemas.ts';
import type { ToDo } from '#app/components/start/to-do-list.tsx';
import { yearToToday } from '#app/domain/lists/usual-days.ts';
import { addDays } from '#app/domain/dates/calendar.ts';
import { dayOf, endOfDay, startOfDay, today } from '#app/domain/dates/warsaw.ts';
import { ofPatient } from '#app/domain/patients/of-patient.ts';
import { resultPath, RESULTS_PATH } from '#app/domain/results/paths.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { portalSettings } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { unopened } from '#app/services/page/opened.server.ts';

/** So long a result or a document counts as new while nobody has opened it. */
export const NEW_DAYS = 30;
/** How many new ones are named; of the others it is said how many there are. */
export const MOST_NAMED = 3;
/** As many as the provider gives at once. */
export const MOST_READ = 100;

/** Whose entries: `who` is said where an account acts for several, `isShown`: theirs is the page. */
export type Whose = Readonly<{ patientId: string; who: string | null; isShown: boolean }>;

/** The last year, as a list asks for it. */
export function lastYear({ now }: AccountRequest, patientId: string) {
  const { dateFrom, dateTo } = yearToToday(today(now));
  const period = { after: startOfDay(dateFrom), before: endOfDay(dateTo) };
  return { patientId, ...period, pageIndex: 0, pageSize: MOST_READ };
}

export const isNewSince = (came: string, { now }: AccountRequest) =>
  dayOf(came) > addDays({ day: today(now), days: -NEW_DAYS });

/** Puts results with a mark that nobody here can explain first, so that none of them is only counted. */
const toBeAskedFirst = (results: readonly TestResult[]) => [
  ...results.filter(hasToAsk),
  ...results.filter((one) => !hasToAsk(one)),
];
const hasToAsk = ({ toAsk = [] }: TestResult) => toAsk.length > 0;

/** Critical results that were not opened, with whom to call, and of the patient shown those that are new. */
export async function resultsToDo(request: AccountRequest, whose: Whose): Promise<ToDo[]> {
  const { entries } = await request.provider.results.list(lastYear(request, whose.patientId));
  const waiting = await unopened(request, 'result', entries);
  const critical = waiting.filter(({ hasCritical }) => hasCritical);
  const others = toBeAskedFirst(
    waiting.filter((one) => !one.hasCritical && isNewSince(one.publishedAt, request)),
  );
  const left = others.length - MOST_NAMED;
  return [
    ...(await Promise.all(critical.map((result) => criticalToDo(request, { result, whose })))),
    ...(whose.isShown
      ? await Promise.all(others.slice(0, MOST_NAMED).map((result) => newToDo(request, { result, whose })))
      : []),
    ...(whose.isShown && left > 0 ? [restToDo(request, { left, whose })] : []),
  ];
}

type Waiting = { result: TestResult; whose: Whose };

/** What the unit says of it and its phone, when they can be had; the desk's phone and our own words in any case. */
async function criticalToDo(request: AccountRequest, { result, whose }: Waiting): Promise<ToDo> {
  const { provider, language, t } = request;
  const { patientId } = whose;
  const [whole, desk] = await Promise.all([
    orOutage(provider.results.get({ patientId, id: result.id })),
    deskPhone(request),
  ]);
  const critical = whole.ok ? whole.data.critical : undefined;
  return {
    ...wordsOf(request, { result, whose }),
    kind: 'critical',
    icon: 'alert-triangle',
    label: t('results:toDo.critical'),
    note: critical?.text[language] ?? t('results:toDo.criticalNote'),
    phone: critical?.phone ?? desk ?? null,
  };
}

async function deskPhone(request: AccountRequest) {
  const settings = await orOutage(portalSettings(request));
  return settings.ok ? settings.data.registrationPhone : undefined;
}

async function newToDo(request: AccountRequest, { result, whose }: Waiting): Promise<ToDo> {
  const { t } = request;
  const isToAsk = hasToAsk(result);
  const note = t('results:toDo.day', { day: dayIn(request, result) });
  return {
    ...wordsOf(request, { result, whose }),
    kind: 'new',
    icon: 'flask',
    label: t(`results:toDo.${result.status === 'PRELIMINARY' ? 'preliminary' : 'new'}`),
    note: isToAsk ? `${note} ${t('results:toDo.toAsk')}` : note,
    phone: isToAsk ? (result.unit.phone ?? (await deskPhone(request)) ?? null) : null,
  };
}

const restToDo = (
  { t }: AccountRequest,
  { left, whose: { patientId, who } }: { left: number; whose: Whose },
): ToDo => ({
  kind: 'new',
  icon: 'flask',
  href: ofPatient(RESULTS_PATH, patientId),
  label: t('results:toDo.others', { count: left }),
  what: null,
  who,
  when: '',
  until: null,
  note: '',
  phone: null,
});

const dayIn = ({ language }: AccountRequest, { date }: TestResult) =>
  textIn(language).formatDate(dayOf(date));

const wordsOf = (request: AccountRequest, { result, whose: { patientId, who } }: Waiting) => ({
  href: resultPath({ id: result.id, patientId }),
  what: result.name,
  who,
  when: dayIn(request, result),
  until: null,
});
