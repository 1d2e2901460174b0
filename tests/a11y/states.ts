import { attachmentStates } from './loop/attachment-states.ts';
import { bookingStates } from './loop/booking-states.ts';
import { confirmStates } from './loop/confirm-states.ts';
import { frameStates } from './loop/frame-states.ts';
import { recordStates } from './loop/record-states.ts';
import { questionnaireStates } from './loop/questionnaire-states.ts';
import { referralStates } from './loop/referral-states.ts';
import { stepStates } from './loop/step-states.ts';
import { wizardStates } from './loop/wizard-states.ts';
import type { Lead, State } from './loop/state.ts';

/** Every screen of app/routes.ts in every state that it has. A route that is not here fails the loop. */
export const states: readonly (State | Lead)[] = [
  ...frameStates,
  ...bookingStates,
  ...confirmStates,
  ...attachmentStates,
  ...wizardStates,
  ...stepStates,
  ...recordStates,
  ...questionnaireStates,
  ...referralStates,
];
