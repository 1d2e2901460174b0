import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

/** No answer of the identity system is good for so long, so that older ones need not be remembered. */
const ANSWERS_KEPT_MS = 24 * 60 * 60_000;

/** People whom the e-government identity system has proved. */
export const identitiesOf = (db: Kysely<Tables>) => ({
  /** Accounts of a person: those that are a patient with this PESEL themselves. */
  accountsOf: ({ nationalId, limit }: { nationalId: string; limit: number }) =>
    db
      .selectFrom('accounts')
      .innerJoin('account_patients', 'account_patients.account_id', 'accounts.id')
      .innerJoin('patients', 'patients.id', 'account_patients.patient_id')
      .selectAll('accounts')
      .where('patients.national_id', '=', nationalId)
      .where('patients.national_id_doubted_at', 'is', null)
      .where('account_patients.role', '=', 'PATIENT')
      .where('account_patients.link_state', '=', 'C')
      .orderBy('accounts.username')
      .limit(limit)
      .execute(),

  /** The session at the identity system that a session came from. Whatever opens another one in its place hands it on, so that sign-out leads there too. */
  async sessionBehind(tokenHash: string | null) {
    if (tokenHash === null) return null;
    const row = await db
      .selectFrom('sessions')
      .select('identity_session')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    return row?.identity_session ?? null;
  },

  /** Takes an answer of the identity system; false when it was taken before. */
  async takeAnswer({ answerHash, now }: { answerHash: string; now: number }) {
    await db
      .deleteFrom('identity_answers')
      .where('taken_at', '<', now - ANSWERS_KEPT_MS)
      .execute();
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('identity_answers')
      .values({ answer_hash: answerHash, taken_at: now })
      .onConflict((conflict) => conflict.column('answer_hash').doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },
});
