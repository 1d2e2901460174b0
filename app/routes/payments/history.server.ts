import type { z } from 'zod';
import type { SubmissionResult } from '@conform-to/react';
import { data } from '@remix-run/node';
import type { PaymentEntry, PaymentPage as Page } from '#contract/payments/schemas.ts';
import { PAYMENT_STATES } from '#contract/payments/reading/states.ts';
import { twentyYearsAround } from '#app/domain/dates/calendar.ts';
import { endOfDay, startOfDay, today } from '#app/domain/dates/warsaw.ts';
import { pageNumber } from '#app/domain/page-number.ts';
import { olderPath, readHistoryFilter, type ReadHistoryFilter } from '#app/domain/payments/filter.ts';
import { HISTORY_PAPER_PATH, HISTORY_PATH, paymentPath } from '#app/domain/payments/paths.ts';
import { ofPatient } from '#app/domain/patients/of-patient.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { keyedErrors } from '#app/services/forms/forms.server.ts';
import { documentDays } from '#app/services/page/document-days.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { whoseOf } from './invoices.server.ts';
import { refundWords } from './refund.server.ts';
import { amountIn, moneyOf, stateOf, type Money } from './view.server.ts';

/** C§9. */
const PAGE_SIZE = 10;

type Answer = z.infer<typeof Page>;

/** All that /paymentsnav/payments shows: one page of the payments of the address's days and state, and how many are older (C-43). */
export async function historyPage(request: AccountRequest) {
  const { url, t } = request;
  const day = today(request.now);
  const read = readHistoryFilter({ query: url.searchParams, today: day });
  const submission = submissionOf(read);
  const { frame, patientsOutage, patientId, nameOf } = await whoseOf(request, t('payments:history.title'));
  const page = pageNumber(url.searchParams.get('page'));
  const asked = { patientId, page, read };
  const [found, money] = await Promise.all([
    submission ? null : orOutage(orNotFound(request.provider.payments.list(listPart(asked)))),
    moneyOf(request),
  ]);
  const answer = found?.ok && !patientsOutage ? found.data : null;
  const shown = {
    ...frame,
    outage: patientsOutage ?? (found && !found.ok ? found.outage : null),
    submission,
    filter: { fields: read.typed, patientId, isOpen: read.isAsked, path: ofPatient(HISTORY_PATH, patientId) },
    isCurrencyKnown: money.currency !== null,
    olderHref: olderHrefOf({ day, read, patientId }),
    printPath: HISTORY_PAPER_PATH + url.search,
    found: answer && {
      ...listOf(request, { answer, page, read }),
      payments: answer.entries.map((entry) =>
        paymentRow(request, { entry, money, patient: nameOf(entry.patientId) }),
      ),
      sums: sumsOf(request, { answer, money }),
    },
  };
  return data(shown, { status: submission ? 400 : 200 });
}

type Asked = Readonly<{ patientId: string | null; page: number; read: ReadHistoryFilter }>;

/** from 00:00 of the first day to 00:00 after the last, in Warsaw. */
export const listPart = ({ patientId, page, read: { range, state } }: Asked) => ({
  after: startOfDay(range.dateFrom),
  before: endOfDay(range.dateTo),
  pageIndex: page - 1,
  pageSize: PAGE_SIZE,
  ...(patientId === null ? {} : { patientId }),
  ...(state === null ? {} : { state }),
});

export function submissionOf({ faults, typed }: ReadHistoryFilter): SubmissionResult<string[]> | null {
  const textOf = (field: 'dateFrom' | 'dateTo', fault: string): TextKey =>
    fault === 'tooLate' ? `payments:history.${field}.tooLate` : (`lists:range.${field}.${fault}` as TextKey);
  const errors = keyedErrors({
    state: faults.state && `payments:history.state.${faults.state}`,
    dateFrom: faults.dateFrom && textOf('dateFrom', faults.dateFrom),
    dateTo: faults.dateTo && textOf('dateTo', faults.dateTo),
  });
  return errors && { status: 'error', initialValue: typed, error: errors };
}

/** Where the same state and patient are listed from the first day that there can be; null where that is this list. */
function olderHrefOf({
  day,
  read,
  patientId,
}: {
  day: string;
  read: ReadHistoryFilter;
  patientId: string | null;
}) {
  const { range, state } = read;
  const isAll = range.dateFrom === twentyYearsAround(day).earliest;
  return isAll ? null : olderPath({ today: day, dateTo: range.dateTo, state, patientId });
}

type Listed = Readonly<{ answer: Answer; page: number; read: ReadHistoryFilter }>;

/** The heading, how many are older, and the ways to the other pages. */
function listOf({ t, language, url }: AccountRequest, { answer, page, read: { range } }: Listed) {
  const { formatDate } = textIn(language);
  const { total, older } = answer;
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const query = new URLSearchParams(url.searchParams);
  query.delete('page');
  return {
    heading: t('payments:history.heading', {
      from: formatDate(range.dateFrom),
      to: formatDate(range.dateTo),
      number: total,
    }),
    older,
    pages: { page, pageSize: PAGE_SIZE, total },
    hrefs: { path: url.pathname, query: query.toString() },
    beyond: page > last && total > 0 ? { page, last } : null,
  };
}

type Rowed = Readonly<{ entry: PaymentEntry; money: Money; patient: string | null; isPaper?: boolean }>;

/** A payment as the list shows it. */
export function paymentRow(request: AccountRequest, { entry, money, patient, isPaper }: Rowed) {
  return {
    id: entry.id,
    href: paymentPath(entry.id),
    subject: entry.subject,
    state: stateOf(entry.state),
    at: documentDays(request, { isPaper }).momentOf(entry.startedAt),
    amount: amountIn(request, { ...money, amount: entry.amount }),
    refInvoice: entry.refInvoice,
    patient,
    refunds: entry.refunds.map((refund) => refundWords(request, { refund, money })),
  };
}
export type PaymentRowView = ReturnType<typeof paymentRow>;

/** The payments of the days by state: how many, how much they are together, and how much of it came back. */
export const sumsOf = (request: AccountRequest, { answer, money }: { answer: Answer; money: Money }) =>
  [...answer.sums].sort(byState).map(({ state, count, amount, paidBack }) => ({
    state: stateOf(state),
    count,
    amount: amountIn(request, { ...money, amount }),
    paidBack: paidBack === undefined ? null : amountIn(request, { ...money, amount: paidBack }),
  }));

const STATES: readonly string[] = PAYMENT_STATES;
/** As the filter lists them; what nobody here knows comes first. */
const byState = (one: { state: string }, other: { state: string }) =>
  STATES.indexOf(one.state) - STATES.indexOf(other.state);
