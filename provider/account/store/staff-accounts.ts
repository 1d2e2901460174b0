import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

/** The changes that the staff makes to an account. */
export const staffAccountsOf = (db: Kysely<Tables>) => ({
  /** Sets whether nothing else is opened before the account has a phone. */
  requirePhone: ({ id, isRequired }: { id: string; isRequired: boolean }) =>
    db
      .updateTable('accounts')
      .set({ phone_required: isRequired ? 1 : 0 })
      .where('id', '=', id)
      .execute(),
});
