import { randomInt, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { AccessibilityReportState, NewAccessibilityReport } from '#contract/legal/schemas.ts';
import { hashOf, os, type CallContext } from '#provider/core/context.ts';
import { newId } from '#provider/core/ids.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { reportArrived } from './mails.ts';
import { DAY_MS, deadlinesOf, reportFault, tellsContact, waitOf } from './rules.ts';
import type { AccessibilityReportRow } from './tables.ts';

/** Two of a million numbers of a year are seldom the same; then another one is drawn. */
const DRAWS = 20;
const NUMBERS = 1_000_000;

const send = os.accessibilityReports.send.handler(async ({ input, context, errors }) => {
  const fault = reportFault(input);
  if (fault) throw errors[fault]();

  const receipt = receiptOf(input);
  const outcome = await context.store.transaction((store) => keep({ store, input, receipt, context }));
  if ('retryAfter' in outcome) throw errors.TOO_MANY({ data: outcome });
  return { receipt, ...datesOf(outcome) };
});

/** The same for the same report of the same form; without a form's key each report is another one. */
function receiptOf({ key = randomUUID(), source: _, ...report }: NewAccessibilityReport) {
  return hashOf(JSON.stringify([key, report]));
}

type Keeping = {
  store: StoreInTransaction;
  input: NewAccessibilityReport;
  receipt: string;
  context: CallContext;
};

/** The report, kept once however often it comes; or in how many seconds it may come. */
async function keep({ store, input, receipt, context }: Keeping) {
  const known = await store.accessibilityReports.byReceipt(receipt);
  if (known) return known;

  const at = context.clock.now();
  const now = at.getTime();
  const { source = '' } = input;
  const sent = await store.accessibilityReports.sentSince({ since: now - DAY_MS, source });
  const retryAfter = waitOf({ ...sent, now });
  if (retryAfter > 0) return { retryAfter };

  const { row, isNew } = await insertNumbered({ store, row: rowOf({ input, receipt, at }) });
  if (!isNew) return row;
  const isTold = tellsContact({ ...sent, now }) && (await tellContact({ store, row, at }));
  const send = { id: newId(at), source, at: now, is_told: isTold ? 1 : 0 } as const;
  await store.accessibilityReports.noteSend({ row: send, before: now - DAY_MS });
  const entry = { at, accountId: null, patientId: null, requestId: context.requestId };
  await store.audit.add([{ ...entry, action: 'accessibilityReports.send', object: row.id }]);
  return row;
}

/** Tells the contact; false where there is nobody to be told. */
async function tellContact({ store, row, at }: Pick<Keeping, 'store'> & Row & { at: Date }) {
  const recipient = await store.accessibilityReports.contactEmail();
  if (recipient === null) return false;
  await store.outbox.queue({ channel: 'EMAIL', recipient, ...reportArrived(row), at });
  return true;
}

type Row = { row: AccessibilityReportRow };

/** The row with a number; another one of the same report when that was quicker. @throws Error when no number was free */
async function insertNumbered({ store, row }: Pick<Keeping, 'store'> & { row: Omit<Row['row'], 'number'> }) {
  const year = localDay(row.received_at).slice(0, 4);
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const numbered = { ...row, number: `D-${year}-${String(randomInt(NUMBERS)).padStart(6, '0')}` };
    if (await store.accessibilityReports.insert(numbered)) return { row: numbered, isNew: true };
    const same = await store.accessibilityReports.byReceipt(row.receipt);
    if (same) return { row: same, isNew: false };
  }
  throw new Error('No number is free');
}

function rowOf({ input, receipt, at }: Pick<Keeping, 'input' | 'receipt'> & { at: Date }) {
  const { answerBy, latestBy } = deadlinesOf(at.getTime());
  const { page, problem, wanted, isDemand, alternative, name, answer, language } = input;
  return {
    id: newId(at),
    receipt,
    received_at: at.getTime(),
    answer_by: answerBy,
    latest_by: latestBy,
    page,
    problem,
    wanted: wanted ?? null,
    alternative: alternative ?? null,
    name: name ?? null,
    is_demand: isDemand ? (1 as const) : (0 as const),
    channel: answer.channel,
    contact: contactOf(answer),
    language,
    status: 'NEW' as const,
    promised_by: null,
    reason: null,
    answer: null,
    ended_at: null,
  };
}

function contactOf(answer: NewAccessibilityReport['answer']) {
  switch (answer.channel) {
    case 'EMAIL':
      return answer.email;
    case 'PHONE':
    case 'SMS':
      return answer.phoneNumber;
    case 'LETTER':
      return answer.address;
    case 'NONE':
      return null;
  }
}

const state = os.accessibilityReports.state.handler(async ({ input, context, errors }) => {
  const row = await context.store.accessibilityReports.byReceipt(input.receipt);
  if (!row) throw errors.NOT_FOUND();
  return stateOf(row);
});

const stateOf = (row: AccessibilityReportRow): z.input<typeof AccessibilityReportState> => ({
  ...datesOf(row),
  status: row.status,
  channel: row.channel,
  promisedBy: row.promised_by ?? undefined,
});

const datesOf = (row: AccessibilityReportRow) => ({
  number: row.number,
  receivedAt: new Date(row.received_at).toISOString(),
  answerBy: row.answer_by,
  latestBy: row.latest_by,
});

export const accessibilityReports = { send, state };
