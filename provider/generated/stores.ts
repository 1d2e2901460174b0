// Written by scripts/generate.mjs from the folders beside it; neither edited nor committed.
import type { Kysely } from 'kysely';
import { store as account } from '#provider/account/store/index.ts';
import { store as bookings } from '#provider/bookings/store/index.ts';
import { store as declarations } from '#provider/declarations/store.ts';
import { store as measurements } from '#provider/measurements/store.ts';
import { store as patients } from '#provider/patients/store.ts';
import { store as questionnaires } from '#provider/questionnaires/store.ts';
import { store as settings } from '#provider/settings/store.ts';
import { store as telehealth } from '#provider/telehealth/store.ts';
import type { Tables } from './tables.ts';
export const storesOf = (db: Kysely<Tables>) => ({
  ...account(db),
  ...bookings(db),
  ...declarations(db),
  ...measurements(db),
  ...patients(db),
  ...questionnaires(db),
  ...settings(db),
  ...telehealth(db),
});
