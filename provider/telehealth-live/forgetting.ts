import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inTransaction } from '#database/index.ts';
import { auditOf } from '#provider/core/audit/store.ts';
import type { Clock } from '#provider/core/clock.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import type { Log } from '#provider/core/log.ts';
import { startRounds } from '#provider/core/rounds.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { KEPT_DAYS } from './ending.ts';
import { guestsOf } from './store/guests.ts';
import { talkOf } from './store/talk.ts';

type Parts = Readonly<{ db: Kysely<Tables>; clock: Clock }>;

const EVERY_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes in the background what is kept no longer; what fails is tried again in the next round. */
export function startForgetting({ log, ...parts }: Parts & { log: Log }) {
  return startRounds({
    everyMs: EVERY_MS,
    round: () =>
      forgetDue(parts).catch((error: unknown) => {
        log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'nothing forgotten');
      }),
  });
}

/**
 * Deletes chats and recordings after their last day, which nobody reads from midnight on, opinions and guests of as long ago,
 * and signals of talks without people.
 */
export async function forgetDue({ db, clock }: Parts) {
  const at = clock.now();
  const today = localDay(at.getTime());
  const before = at.getTime() - (KEPT_DAYS + 1) * DAY_MS;
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable('telehealth_lives')
      .set({ opinion: null, opinion_at: null })
      .where('opinion_at', '<', before)
      .execute();
    await guestsOf(trx).forget(before);
    await talkOf(trx).forgetOldSignals(at.getTime());
    const due = await trx
      .selectFrom('teleconsultation_attachments')
      .innerJoin('teleconsultations', 'teleconsultations.id', 'teleconsultation_id')
      .innerJoin('bookings', (join) =>
        join
          .onRef('bookings.system_id', '=', 'teleconsultations.system_id')
          .onRef('bookings.system', '=', 'teleconsultations.system'),
      )
      .select(['teleconsultation_attachments.id', 'type', 'teleconsultation_id', 'bookings.patient_id'])
      .where('kept_until', '<', today)
      .execute();
    if (due.length === 0) return;
    const chats = due.filter(({ type }) => type === 'C').map(({ teleconsultation_id: id }) => id);
    if (chats.length > 0)
      await trx.deleteFrom('chat_messages').where('teleconsultation_id', 'in', chats).execute();
    const ids = due.map(({ id }) => id);
    await trx.deleteFrom('teleconsultation_attachments').where('id', 'in', ids).execute();
    await auditOf(trx).add(
      due.map(({ teleconsultation_id: object, patient_id: patientId }) => ({
        at,
        accountId: null,
        patientId,
        object,
        action: 'telehealth.forgotten',
        requestId: randomUUID(),
      })),
    );
  });
}
