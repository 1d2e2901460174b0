import type { Kysely } from 'kysely';
import type { CodeObject, PhoneCode, Sends } from '#provider/account/rules/phone-codes.ts';
import type { AccountRow, PhoneCodeRow, PhoneCodeSendRow } from '#provider/account/tables.ts';
import type { Tables } from '#provider/generated/tables.ts';

export type PhoneCodeKept = PhoneCode & CodeObject & { accountId: string };

const codeOf = (row: PhoneCodeRow): PhoneCodeKept => ({
  accountId: row.account_id,
  object: row.object,
  objectId: row.object_id,
  phoneNumber: row.phone_number,
  codeHash: row.code_hash,
  validUntil: row.valid_until,
  triesLeft: row.tries_left,
  acceptedAt: row.accepted_at,
});

/** Codes that were sent to phones: the last one of each account. */
export const phoneCodesOf = (db: Kysely<Tables>) => ({
  async last(accountId: string): Promise<PhoneCodeKept | undefined> {
    const row = await db
      .selectFrom('phone_codes')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row && codeOf(row);
  },

  async keep(code: PhoneCodeKept) {
    const row = {
      phone_number: code.phoneNumber,
      object: code.object,
      object_id: code.objectId,
      code_hash: code.codeHash,
      valid_until: code.validUntil,
      tries_left: code.triesLeft,
      accepted_at: code.acceptedAt,
    };
    await db
      .insertInto('phone_codes')
      .values({ account_id: code.accountId, ...row })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute();
  },

  /** When codes were sent since that moment. */
  async sends({ account, since }: { account: AccountRow; since: number }): Promise<Sends> {
    const number = account.phone_confirmed === 1 ? null : account.phone_number;
    const rows = await db
      .selectFrom('phone_code_sends')
      .selectAll()
      .where('sent_at', '>', since)
      .where((where) =>
        where.or([
          where('account_id', '=', account.id),
          ...(number ? [where('phone_number', '=', number)] : []),
        ]),
      )
      .orderBy('sent_at')
      .execute();
    const at = (sent: readonly PhoneCodeSendRow[]) => sent.map(({ sent_at }) => sent_at);
    return {
      ofAccount: at(rows.filter(({ account_id }) => account_id === account.id)),
      toUnconfirmed: at(rows.filter(({ phone_number }) => phone_number === number)),
    };
  },

  /** Counts a send, and forgets those before `since`, which no limit counts any more. */
  async countSend({ since, ...send }: PhoneCodeSendRow & { since: number }) {
    await db.deleteFrom('phone_code_sends').where('sent_at', '<=', since).execute();
    await db.insertInto('phone_code_sends').values(send).execute();
  },

  /** Uses up an accepted code; false when there is none for this. */
  async use({ accountId, object, objectId }: CodeObject & { accountId: string }) {
    const { numUpdatedRows } = await db
      .updateTable('phone_codes')
      .set({ accepted_at: null, tries_left: 0 })
      .where('account_id', '=', accountId)
      .where('object', '=', object)
      .where('object_id', '=', objectId)
      .where('accepted_at', 'is not', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
