import { startRounds } from '#provider/core/rounds.ts';
import { createTransport } from 'nodemailer';
import type { Kysely } from 'kysely';
import type { Clock } from '#provider/core/clock.ts';
import type { Log } from '#provider/core/log.ts';
import { htmlOf } from './html.ts';
import { outboxOf, type DueMail } from './store.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** Sends one mail, or throws. */
type Send = (mail: {
  messageId: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}) => Promise<unknown>;

type Parts = { db: Kysely<Tables>; clock: Clock; log: Log; from: string; send: Send };

const MINUTE = 60_000;
/** The pauses after the first, second ... failure; then nobody tries any more. */
const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 720 * MINUTE];
const AT_ONCE = 20;
const EVERY_MS = 5_000;

/** Sends by the server of SMTP_URL, with time-outs short enough for a stop. */
export function smtpSender(url: string): Send {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return (mail) => transport.sendMail(mail);
}

/**
 * Sends the outbox's mails in the background, each at least once; a message that cannot be sent is tried six times in
 * about 15 hours. SMS wait for a gateway and stay. `stop` resolves when what is under way has ended.
 */
export function startDelivery(parts: Parts) {
  return startRounds({
    everyMs: EVERY_MS,
    round: () =>
      deliverDue(parts).catch((error: unknown) =>
        parts.log.error({ failure: failureOf(error) }, 'outbox unreadable'),
      ),
  });
}

/** One round over the mails that are due. */
export async function deliverDue(parts: Parts) {
  const due = await outboxOf(parts.db).due({ now: parts.clock.now().getTime(), limit: AT_ONCE });
  for (const mail of due) await deliver({ mail, ...parts });
}

async function deliver({ mail, db, clock, log, from, send }: Parts & { mail: DueMail }) {
  const outbox = outboxOf(db);
  const { id, recipient, text, language, tries } = mail;
  const subject = mail.subject ?? '';
  const pause = PAUSES[tries];
  const nextTryAt = pause === undefined ? null : clock.now().getTime() + pause;
  const html = htmlOf({ language, subject, text });
  if (!(await outbox.claim({ id, tries, nextTryAt }))) return;

  try {
    await send({ messageId: `<${id}@portal>`, from, to: recipient, subject, text, html });
  } catch (error) {
    const failure = failureOf(error);
    log.warn({ message: id, tries: tries + 1, isLast: nextTryAt === null, failure }, 'mail not sent');
    await outbox.markFailed({ id, failure });
    return;
  }
  await outbox.markDelivered({ id, at: clock.now().getTime() });
}

/** A code, never the server's words: those quote addresses. */
function failureOf(error: unknown) {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}
