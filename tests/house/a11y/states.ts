import { attachmentStates } from '#tests/bookings/a11y/attachment-states.ts';
import { bookingStates } from '#tests/bookings/a11y/booking-states.ts';
import { confirmStates } from '#tests/bookings/a11y/confirm-states.ts';
import { areaStates } from './loop/area-states.ts';
import { frameStates } from './loop/frame-states.ts';
import { telehealthStates } from '#tests/telehealth/a11y/telehealth-states.ts';
import { questionnaireStates } from '#tests/questionnaires/a11y/questionnaire-states.ts';
import { referralStates } from '#tests/bookings/a11y/referral-states.ts';
import { stepStates } from '#tests/bookings/a11y/step-states.ts';
import { wizardStates } from '#tests/bookings/a11y/wizard-states.ts';
import type { Lead, State } from './loop/state.ts';

/** Every screen of app/routes.ts in every state that it has. A route that is not here fails the loop. */
export const states: readonly (State | Lead)[] = [
  ...frameStates,
  ...areaStates,
  ...bookingStates,
  ...confirmStates,
  ...attachmentStates,
  ...wizardStates,
  ...stepStates,
  ...telehealthStates,
  ...questionnaireStates,
  ...referralStates,
];
