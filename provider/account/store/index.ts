import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';
import { accountsOf } from './accounts.ts';
import { mergingOf } from './merging.ts';
import { notificationsOf } from './notifications.ts';
import { entryCodesOf } from './entry-codes.ts';
import { identitiesOf } from './identities.ts';
import { oneTimeTokensOf } from './one-time-tokens.ts';
import { phoneCodesOf } from './phone-codes.ts';
import { signInEventsOf } from './sign-in-events.ts';

export const store = (db: Kysely<Tables>) => ({
  accounts: accountsOf(db),
  merging: mergingOf(db),
  notifications: notificationsOf(db),
  entryCodes: entryCodesOf(db),
  identities: identitiesOf(db),
  oneTimeTokens: oneTimeTokensOf(db),
  phoneCodes: phoneCodesOf(db),
  signInEvents: signInEventsOf(db),
});
