import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';
import { accountsOf } from './accounts.ts';
import { signInEventsOf } from './sign-in-events.ts';
import { phoneCodesOf } from './phone-codes.ts';

export const store = (db: Kysely<Tables>) => ({ accounts: accountsOf(db),
  signInEvents: signInEventsOf(db), phoneCodes: phoneCodesOf(db) });
