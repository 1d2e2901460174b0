import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';
import type { ChatMessageRow } from '#provider/core/rows.ts';
import type { TelehealthSignalRow } from '#provider/telehealth-live/tables.ts';

/** The time for which a signal is worth anything to a browser that joins. */
const SIGNALS_LAST_MS = 120_000;
const MOST_SIGNALS = 400;

/** The lines of a chat, which are those of the archive (C-84), and what the stand-in passes on. */
export const talkOf = (db: Kysely<Tables>) => ({
  lines: ({ id, after }: { id: string; after: number }): Promise<ChatMessageRow[]> =>
    db
      .selectFrom('chat_messages')
      .selectAll()
      .where('teleconsultation_id', '=', id)
      .where('position', '>', after)
      .orderBy('position')
      .execute(),

  /** The number of lines, and when the last one came. */
  async sum(id: string) {
    const { count, last } = await db
      .selectFrom('chat_messages')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max<number | null>('sent_at').as('last')])
      .where('teleconsultation_id', '=', id)
      .executeTakeFirstOrThrow();
    return { count: Number(count), last: last === null ? null : Number(last) };
  },

  lineOfKey: (keyHash: string): Promise<ChatMessageRow | undefined> =>
    db.selectFrom('chat_messages').selectAll().where('key_hash', '=', keyHash).executeTakeFirst(),

  /** Adds a line behind the last one; the transaction has locked its patient. */
  async add(line: Omit<ChatMessageRow, 'position'>): Promise<ChatMessageRow> {
    const { last } = await db
      .selectFrom('chat_messages')
      .select(({ fn }) => fn.max<number | null>('position').as('last'))
      .where('teleconsultation_id', '=', line.teleconsultation_id)
      .executeTakeFirstOrThrow();
    const row = { ...line, position: last === null ? 0 : Number(last) + 1 };
    await db.insertInto('chat_messages').values(row).execute();
    return row;
  },

  /** The signals that others of the session have sent after a position. */
  signals: ({ session, after, sender }: { session: string; after: number; sender: string }) =>
    db
      .selectFrom('telehealth_signals')
      .selectAll()
      .where('session_id', '=', session)
      .where('position', '>', after)
      .where('sender', '<>', sender)
      .orderBy('position')
      .execute(),

  async lastSignal(session: string) {
    const { last } = await db
      .selectFrom('telehealth_signals')
      .select(({ fn }) => fn.max<number | null>('position').as('last'))
      .where('session_id', '=', session)
      .executeTakeFirstOrThrow();
    return Number(last ?? 0);
  },

  /** Signals are for a talk that goes on, and last two minutes (decision 157). */
  forgetSignals: (session: string) =>
    db.deleteFrom('telehealth_signals').where('session_id', '=', session).execute(),

  /** Forgets those of talks that nobody goes on with, whoever has ended them. */
  forgetOldSignals: (now: number) =>
    db
      .deleteFrom('telehealth_signals')
      .where('sent_at', '<', now - SIGNALS_LAST_MS)
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('telehealth_lives')
              .select('consultation_id')
              .whereRef('telehealth_lives.session_id', '=', 'telehealth_signals.session_id')
              .where((of) => of.or([of('ready_until', '>=', now), of('doctor', '<>', 'AWAY')])),
          ),
        ),
      )
      .execute(),

  /** Forgets what is old and adds what is new; false when a session has more than two browsers need. */
  async pass(sent: readonly Omit<TelehealthSignalRow, 'position'>[], now: number) {
    const [{ session_id: session } = { session_id: '' }] = sent;
    const before = now - SIGNALS_LAST_MS;
    const of = () => db.selectFrom('telehealth_signals').where('session_id', '=', session);
    const { last, count } = await of()
      .select(({ fn }) => [fn.max<number | null>('position').as('last'), fn.countAll<number>().as('count')])
      .executeTakeFirstOrThrow();
    // The last one stays, so that positions go on from it.
    await db
      .deleteFrom('telehealth_signals')
      .where('sent_at', '<', before)
      .where((where) => where.or([where('session_id', '<>', session), where('position', '<', Number(last))]))
      .execute();
    const { kept } = await of()
      .select(({ fn }) => fn.countAll<number>().as('kept'))
      .executeTakeFirstOrThrow();
    if (Number(count) > 0 && Number(kept) + sent.length > MOST_SIGNALS) return false;
    const rows = sent.map((row, index) => ({ ...row, position: Number(last ?? 0) + 1 + index }));
    await db.insertInto('telehealth_signals').values(rows).execute();
    return true;
  },
});
