import { authorizationsOf } from '#provider/account/authorization/store.ts';
import { accountsOf } from './accounts.ts';
import { contactsOf } from './contacts.ts';
import { owedOf } from './departure-owed.ts';
import { departureOf } from './departure.ts';
import { joiningOf } from './joining.ts';
import { mergingOf } from './merging.ts';
import { notificationsOf } from './notifications.ts';
import { entryCodesOf } from './entry-codes.ts';
import { identitiesOf } from './identities.ts';
import { oneTimeTokensOf } from './one-time-tokens.ts';
import { phoneCodesOf } from './phone-codes.ts';
import { signInEventsOf } from './sign-in-events.ts';
import { visitRemindersOf } from './visit-reminders.ts';

export const accountStore = {
  accounts: accountsOf,
  contacts: contactsOf,
  departure: departureOf,
  owed: owedOf,
  authorizations: authorizationsOf,
  joining: joiningOf,
  merging: mergingOf,
  notifications: notificationsOf,
  entryCodes: entryCodesOf,
  identities: identitiesOf,
  oneTimeTokens: oneTimeTokensOf,
  phoneCodes: phoneCodesOf,
  signInEvents: signInEventsOf,
  visitReminders: visitRemindersOf,
};
