import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { inTransaction } from '#database/index.ts';
import { auditOf } from '#provider/core/audit/store.ts';
import type { Clock } from '#provider/core/clock.ts';
import { createFileChecker } from '#provider/core/files/checker.ts';
import type { FileToCheck } from '#provider/core/files/index.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { createStore } from '#provider/core/store.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { sendFromStaff, type StaffMessage } from '#provider/messages/sending.ts';
import { staffMessagesOf } from '#provider/messages/store/staff-messages.ts';

const YEAR_MS = 365 * 24 * 3_600_000;
const LONGEST_TITLE = 149;

const Switch = z
  .enum(['on', 'off'])
  .optional()
  .transform((value) => value === 'on');
const Words = z.string().trim().min(1).max(20_000);
const Answer = z.object({
  text: Words,
  mayBeAnswered: Switch,
  mustBeConfirmed: Switch,
  file: z.instanceof(File).optional(),
});
const Written = Answer.extend({
  from: z.string().min(1),
  to: z.string().trim().default(''),
  service: z.string().default(''),
  title: z.string().trim().min(1).max(LONGEST_TITLE),
});

export type Parts = { db: Kysely<Tables>; clock: Clock; portalOrigin: string };
type Asked = { staffId: string; messageId: string };
type Outcome = { id: string } | 400 | 404 | 409;

/** Opens a message for somebody of the staff, who has then read it. False: it is not theirs, or deleted. */
export const openMessage = ({ db, clock, ...asked }: Omit<Parts, 'portalOrigin'> & Asked) =>
  inTransaction(db, async (trx) => {
    const at = clock.now();
    const staff = staffMessagesOf(trx);
    if (!(await staff.markRead({ ...asked, at: at.getTime() }))) return false;
    const patientId = (await staff.message(asked))?.patient_id ?? null;
    const entry = { at, accountId: null, patientId, action: 'bench.messages.open', object: asked.messageId };
    await auditOf(trx).add([{ ...entry, requestId: randomUUID() }]);
    return true;
  });

/** An answer goes to the account that wrote, in its conversation, and makes the message read. */
export async function answerMessage({
  fields,
  ...parts
}: Parts & Asked & { fields: unknown }): Promise<Outcome> {
  const { data: answer } = Answer.safeParse(fields);
  if (!answer) return 400;
  const { db, staffId, messageId } = parts;
  if (!(await openMessage(parts))) return 404;
  const answered = await staffMessagesOf(db).message({ staffId, messageId });
  if (!answered?.sender_account_id) return 404;
  const title = [...`Odp: ${answered.title.replace(/^(?:(?:odp|re) ?: *)+/i, '')}`]
    .slice(0, LONGEST_TITLE)
    .join('');
  const words = { ...answer, title, from: staffId, answered };
  return sent({ ...parts, words, accountIds: [answered.sender_account_id] });
}

/** A message to one account, or to all that act for the patients of a service: of the last year, or to come. */
export async function writeMessage({ fields, ...parts }: Parts & { fields: unknown }): Promise<Outcome> {
  const { data: written } = Written.safeParse(fields);
  if (!written) return 400;
  const { to, service: serviceCode } = written;
  const now = parts.clock.now().getTime();
  const ofService = { serviceCode, since: now - YEAR_MS, today: localDay(now) };
  const staff = staffMessagesOf(parts.db);
  const accounts = to ? await staff.accountByName(to) : await staff.accountsOfService(ofService);
  if (accounts.length === 0) return 404;
  return sent({ ...parts, words: { ...written, answered: null }, accountIds: accounts.map(({ id }) => id) });
}

type Words = Pick<StaffMessage, 'title' | 'text' | 'mayBeAnswered' | 'mustBeConfirmed' | 'answered'> & {
  from: string;
  file?: File | undefined;
};
type Sending = Parts & { words: Words; accountIds: readonly string[] };

async function sent({ db, clock, portalOrigin, words, accountIds }: Sending): Promise<Outcome> {
  const { from, file, ...message } = words;
  const staff = await staffMessagesOf(db).staff(from);
  if (!staff) return 404;
  const store = createStore(db);
  const added =
    file && file.size > 0 ? await checkedFile(file, await store.settings.fileUploadParams()) : null;
  if (added === 'REFUSED') return 400;
  const at = clock.now();
  return inTransaction(db, async (trx) => {
    const outcome = await sendFromStaff({
      store: createStore(trx),
      message: { ...message, staff, accountIds, category: 'M', file: added },
      at,
      portalOrigin,
    });
    const entry = { at, accountId: null, patientId: null, action: 'bench.messages.send', object: outcome.id };
    await auditOf(trx).add([{ ...entry, requestId: randomUUID() }]);
    return outcome;
  });
}

/** Looks at it in a thread of its own, as at a patient's. */
async function checkedFile(file: File, params: FileToCheck['params']) {
  const checker = createFileChecker();
  const checked = await checker.check({ bytes: Buffer.from(await file.arrayBuffer()), params });
  await checker.close();
  return 'refusal' in checked ? 'REFUSED' : { ...checked, filename: file.name };
}
