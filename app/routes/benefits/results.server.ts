import type { BilingualText } from '#contract/primitives.ts';
import type { Analyte, TestResult, TestResultWithValues } from '#contract/results/schemas.ts';
import { readingOf, type Reading } from '#contract/results/reading/standing.ts';
import { enabledShortcuts } from '#app/areas.menu.ts';
import { sampleDate } from '#app/components/results/value-in-words.ts';
import { resultKey, resultSharingPath } from '#app/domain/benefits/sharing.ts';
import { dayOf, today } from '#app/domain/dates/warsaw.ts';
import { plainText } from '#app/domain/text.ts';
import { printoutPath, resultFilePath, resultPath, trendPath } from '#app/domain/results/paths.ts';
import { wayToWrite } from '#app/routes/messages/way-in.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { applicationSettings, resultsSettings } from '#app/services/provider/dictionaries.server.ts';
import { noteOpened } from '#app/services/page/opened.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { documentsView } from '#app/services/page/record-documents.server.ts';
import { sharingView } from './sharing.server.ts';

type Of<One> = { request: AccountRequest; patientId: string } & One;

const STATUS_KINDS = {
  FINAL: 'done',
  CORRECTED: 'done',
  PRELIMINARY: 'waiting',
  WITHHELD: 'waiting',
  outOfDate: 'problem',
} as const;

/** The standing of a result for its reader: a version that was corrected is not valid any more, whatever it was before (S-53). */
const standingOf = ({ status, correctedBy }: TestResult) => (correctedBy ? 'outOfDate' : status);

/** "16 listopada 2026": the day of an instant in Warsaw. */
export const dateInWords = (instant: string, { language }: AccountRequest) =>
  textIn(language).formatDate(dayOf(instant));

const NO_DAYS: ReadonlySet<string> = new Set();

/** The view that a list's card and a result's own page have alike; of several samples on one of the `shared` days, the hour too. */
export function resultView({
  result,
  request,
  patientId,
  shared = NO_DAYS,
}: Of<{ result: TestResult; shared?: ReadonlySet<string> }>) {
  const { id, name, date, laboratory, unit, hasCritical } = result;
  const { t, language } = request;
  const standing = standingOf(result);
  return {
    id,
    name,
    hasCritical,
    laboratory: laboratory.name,
    unit: unit.name,
    date: sampleDate(date, { text: textIn(language), shared }),
    path: resultPath({ id, patientId }),
    status: { kind: STATUS_KINDS[standing], label: t(`results:status.${standing}`) },
    about: discussionInWords(result, request) ?? t(`results:about.${standing}`),
    overdue: isOverdue(result, request) ? { phone: unit.phone ?? null } : null,
    documentCount: result.documents.length,
  };
}

/** True once the day has passed on which the doctor was to tell a withheld result. */
const isOverdue = ({ discussedOn }: TestResult, { now }: AccountRequest) =>
  discussedOn !== undefined && discussedOn < today(now);

/** When a withheld result is told, or was to be told, and what to do if it was not; undefined without a day. */
function discussionInWords(result: TestResult, request: AccountRequest) {
  const { discussedOn } = result;
  if (discussedOn === undefined) return undefined;
  const day = textIn(request.language).formatDay(discussedOn);
  return request.t(isOverdue(result, request) ? 'results:discussionOver' : 'results:discussedOn', { day });
}

/** All that the page of a result says. */
export async function resultPage({ result, request, patientId }: Of<{ result: TestResultWithValues }>) {
  const settings = await resultsSettings(request);
  const { id, status, analytes, correctedFrom } = result;
  const other = (version: string | undefined) => version && resultPath({ id: version, patientId });
  const values = settings.viewResultsAsText ? analytes : [];
  const read = analytes.map((analyte) => ({ name: analyte.name, reading: readingOf(analyte) }));
  const isToBeDiscussed = status === 'WITHHELD' && (!result.discussedOn || isOverdue(result, request));
  return {
    critical: criticalOf({ result, request, read, usual: settings.criticalText }),
    // Nothing is summed up of values that are valid no longer.
    headlines: result.correctedBy || values.length === 0 ? null : headlinesOf(read, request),
    phone: result.unit.phone ?? null,
    values: values.map((analyte) =>
      lineView({ analyte, result, request, patientId, isExplained: settings.explanations }),
    ),
    hasNoText: !settings.viewResultsAsText && status !== 'WITHHELD',
    toBook: isToBeDiscussed ? await bookingLink(request) : null,
    newer: other(result.correctedBy && (result.validVersion ?? result.correctedBy)) ?? null,
    former: other(correctedFrom) ?? null,
    printout: settings.extendedPrintout && status !== 'WITHHELD' ? printoutPath({ id, patientId }) : null,
    documents: documentsView(request, documentsOf(result, patientId)),
    writePath: await wayToWrite(request, {
      kind: 'RESULT',
      id,
      patientId,
      hasDocuments: result.documents.length > 0,
    }),
    sharing: status === 'WITHHELD' ? null : await sharingOf({ result, request, patientId }),
    ...resultView({ result, request, patientId }),
  };
}

