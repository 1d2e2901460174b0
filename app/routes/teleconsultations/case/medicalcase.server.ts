import { redirect } from '@remix-run/node';
import type { Option } from '#app/components/form/index.ts';
import type { MedicalCase } from '#contract/telehealth/case-schemas.ts';
import { lengthOf, TITLE } from '#contract/telehealth/reading/limits.ts';
import { readRange, type ReadRange } from '#app/domain/dates/typed-range.ts';
import { dayOf, today } from '#app/domain/dates/warsaw.ts';
import { formatTypedDate } from '#app/domain/dates/words.ts';
import { yearToToday } from '#app/domain/lists/usual-days.ts';
import { plainText, providerText } from '#app/domain/text.ts';
import { carriedBy, stepPath, type DraftRequest } from '#app/routes/teleconsultations/draft/drafts.server.ts';
import { onwards, stepFrame } from '#app/routes/teleconsultations/draft/steps.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { keyedErrors } from '#app/services/forms/forms.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { caseAnswer, caseInWords, casesOf, earliestOf, type CaseAnswer } from './cases.server.ts';
import { chooseCase, isWritten, keepPending, switchPath } from './switching.server.ts';
import { NEW_CASE } from './medicalcase.form.server.ts';

/** Which cases the page shows: the last year's unless the address asks for others, none of them later than today (B§5). */
function rangeOf({ url, now }: DraftRequest) {
  const day = today(now);
  return readRange({ query: url.searchParams, usual: yearToToday(day), today: day, latest: day });
}

/** The content of the page; its cases are null while the days of the address are wrong, or the telehealth system is silent. */
export async function casesPage(request: DraftRequest) {
  const { draft, t } = request;
  const read = rangeOf(request);
  const errors = filterErrors(read);
  const all = await orOutage(casesOf(request));
  const shown = all.ok && !errors ? await orOutage(shownOf(request, { read, all: all.data })) : null;
  const outage = !all.ok ? all.outage : shown && !shown.ok ? shown.outage : null;
  const listed = shown?.ok ? shown.data : null;
  return {
    frame: stepFrame(request),
    title: t('medical-cases:choose.title'),
    outage,
    path: stepPath(draft.id, 'medicalcase', carriedBy(request)),
    options: listed && all.ok ? optionsOf(request, { listed, all: all.data }) : null,
    older: listed && all.ok ? olderOf(request, { listed, all: all.data }) : null,
    isLastYear: !read.isAsked,
    filter: { fields: read.typed, values: carriedBy(request), isOpen: read.isAsked },
    filterErrors: errors,
    chosen: chosenBefore(request),
  };
}

/** The case of the draft, which stands among the others once it is made; a new one by its name. */
function chosenBefore(request: DraftRequest) {
  const { medicalcase, facts } = request.draft.answers;
  const id = medicalcase?.caseId ?? facts.madeCaseId;
  const isNew = medicalcase !== undefined && id === undefined;
  return { case: isNew ? NEW_CASE : id, title: isNew ? medicalcase.title : proposedTitle(request) };
}

/** The cases of the days that were asked for; all of them where these are all days that can be. */
async function shownOf(request: DraftRequest, { read, all }: { read: ReadRange; all: MedicalCase[] }) {
  const { dateFrom, dateTo } = read.range;
  const isAll = dateFrom === earliestOf(request) && dateTo === today(request.now);
  return isAll || all.length === 0 ? all : casesOf(request, read.range);
}

type Listed = { listed: readonly MedicalCase[]; all: readonly MedicalCase[] };

/** The cases that are listed, the one that was chosen before wherever it stands, and a new one. */
function optionsOf(request: DraftRequest, { listed, all }: Listed): Option[] {
  const { medicalcase, facts } = request.draft.answers;
  const before = medicalcase?.caseId ?? facts.madeCaseId;
  const isListed = (id: string) => listed.some(({ medicalCaseId }) => medicalCaseId === id);
  const chosen = all.filter(({ medicalCaseId: id }) => id === before && !isListed(id));
  if (all.length === 0) return [];
  const shown = [...chosen, ...listed];
  const saidOf = (one: MedicalCase) =>
    `${plainText(one.medicalCaseTitle)} ${caseInWords(request, caseAnswer(one))}`;
  const isAlone = (one: MedicalCase) => shown.filter((other) => saidOf(other) === saidOf(one)).length === 1;
  return [
    ...shown.map((one) => ({
      value: one.medicalCaseId,
      label: providerText(plainText(one.medicalCaseTitle)),
      isOfProvider: true as const,
      hint: caseInWords(request, caseAnswer(one), { withHours: !isAlone(one) }),
    })),
    { value: NEW_CASE, label: request.t('medical-cases:choose.new') },
  ];
}

/** The number of cases beside the listed ones, and where they stand; null: none. */
function olderOf(request: DraftRequest, { listed, all }: Listed) {
  const count = all.filter(
    (one) => !listed.some(({ medicalCaseId }) => medicalCaseId === one.medicalCaseId),
  ).length;
  if (count === 0) return null;
  const dateFrom = formatTypedDate(earliestOf(request));
  return { count, path: stepPath(request.draft.id, 'medicalcase', { ...carriedBy(request), dateFrom }) };
}

/** A case’s name to begin with: "Telekonsultacja internistyczna, 30 listopada 2026", shortened where that is too long. */
export function proposedTitle({ draft, language, now }: DraftRequest) {
  const { services, dates } = draft.answers;
  if (!services) return '';
  const day = `, ${textIn(language).formatDate(dayOf(dates?.dateFrom ?? now))}`;
  const name = [...plainText(services.serviceName)].slice(0, TITLE.most - lengthOf(day)).join('');
  return name.trimEnd() + day;
}

function filterErrors({ faults }: ReadRange) {
  const late = (fault: string | undefined, field: 'dateFrom' | 'dateTo') =>
    fault === undefined
      ? undefined
      : fault === 'tooLate'
        ? ('medical-cases:filter.tooLate' as const)
        : (`lists:range.${field}.${fault}` as TextKey);
  return keyedErrors({
    dateFrom: late(faults.dateFrom, 'dateFrom'),
    dateTo: late(faults.dateTo, 'dateTo'),
  });
}

/** Tells whether somebody has cases at all; yes where nobody knows. */
export async function hasCases(request: DraftRequest) {
  const all = await orOutage(casesOf(request));
  return !all.ok || all.data.length > 0;
}

/** Chooses a case; another one after something was written is asked about first (B-58). @throws notFound for nobody’s or another’s */
export async function takeCase(request: DraftRequest, typed: { caseId: string } | { title: string }) {
  const value = 'title' in typed ? typed : await caseById(request, typed.caseId);
  const { medicalcase: before, facts } = request.draft.answers;
  const known = before && { ...before, caseId: before.caseId ?? facts.madeCaseId };
  if (known && isSameCase(known, value)) return onwards(request, { draft: request.draft, cleared: [] });
  if (!before || !isWritten(request)) return chooseCase(request, value);
  await keepPending(request, value);
  return redirect(switchPath(carriedBy(request)), 303);
}

async function caseById(request: DraftRequest, caseId: string): Promise<CaseAnswer> {
  const found = (await casesOf(request)).find(({ medicalCaseId }) => medicalCaseId === caseId);
  if (!found) throw notFound();
  return caseAnswer(found);
}

/** A new one of the same name is the same, made or not. */
const isSameCase = (one: CaseAnswer, other: CaseAnswer) =>
  other.caseId === undefined ? one.title === other.title : one.caseId === other.caseId;
