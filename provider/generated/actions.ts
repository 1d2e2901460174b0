// Written by scripts/generate.mjs from the folders beside it; neither edited nor committed.
import { actions as bookings } from '#provider/bookings/actions.ts';
import { actions as declarations } from '#provider/declarations/actions.ts';
import { actions as patients } from '#provider/patients/actions.ts';
import { actions as questionnaires } from '#provider/questionnaires/actions.ts';
import { actions as telehealth } from '#provider/telehealth/actions.ts';
export const actions = {
  ...bookings,
  ...declarations,
  ...patients,
  ...questionnaires,
  ...telehealth,
};