/** The reading of a line of a result, made once for all that is said of it. */
type Read = Readonly<{ name: Analyte['name']; reading: Reading }>;

/** The text that comes first with a critical value: by the unit, and of a value whose mark says so also where the provider says nothing. */
function criticalOf({
  result: { critical, hasCritical, unit },
  request: { language },
  read,
  usual,
}: {
  result: TestResultWithValues;
  request: AccountRequest;
  read: readonly Read[];
  usual: BilingualText;
}) {
  const isCritical = hasCritical || read.some(({ reading }) => reading.isCritical);
  if (!critical && !isCritical) return null;
  return { text: (critical?.text ?? usual)[language], phone: critical?.phone ?? unit.phone ?? null };
}

/** A version that is out of date is not shared any more; ended it can be. A corrected one says that partners see it in place of the former. */
const sharingOf = ({ result, request, patientId }: Of<{ result: TestResult }>) => {
  const { id, name, correctedBy, correctedFrom } = result;
  const href = resultSharingPath({ id, patientId });
  return sharingView(request, {
    patientId,
    documents: [{ key: resultKey(id), name, href, isOutOfDate: correctedBy !== undefined }],
    former: correctedFrom === undefined ? null : resultKey(correctedFrom),
  });
};

/** The result that the address claims, noted as opened. @throws the 404 page when there is none */
export async function openedResult(request: AccountRequest, key: { patientId: string; id: string }) {
  const result = await orNotFound(request.provider.results.get(key));
  await noteOpened(request, { kind: 'result', id: result.id });
  return result;
}

/** The facts of a result that the page of the sharing must know. @throws the 404 page when there is none */
export async function shareableResult(request: AccountRequest, key: { patientId: string; id: string }) {
  const {
    name,
    status,
    correctedBy,
    validVersion = correctedBy,
  } = await orNotFound(request.provider.results.get(key));
  return {
    name,
    isWithheld: status === 'WITHHELD',
    validPath: validVersion ? resultPath({ ...key, id: validVersion }) : null,
  };
}

/** Where a visit is booked at which a result can be talked over; null while visits are not booked in the portal. */
async function bookingLink(request: AccountRequest) {
  const shortcuts = enabledShortcuts(await applicationSettings(request), {
    isKiosk: request.context.portal.environment.isKiosk,
    hasConfirmed: false,
  });
  return shortcuts.find(({ path }) => path === '/newbooking') ?? null;
}

/** The lines that come first about values that are not simply as they should be; one value may stand in several lines. */
const HEADLINES = {
  outside: ({ isOutside }) => isOutside,
  contradictory: ({ contradicted }) => contradicted === 'range',
  apart: ({ contradicted }) => contradicted === 'marks',
  unknown: ({ isUnknown }) => isUnknown,
  remarked: ({ isRemarked, isOutside }) => isRemarked && !isOutside,
  unsaid: ({ said }) => said[0] === 'unsaid',
} satisfies Record<string, (reading: Reading) => boolean>;

/** The matters about which a patient asks the clinic. */
const TO_ASK = ['contradictory', 'apart', 'unknown'] as const;

/** Which values are out of range, or have a mark that says something else; that none has one is said only where nothing else is. */
function headlinesOf(read: readonly Read[], { t }: AccountRequest) {
  const total = read.length;
  const lines = (Object.keys(HEADLINES) as (keyof typeof HEADLINES)[]).flatMap((kind) => {
    const names = read.flatMap(({ name, reading }) => (HEADLINES[kind](reading) ? name : []));
    return names.length > 0
      ? { kind, text: t(`results:headline.${kind}`, { count: names.length, total }), names }
      : [];
  });
  return {
    lines: lines.map(({ text, names }) => ({ text, names })),
    none: lines.length === 0 ? t('results:noneOutside') : null,
    isToAsk: lines.some(({ kind }) => TO_ASK.some((asked) => asked === kind)),
  };
}

/** One line of a result as its card takes it: the card says it in words, once for all that see the same values. */
function lineView({
  analyte,
  result: { date, laboratory },
  request,
  patientId,
  isExplained,
}: Of<{ analyte: Analyte; result: TestResult; isExplained: boolean }>) {
  const { code, name, value, comparator, number, unit, low, high, rangeText, flag, comment } = analyte;
  const { meaning, previous } = analyte;
  return {
    line: { code, name, value, comparator, number, unit, low, high, rangeText, flag, comment },
    compared: previous ? { previous, taken: { date, laboratory: { id: laboratory.id } } } : null,
    meaning: isExplained && meaning ? meaning[request.language] : null,
    trend: previous ? trendPath({ code, patientId }) : null,
  };
}

const documentsOf = ({ id, systemId, documents }: TestResult, patientId: string) => ({
  documents,
  hrefOf: ({ type, isArchive }: { type: string; isArchive: boolean }) =>
    resultFilePath(isArchive ? 'archive' : 'content', { id, systemId, patientId, type }),
  allHref: resultFilePath('archive', { id, systemId, patientId }),
});

/** A name in a sentence of ours that is not shown as the provider's: for titles. */
export const nameOf = ({ name }: Pick<TestResult, 'name'>) => plainText(name);
