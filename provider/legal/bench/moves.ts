import type { Kysely } from 'kysely';
import { z } from 'zod';
import { mover } from '#provider/bench/move.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { queue } from '#provider/core/outbox/queue.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { reportAnswered, reportProlonged } from '#provider/legal/mails.ts';
import { canPromise, movesOf, REPORT_MOVES, type ReportMove } from '#provider/legal/rules.ts';
import { staffReportsOf } from '#provider/legal/staff-reports.ts';
import type { AccessibilityReportRow } from '#provider/legal/tables.ts';

type Given = { row: AccessibilityReportRow; fields: unknown; at: Date };
/** The outcome for the report, and what its writer is told, where that goes by mail or SMS. */
type Outcome = { to: Partial<AccessibilityReportRow>; words?: Words };
type Words = Pick<ReturnType<typeof reportAnswered>, 'language' | 'subject' | 'text'>;

/** An SMS of more parts than ten comes in pieces or not at all. */
const LONGEST_SMS = 600;

const Text = z.string().trim().min(1).max(4_000);
const Answer = z.object({ text: Text });
const Reason = z.object({ reason: Text.max(1_000) });
const Prolonging = Reason.extend({ day: z.iso.date() });

/** The change that each move makes to a report; null: what it asks for is missing or cannot be. */
const CHANGES: Record<ReportMove, (given: Given) => Outcome | null> = {
  answer({ row, fields, at }) {
    const { data } = Answer.safeParse(fields);
    if (!data) return null;
    if (row.channel === 'SMS' && [...data.text].length > LONGEST_SMS) return null;
    return {
      to: { status: 'ANSWERED', answer: data.text, ended_at: at.getTime() },
      words: reportAnswered({ ...row, answer: data.text }),
    };
  },
  prolong({ row, fields, at }) {
    const { data } = Prolonging.safeParse(fields);
    if (!data || !canPromise({ day: data.day, row, today: localDay(at.getTime()) })) return null;
    const { day: promisedBy, reason } = data;
    return {
      to: { status: 'PROLONGED', promised_by: promisedBy, reason },
      words: reportProlonged({ ...row, promisedBy, reason }),
    };
  },
  close({ fields, at }) {
    const { data } = Reason.safeParse(fields);
    return data ? { to: { status: 'CLOSED', reason: data.reason, ended_at: at.getTime() } } : null;
  },
};

/** The staff's act on a report. */
export const moveReport = mover({
  area: 'accessibilityReports',
  moves: REPORT_MOVES,
  movesOf,
  byId: (trx, id) => staffReportsOf(trx).byId(id),
  patientOf: () => null,
  async make(move, { trx, row, at, fields }) {
    const outcome = CHANGES[move]({ row, fields, at });
    if (!outcome) return 400;
    if (!(await staffReportsOf(trx).change({ row, to: outcome.to }))) return 409;
    if (outcome.words) await tell({ trx, row, words: outcome.words, at });
    return { id: row.id };
  },
});

type Telling = { trx: Kysely<Tables>; row: AccessibilityReportRow; words: Words; at: Date };

/** Tells the answer by the way that was chosen; a call and a letter are made by people, who have the words on the report's page. */
async function tell({ trx, row: { channel, contact }, words, at }: Telling) {
  if (contact === null || (channel !== 'EMAIL' && channel !== 'SMS')) return;
  const { subject, ...others } = words;
  await queue(trx, {
    channel,
    recipient: contact,
    at,
    ...others,
    ...(channel === 'EMAIL' ? { subject } : {}),
  });
}
