import type { Kysely } from 'kysely';
import { newId } from '#provider/core/ids.ts';
import { addDays, localDay } from '#contract/days/reading/warsaw.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { tones, TRANSCRIPT } from '#provider/telehealth/made-up-recording.ts';
import { talkOf } from './store/talk.ts';

/** The number of days for which a chat or a recording is kept. */
export const KEPT_DAYS = 90;

type Kept = Readonly<{ id: string; at: number }>;

const lastDayOf = (at: number) => addDays({ day: localDay(at), days: KEPT_DAYS });

const keep = (db: Kysely<Tables>, { id, at }: Kept, row: Pick<Row, 'type' | 'file_name'> & Partial<Row>) =>
  db
    .insertInto('teleconsultation_attachments')
    .values({
      author: null,
      text: null,
      content: null,
      ...row,
      id: newId(new Date(at)),
      teleconsultation_id: id,
      created_at: at,
      kept_until: lastDayOf(at),
    })
    .execute();
type Row = Tables['teleconsultation_attachments'];

/** Keeps what was recorded until now, with its transcript (A-113, S-38). */
export const keepRecording = (db: Kysely<Tables>, kept: Kept) =>
  keep(db, kept, {
    type: 'A',
    file_name: 'nagranie.wav',
    text: TRANSCRIPT,
    content: tones().toString('base64'),
  });

/** Leaves of what is over its chat and its recording: nobody is there any more, no token is good, and the signals of browsers are forgotten. */
export async function closeLive(db: Kysely<Tables>, { id, at }: Kept) {
  const live = await db
    .selectFrom('telehealth_lives')
    .select(['is_recording', 'token_generation', 'session_id'])
    .where('consultation_id', '=', id)
    .executeTakeFirst();
  if (live?.session_id) await talkOf(db).forgetSignals(live.session_id);
  if (live?.is_recording === 1) await keepRecording(db, { id, at });
  await db
    .updateTable('telehealth_lives')
    .set({
      doctor: 'AWAY',
      is_recording: 0,
      ready_since: null,
      ready_until: null,
      ready_by: null,
      seat: null,
      seat_account_id: null,
      token_generation: (live?.token_generation ?? 0) + 1,
    })
    .where('consultation_id', '=', id)
    .execute();
  const lines = await db
    .selectFrom('chat_messages')
    .select('position')
    .where('teleconsultation_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (lines) await keep(db, { id, at }, { type: 'C', file_name: 'czat.txt' });
}
