import type { Analyte, TestResult, TestResultWithValues } from '#contract/results/schemas.ts';
import { enabledShortcuts } from '#app/areas.ts';
import { resultKey, resultSharingPath } from '#app/domain/benefits/sharing.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { plainText } from '#app/domain/text.ts';
import { printoutPath, resultFilePath, resultPath, trendPath } from '#app/domain/results/paths.ts';
import { isOutside } from '#app/domain/results/reading.ts';
import { wayToWrite } from '#app/routes/messages/way-in.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { applicationSettings, resultsSettings } from '#app/services/provider/dictionaries.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { documentsView } from './record-documents.server.ts';
import { sharingView } from './sharing.server.ts';

type Of<One> = { request: AccountRequest; patientId: string } & One;

const STATUS_KINDS = {
  FINAL: 'done',
  CORRECTED: 'done',
  PRELIMINARY: 'waiting',
  WITHHELD: 'waiting',
} as const;

/** "16 listopada 2026": the day of an instant in Warsaw. */
export const dateInWords = (instant: string, { language }: AccountRequest) =>
  textIn(language).formatDate(dayOf(instant));

/** What a list's card and a result's own page say alike. */
export function resultView({ result, request, patientId }: Of<{ result: TestResult }>) {
  const { id, name, date, laboratory, unit, status, discussedOn, hasCritical } = result;
  const { t, language } = request;
  const day = discussedOn && textIn(language).formatDay(discussedOn);
  return {
    ...{ id, name, hasCritical, laboratory: laboratory.name, unit: unit.name },
    date: dateInWords(date, request),
    path: resultPath({ id, patientId }),
    status: { kind: STATUS_KINDS[status], label: t(`results:status.${status}`) },
    about: day ? t('results:discussedOn', { day }) : t(`results:about.${status}`),
    documentCount: result.documents.length,
  };
}

/** All that the page of a result says. */
export async function resultPage({ result, request, patientId }: Of<{ result: TestResultWithValues }>) {
  const settings = await resultsSettings(request);
  const { id, status, analytes, correctedBy, correctedFrom, critical } = result;
  const other = (version: string | undefined) => version && resultPath({ id: version, patientId });
  const values = settings.viewResultsAsText ? analytes : [];
  return {
    ...resultView({ result, request, patientId }),
    critical: critical ? { text: critical.text[request.language], phone: critical.phone ?? null } : null,
    outside: outsideInWords(values, request),
    values: values.map((analyte) =>
      lineView({ analyte, request, patientId, isExplained: settings.explanations }),
    ),
    hasNoText: !settings.viewResultsAsText && status !== 'WITHHELD',
    toBook: status === 'WITHHELD' && !result.discussedOn ? await bookingLink(request) : null,
    newer: other(correctedBy) ?? null,
    former: other(correctedFrom) ?? null,
    printout: settings.extendedPrintout && status !== 'WITHHELD' ? printoutPath({ id, patientId }) : null,
    documents: documentsView(request, documentsOf(result, patientId)),
    writePath: await wayToWrite(request, {
      ...{ kind: 'RESULT', id, patientId },
      hasDocuments: result.documents.length > 0,
    }),
    sharing: status === 'WITHHELD' ? null : await sharingOf({ result, request, patientId }),
  };
}

const sharingOf = ({ result: { id, name }, request, patientId }: Of<{ result: TestResult }>) =>
  sharingView(request, {
    patientId,
    documents: [{ key: resultKey(id), name, href: resultSharingPath({ id, patientId }) }],
  });

/** Where a visit is booked at which a result can be talked over; null while visits are not booked in the portal. */
async function bookingLink(request: AccountRequest) {
  const shortcuts = enabledShortcuts(await applicationSettings(request), request.context.portal.environment);
  return shortcuts.find(({ path }) => path === '/newbooking') ?? null;
}

/** How many values the laboratory has seen out of range, and which. */
function outsideInWords(analytes: readonly Analyte[], { t }: AccountRequest) {
  if (analytes.length === 0) return null;
  const outside = analytes.filter(isOutside);
  return {
    text: t(outside.length > 0 ? 'results:outside' : 'results:noneOutside', {
      count: outside.length,
      total: analytes.length,
    }),
    names: outside.map(({ name }) => name),
  };
}

/** One line of a result as its card takes it: the card says it in words, once for all that see the same values. */
function lineView({
  analyte,
  request,
  patientId,
  isExplained,
}: Of<{ analyte: Analyte; isExplained: boolean }>) {
  const { meaning, ...line } = analyte;
  return {
    line,
    meaning: isExplained && meaning ? meaning[request.language] : null,
    trend: analyte.previous ? trendPath({ code: analyte.code, patientId }) : null,
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
