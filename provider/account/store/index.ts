import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';
import { accountsOf } from './accounts.ts';
import { oneTimeTokensOf } from './one-time-tokens.ts';
import { phoneCodesOf } from './phone-codes.ts';
import { signInEventsOf } from './sign-in-events.ts';

export const store = (db: Kysely<Tables>) => ({
  accounts: accountsOf(db),
  oneTimeTokens: oneTimeTokensOf(db),
  phoneCodes: phoneCodesOf(db),
  signInEvents: signInEventsOf(db),
});
