import { accountsOf } from './accounts.ts';
import { contactsOf } from './contacts.ts';
import { mergingOf } from './merging.ts';
import { notificationsOf } from './notifications.ts';
import { entryCodesOf } from './entry-codes.ts';
import { identitiesOf } from './identities.ts';
import { oneTimeTokensOf } from './one-time-tokens.ts';
import { phoneCodesOf } from './phone-codes.ts';
import { signInEventsOf } from './sign-in-events.ts';

export const store = {
  accounts: accountsOf,
  contacts: contactsOf,
  merging: mergingOf,
  notifications: notificationsOf,
  entryCodes: entryCodesOf,
  identities: identitiesOf,
  oneTimeTokens: oneTimeTokensOf,
  phoneCodes: phoneCodesOf,
  signInEvents: signInEventsOf,
};
