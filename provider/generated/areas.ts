// Written by scripts/generate.mjs from the folders beside it; neither edited nor committed.
import { account } from '#provider/account/index.ts';
import { bookings } from '#provider/bookings/index.ts';
import { declarations } from '#provider/declarations/index.ts';
import { measurements } from '#provider/measurements/index.ts';
import { patients } from '#provider/patients/index.ts';
import { questionnaires } from '#provider/questionnaires/index.ts';
import { settings } from '#provider/settings/index.ts';
import { telehealth } from '#provider/telehealth/index.ts';
export const areas = {
  account,
  bookings,
  declarations,
  measurements,
  patients,
  questionnaires,
  settings,
  telehealth,
};
export const handlers = {
  ...account.handlers,
  ...bookings.handlers,
  ...declarations.handlers,
  ...patients.handlers,
  ...questionnaires.handlers,
  ...settings.handlers,
  ...telehealth.handlers,
};
