import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';
import { accountsOf } from './accounts.ts';
import { phoneCodesOf } from './phone-codes.ts';

export const store = (db: Kysely<Tables>) => ({ accounts: accountsOf(db), phoneCodes: phoneCodesOf(db) });
