import type { Kysely } from 'kysely';
import type { CodeObject, PhoneCode } from '#provider/account/rules/phone-codes.ts';
import type { PhoneCodeRow } from '#provider/account/tables.ts';
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
  sends: row.sends,
  sendsFrom: row.sends_from,
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
      sends: code.sends,
      sends_from: code.sendsFrom,
      accepted_at: code.acceptedAt,
    };
    await db
      .insertInto('phone_codes')
      .values({ account_id: code.accountId, ...row })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute();
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
