import { calls as account } from './account/index.ts';
import { calls as bookings } from './bookings/index.ts';
import { calls as declarations } from './declarations/index.ts';
import { calls as patients } from './patients/index.ts';
import { calls as questionnaires } from './questionnaires/index.ts';
import { calls as settings } from './settings/index.ts';
import { calls as telehealth } from './telehealth/index.ts';

export const calls = {
  ...account,
  ...bookings,
  ...declarations,
  ...patients,
  ...questionnaires,
  ...settings,
  ...telehealth,
};
