import type { SubmissionResult } from '@conform-to/react';
import type { PatientListPart } from '#contract/paging.ts';
import type { Patient } from '#contract/patients/schemas.ts';
import { readRange, type DayRange, type ReadRange } from '#app/domain/dates/typed-range.ts';
import { endOfDay, startOfDay, today } from '#app/domain/dates/warsaw.ts';
import type { Day } from '#app/domain/dates/calendar.ts';
import { pageNumber } from '#app/domain/page-number.ts';
import { ofPatient } from '#app/domain/patients/of-patient.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { keyedErrors } from '#app/services/forms/forms.server.ts';
import { MARKS } from '#app/services/page/page-cache.server.ts';
import { overOf, patientShown, pickerOf } from '#app/services/page/patient-shown.server.ts';
import { accountOf } from '#app/services/provider/once.server.ts';
import { orOutage, type OrOutage } from '#app/services/provider/provider.server.ts';
import { pathOf } from '#app/services/request/portal-request.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

/** B§9. */
const PAGE_SIZE = 10;

/** Whose record a page shows, and why it shows none: A-53, no patient, or an outage. */
export async function recordOf(request: AccountRequest) {
  const [account, shown] = await Promise.all([orOutage(accountOf(request)), patientShown(request)]);
  const { patient, patients } = shown;
  const outage = shown.outage ?? (account.ok ? null : account.outage);
  const isUnconfirmed = account.ok && account.data.type !== 'AUTHORIZED';
  return {
    patient: outage || isUnconfirmed || !patient?.authorized ? null : patient,
    frame: {
      picker: { ...pickerOf(request, { patients, patient }), path: request.url.pathname },
      over: overOf(request, { patients, patient }),
      barrier: outage ? null : barrierOf({ isUnconfirmed, patient }),
      outage,
      path: pathOf(request.url),
    },
  };
}
/** Why there is no record to see: of this account, of this patient (AP-17), or because there is nobody. */
function barrierOf({
  isUnconfirmed,
  patient,
}: {
  isUnconfirmed: boolean;
  patient: Patient | null;
}): 'unconfirmed' | 'unconfirmedPerson' | 'noPatient' | null {
  if (isUnconfirmed) return 'unconfirmed';
  if (!patient) return 'noPatient';
  if (patient.authorized) return null;
  return patient.patientRole === 'PATIENT' ? 'unconfirmed' : 'unconfirmedPerson';
}

export type RecordFrame = Awaited<ReturnType<typeof recordOf>>['frame'];

type AskedEntry<Entry> = Readonly<{
  /** Where another patient's page leads from here: ids of entries are of one patient. */
  listPath: string;
  ask: (patientId: string) => Promise<Entry>;
}>;

/** One entry of the record of the patient whom the page shows; null with why it is not there. */
export async function recordEntryOf<Entry>(request: AccountRequest, { listPath, ask }: AskedEntry<Entry>) {
  const { patient, frame } = await recordOf(request);
  const found = patient && (await orOutage(ask(patient.id)));
  return {
    patientId: patient?.id ?? '',
    /** Where this patient's entries are listed. */
    listPath: ofPatient(listPath, patient?.id),
    entry: found?.ok ? found.data : null,
    record: {
      ...frame,
      picker: { ...frame.picker, path: listPath },
      outage: frame.outage ?? (found && !found.ok ? found.outage : null),
    },
  };
}

type ListPage<Entry> = { entries: Entry[]; hasMore: boolean };

type AskedList<Entry, View> = Readonly<{
  /** Names the list where it is remembered when it was looked at. */
  name: string;
  usual: (today: Day) => DayRange;
  ask: (part: PatientListPart) => Promise<ListPage<Entry>>;
  /** When an entry came into the list, ISO. */
  cameAt: (entry: Entry) => string;
  view: (entry: Entry) => View;
}>;

/** A list of a patient's record: of the days of the address, one page of it, with what is new since the last visit. */
export async function recordListOf<Entry, View>(request: AccountRequest, list: AskedList<Entry, View>) {
  const { url } = request;
  const { patient, frame } = await recordOf(request);
  const day = today(request.now);
  const read = readRange({ query: url.searchParams, usual: list.usual(day), today: day });
  const submission = submissionOf(read);
  const page = pageNumber(url.searchParams.get('page'));
  const part = patient && !submission ? partOf({ patientId: patient.id, range: read.range, page }) : null;
  const found = part ? await orOutage(list.ask(part)) : null;
  return {
    ...frame,
    outage: frame.outage ?? (found && !found.ok ? found.outage : null),
    asOf: MARKS.now,
    listPath: ofPatient(url.pathname, patient?.id),
    filter: { fields: read.typed, patientId: patient?.id ?? null, submission, isOpen: read.isAsked },
    heading: headingOf(request, read.range),
    ...(await listedOf(request, { list, found, patientId: patient?.id ?? '' })),
    pages: pagesOf({ url, page, patientId: patient?.id, hasMore: Boolean(found?.ok && found.data.hasMore) }),
  };
}

/** The entries as they are shown, each with whether it is new; null while there is no list. */
async function listedOf<Entry, View>(
  { context, session, now }: AccountRequest,
  {
    list,
    found,
    patientId,
  }: { list: AskedList<Entry, View>; found: OrOutage<ListPage<Entry>> | null; patientId: string },
) {
  if (!found?.ok) return { entries: null, news: 0 };
  const seenBefore = await context.portal.store.seenLists.open({
    accountId: session.accountId,
    list: `${list.name}/${patientId}`,
    session: session.idHash,
    now: now.getTime(),
  });
  const isNew = (entry: Entry) => seenBefore !== null && Date.parse(list.cameAt(entry)) > seenBefore;
  const entries = found.data.entries.map((entry) => ({ ...list.view(entry), isNew: isNew(entry) }));
  return { entries, news: entries.filter((entry) => entry.isNew).length };
}

/** from 00:00 of the first day to 00:00 after the last, in Warsaw. */
const partOf = ({ patientId, range, page }: { patientId: string; range: DayRange; page: number }) => ({
  patientId,
  after: startOfDay(range.dateFrom),
  before: endOfDay(range.dateTo),
  pageIndex: page - 1,
  pageSize: PAGE_SIZE,
});

type Paged = { url: URL; page: number; patientId: string | undefined; hasMore: boolean };

function pagesOf({ url, page, patientId, hasMore }: Paged) {
  const hrefOf = (number: number) => {
    const query = new URLSearchParams(url.searchParams);
    if (number > 1) query.set('page', String(number));
    else query.delete('page');
    return ofPatient(query.size > 0 ? `${url.pathname}?${query}` : url.pathname, patientId);
  };
  return {
    page,
    nextHref: hasMore ? hrefOf(page + 1) : null,
    previousHref: page > 1 ? hrefOf(page - 1) : null,
  };
}

function submissionOf({ faults, typed }: ReadRange): SubmissionResult<string[]> | null {
  const errors = keyedErrors({
    dateFrom: faults.dateFrom && (`lists:range.dateFrom.${faults.dateFrom}` as TextKey),
    dateTo: faults.dateTo && (`lists:range.dateTo.${faults.dateTo}` as TextKey),
  });
  return errors && { status: 'error', initialValue: typed, error: errors };
}

/** "Od 23 listopada 2025 do 23 listopada 2026". */
function headingOf({ language, t }: AccountRequest, { dateFrom, dateTo }: DayRange) {
  const { formatDate } = textIn(language);
  return t('lists:heading', { from: formatDate(dateFrom), to: formatDate(dateTo) });
}
