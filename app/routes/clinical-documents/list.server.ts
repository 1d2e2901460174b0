import type { SubmissionResult } from '@conform-to/react';
import { redirect } from '@remix-run/node';
import type { PatientListPart } from '#contract/paging.ts';
import { ticksIn, withTicks } from '#app/domain/clinical-documents/ticks.ts';
import { newCopyPath } from '#app/domain/copies/paths.ts';
import { yearToToday } from '#app/domain/lists/usual-days.ts';
import { areCopiesOffered } from '#app/routes/copies/offered.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { keyedErrors } from '#app/services/forms/forms.server.ts';
import { pressedQuery } from '#app/services/forms/pressed-button.ts';
import { recordListOf } from '#app/services/page/record-list.server.ts';
import { clinicalDocumentTypes } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { documentRow, seenDocuments } from './documents.server.ts';

const TYPE = 'documentType';
const ASK = 'ask';

/** The list of a period, of one type or of all, with what can be ticked for a request. */
export async function documentList(request: AccountRequest) {
  leadByButton(request);
  const [type, isOffered] = await Promise.all([typeAsked(request), areCopiesOffered(request)]);
  const record = await recordListOf(request, {
    name: 'clinicalDocuments',
    usual: yearToToday,
    ask: (part) => listed(request, { part, type }),
    idOf: ({ document }) => document.id,
    cameAt: ({ document }) => document.publishedAt,
    view: (one) => documentRow({ ...one, request }),
  });
  const { filter } = record;
  const ticked = ticksIn(request.url.searchParams);
  const isNoneTicked = isOffered && request.url.searchParams.get(ASK) !== null;
  const errors = keyedErrors({
    [TYPE]: type.isUnknown ? 'clinical-documents:type.unknown' : undefined,
    doc: isNoneTicked ? 'clinical-documents:ticks.none' : undefined,
  });
  return {
    ...record,
    listPath: withTicks(record.listPath, ticked),
    entries: type.isUnknown ? null : record.entries,
    outage: record.outage ?? (type.claimed === '' ? null : type.outage),
    heading: type.name
      ? request.t('clinical-documents:ofType', { type: type.name, heading: record.heading })
      : record.heading,
    filter: {
      ...filter,
      isOpen: filter.isOpen || type.claimed !== '',
      submission: withErrors(filter.submission, errors),
      choice: {
        name: TYPE,
        value: type.claimed,
        options: type.options,
        label: 'clinical-documents:type.label' as const,
        emptyLabel: 'clinical-documents:type.all' as const,
      },
      kept: { doc: ticked },
    },
    ticks: isOffered ? ticksOf(request, ticked) : null,
  };
}

/** The answer to a button of the list's form: another page, or a request of what is ticked. @throws 303 */
function leadByButton({ url }: AccountRequest) {
  const query = pressedQuery(url.searchParams);
  if (!query) return;
  const documents = ticksIn(query);
  const patientId = query.get('patientId');
  if (query.has(ASK) && documents.length > 0)
    throw redirect(newCopyPath({ patientId: patientId ?? '', documents }), 303);
  throw redirect(`${url.pathname}?${query}`, 303);
}

type Types = Awaited<ReturnType<typeof typeAsked>>;

/** The type of the address, and those that can be chosen. */
async function typeAsked(request: AccountRequest) {
  const claimed = request.url.searchParams.get(TYPE) ?? '';
  const types = await orOutage(clinicalDocumentTypes(request));
  const options = types.ok
    ? types.data.map(({ code, name }) => ({ value: code, label: name[request.language] }))
    : [];
  const found = options.find(({ value }) => value === claimed);
  return {
    claimed,
    options,
    name: found?.label ?? null,
    outage: types.ok ? null : types.outage,
    isUnknown: claimed !== '' && types.ok && !found,
  };
}

/** A page of the list; nothing is asked of a type that nobody knows, or knows now. */
async function listed(request: AccountRequest, { part, type }: { part: PatientListPart; type: Types }) {
  if (type.claimed !== '' && type.name === null) return { entries: [], hasMore: false };
  const { patientId } = part;
  const { entries, hasMore } = await request.provider.clinicalDocuments.list({
    ...part,
    ...(type.claimed !== '' && { documentType: type.claimed }),
  });
  const seen = await seenDocuments(request, entries);
  return { entries: seen.map((document) => ({ document, patientId })), hasMore };
}

/** The answers of the form around the list, which the address of its next page says again. */
function ticksOf({ url }: AccountRequest, ticked: readonly string[]) {
  const kept = ['patientId', 'dateFrom', 'dateTo', TYPE, 'page'].flatMap((name) => {
    const value = url.searchParams.get(name);
    return value ? [[name, value] as const] : [];
  });
  return { ticked: [...ticked], path: url.pathname, values: Object.fromEntries(kept) };
}

function withErrors(
  submission: SubmissionResult<string[]> | null,
  errors: Record<string, string[]> | null,
): SubmissionResult<string[]> | null {
  if (!errors) return submission;
  return { ...submission, status: 'error', error: { ...submission?.error, ...errors } };
}
