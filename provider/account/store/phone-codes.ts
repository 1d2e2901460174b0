import type { ExpressionBuilder, Kysely } from 'kysely';
import type { CodeObject, PhoneCode, Sends } from '#provider/core/phone-codes/rules.ts';
import type { AccountRow, PhoneCodeRow, PhoneCodeSendRow } from '#provider/account/tables.ts';
import type { Tables } from '#provider/generated/tables.ts';

type PhoneCodeKept = PhoneCode & CodeObject & { accountId: string };

/** Nobody has so many accounts with one number. */
const MOST_OF_ONE_NUMBER = 20;

type Told = { accountId: string; address: string; kind: PhoneCodeSendRow['kind']; since: number };
type Send = Omit<PhoneCodeSendRow, 'code_hash'> & Partial<Pick<PhoneCodeSendRow, 'code_hash'>>;
type ActivationTry = { phoneNumber: string; accountId?: string | undefined; now: number };

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

type Sender = Pick<AccountRow, 'id' | 'state' | 'phone_number' | 'phone_confirmed'>;

/**
 * Sends to a number, by whichever account. Who registers learns nothing of an account that has the number confirmed, so that its
 * own sends bound nobody who is not let in yet (S-12).
 */
function toNumber(
  where: ExpressionBuilder<Tables, 'phone_code_sends'>,
  { account: { state }, number }: { account: Sender; number: string },
) {
  const sent = where('phone_number', '=', number);
  if (state !== 'MUST_CONFIRM_PHONE') return sent;
  const owners = where
    .selectFrom('accounts')
    .select('accounts.id')
    .where('accounts.phone_number', '=', number)
    .where('accounts.phone_confirmed', '=', 1);
  return where.and([sent, where('account_id', 'not in', owners)]);
}

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

  /** The number of times that the account's owner was told this at this number or address, without a code, since that moment. */
  async timesTold({ accountId, address, kind, since }: Told) {
    const { number } = await db
      .selectFrom('phone_code_sends')
      .select(({ fn }) => fn.countAll().as('number'))
      .where('account_id', '=', accountId)
      .where('phone_number', '=', address)
      .where('kind', '=', kind)
      .where('sent_at', '>', since)
      .executeTakeFirstOrThrow();
    return Number(number);
  },

  /** When codes were sent since that moment: by the account, and to that number, unless it is the account's confirmed one. */
  async sends({ account, to, since }: { account: Sender; to: string | null; since: number }): Promise<Sends> {
    const number = account.phone_confirmed === 1 && to === account.phone_number ? null : to;
    const rows = await db
      .selectFrom('phone_code_sends')
      .selectAll()
      .where('kind', '=', 'CODE')
      .where('sent_at', '>', since)
      .where((where) =>
        where.or([
          where('account_id', '=', account.id),
          ...(number ? [toNumber(where, { account, number })] : []),
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

  /** Tells whether this code was sent to the account since that moment. */
  async wasSent({ accountId, codeHash, since }: { accountId: string; codeHash: string; since: number }) {
    const found = await db
      .selectFrom('phone_code_sends')
      .select('sent_at')
      .where('account_id', '=', accountId)
      .where('code_hash', '=', codeHash)
      .where('sent_at', '>', since)
      .executeTakeFirst();
    return found !== undefined;
  },

  /** Counts a send, and forgets those before `since`, which no limit counts any more. */
  async countSend({ since, code_hash = null, ...send }: Send & { since: number }) {
    await db.deleteFrom('phone_code_sends').where('sent_at', '<=', since).execute();
    await db
      .insertInto('phone_code_sends')
      .values({ ...send, code_hash })
      .execute();
  },

  /** Accounts that wait until this number is confirmed; of one child or ward, when that is named. */
  waiting: ({ phoneNumber, patientId }: { phoneNumber: string; patientId?: string | undefined }) =>
    db
      .selectFrom('accounts')
      .selectAll()
      .where('phone_number', '=', phoneNumber)
      .where('state', '=', 'MUST_CONFIRM_PHONE')
      .$if(patientId !== undefined, (query) =>
        query.where('id', 'in', ({ selectFrom }) =>
          selectFrom('account_patients')
            .select('account_id')
            .where('patient_id', '=', patientId ?? '')
            .where('role', 'in', ['WARD', 'CHILD']),
        ),
      )
      .limit(MOST_OF_ONE_NUMBER)
      .execute(),

  /**
   * Counts a try at each good code that was sent to a number for the activation of an account that waits: of one account, when it is
   * named. Whoever tries at the same moment waits.
   */
  tryActivation: ({ phoneNumber, accountId, now }: ActivationTry) =>
    db
      .updateTable('phone_codes')
      .set((code) => ({ tries_left: code('tries_left', '-', 1) }))
      .where('object', '=', 'ACTIVATION')
      .where('phone_number', '=', phoneNumber)
      .where('tries_left', '>', 0)
      .where('valid_until', '>', now)
      .where('account_id', 'in', ({ selectFrom }) =>
        selectFrom('accounts')
          .select('id')
          .where('phone_number', '=', phoneNumber)
          .where('state', '=', 'MUST_CONFIRM_PHONE')
          .$if(accountId !== undefined, (query) => query.where('id', '=', accountId ?? '')),
      )
      .returning(['account_id as accountId', 'code_hash as codeHash', 'tries_left as triesLeft'])
      .execute(),

  /** Counts a try at the account's good code for this; undefined when there is none. Whoever tries at the same moment waits. */
  tryOf: ({ accountId, object, objectId, now }: CodeObject & { accountId: string; now: number }) =>
    db
      .updateTable('phone_codes')
      .set((code) => ({ tries_left: code('tries_left', '-', 1) }))
      .where('account_id', '=', accountId)
      .where('object', '=', object)
      .where('object_id', '=', objectId)
      .where('tries_left', '>', 0)
      .where('valid_until', '>', now)
      .returning(['code_hash as codeHash', 'tries_left as triesLeft'])
      .executeTakeFirst(),

  /** Makes the account's code void, whatever it was for. */
  voidCode: (accountId: string) =>
    db.updateTable('phone_codes').set({ tries_left: 0 }).where('account_id', '=', accountId).execute(),

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
