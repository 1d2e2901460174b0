import { data } from '@remix-run/node';
import type { SubmissionResult } from '@conform-to/react';
import type { PatientListPart } from '#contract/paging.ts';
import type { Day } from '#app/domain/dates/calendar.ts';
import { readRange, type DayRange, type ReadRange } from '#app/domain/dates/typed-range.ts';
import { endOfDay, startOfDay, today } from '#app/domain/dates/warsaw.ts';
import { yearToToday } from '#app/domain/lists/usual-days.ts';
import { pageNumber } from '#app/domain/page-number.ts';
import { ofPatient } from '#app/domain/patients/of-patient.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { keyedErrors } from '#app/services/forms/forms.server.ts';
import { orOutage, type OrOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { MARKS } from './page-cache.server.ts';
import { titled } from './patient-shown.server.ts';
import { newsOf } from './record-news.server.ts';
import { allEntries, pageOf } from './record-pages.server.ts';
import { recordOf } from './record.server.ts';

type AskedList<Entry, View> = Readonly<{
  /** Names the list where it is remembered what was shown of it. */
  name: string;
  usual: (today: Day) => DayRange;
  ask: (part: PatientListPart) => Promise<{ entries: Entry[]; hasMore: boolean }>;
  idOf: (entry: Entry) => string;
  /** When an entry came into the list, ISO. */
  cameAt: (entry: Entry) => string;
  /** True where an entry stands in the list of these days only until it was seen. */
  isUntilSeen?: (entry: Entry, range: DayRange) => boolean;
  view: (entry: Entry) => View;
}>;

/** A list of a patient's record: of the days of the address, one page of it, with what is new to the account. */
export async function recordListOf<Entry, View>(request: AccountRequest, list: AskedList<Entry, View>) {
  const { url } = request;
  const { patient, frame } = await recordOf(request);
  const day = today(request.now);
  const read = readRange({ query: url.searchParams, usual: list.usual(day), today: day });
  const submission = submissionOf(read);
  const period = patient && !submission ? periodOf({ patientId: patient.id, range: read.range }) : null;
  const found = period ? await orOutage(allEntries(list.ask, period)) : null;
  const patientId = patient?.id ?? '';
  return {
    ...frame,
    outage: frame.outage ?? (found && !found.ok ? found.outage : null),
    asOf: MARKS.now,
    listPath: ofPatient(url.pathname, patient?.id),
    filter: { fields: read.typed, patientId: patient?.id ?? null, submission, isOpen: read.isAsked },
    heading: headingOf(request, { read, list, listed: found?.ok ? found.data : null }),
    cutAt: found?.ok && found.data.isCut ? found.data.entries.length : null,
    ...(await listedOf(request, { list, found, patientId, range: read.range })),
  };
}

type Answered<List, Beside> = Readonly<{
  /** The h1 without the person. */
  title: TextKey;
  record: List;
  /** The other things that stand on the page. */
  beside?: Beside;
}>;

/** The answer of a list's page: 400 while its days are wrong, which it says at the fields. */
export function recordListAnswer<
  List extends { over: string | null; filter: { submission: SubmissionResult<string[]> | null } },
  Beside extends object = object,
>({ t }: AccountRequest, { title, record, beside }: Answered<List, Beside>) {
  const { submission } = record.filter;
  const said = { title: titled(record.over, t(title)), record, submission };
  return data({ ...said, ...beside } as typeof said & Beside, { status: submission ? 400 : 200 });
}

type Listed<Entry> = Awaited<ReturnType<typeof allEntries<Entry>>>;

type Found<Entry, View> = {
  list: AskedList<Entry, View>;
  found: OrOutage<Listed<Entry>> | null;
  patientId: string;
  range: DayRange;
};

/** The entries of the page as they are shown, each with whether it is new; null while there is no list. */
async function listedOf<Entry, View>(
  request: AccountRequest,
  { list, found, patientId, range }: Found<Entry, View>,
) {
  const { url } = request;
  const page = pageNumber(url.searchParams.get('page'));
  if (!found?.ok) {
    const { news, pages } = pageOf<Entry>({ url, patientId, page: 1, entries: [], isNew: () => false });
    return { entries: null, news, pages, beyond: null };
  }
  const isUntilSeen = (entry: Entry) => list.isUntilSeen?.(entry, range) ?? false;
  const { isNew, isListed, show } = await newsOf(request, { ...list, patientId, isUntilSeen });
  const { shown, ...rest } = pageOf({
    url,
    patientId,
    page,
    isNew,
    entries: found.data.entries.filter(isListed),
  });
  await show(shown);
  return { ...rest, entries: shown.map((entry) => ({ ...list.view(entry), isNew: isNew(entry) })) };
}

/** from 00:00 of the first day to 00:00 after the last, in Warsaw. */
const periodOf = ({ patientId, range }: { patientId: string; range: DayRange }) => ({
  patientId,
  after: startOfDay(range.dateFrom),
  before: endOfDay(range.dateTo),
});

function submissionOf({ faults, typed }: ReadRange): SubmissionResult<string[]> | null {
  const errors = keyedErrors({
    dateFrom: faults.dateFrom && (`lists:range.dateFrom.${faults.dateFrom}` as TextKey),
    dateTo: faults.dateTo && (`lists:range.dateTo.${faults.dateTo}` as TextKey),
  });
  return errors && { status: 'error', initialValue: typed, error: errors };
}

type Headed = { read: ReadRange; list: { usual: (today: Day) => DayRange }; listed: Listed<unknown> | null };

/** "Ostatni rok: 14" while nobody asks for other days, else "Od 23 listopada 2025 do 23 listopada 2026". */
function headingOf({ language, t }: AccountRequest, { read, list, listed }: Headed) {
  const { formatDate } = textIn(language);
  const { dateFrom, dateTo } = read.range;
  const isCounted = !read.isAsked && list.usual === yearToToday && !listed?.isCut;
  if (isCounted) return t('lists:lastYear', { number: listed?.entries.length ?? 0 });
  return t('lists:heading', { from: formatDate(dateFrom), to: formatDate(dateTo) });
}
