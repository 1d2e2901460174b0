import type { Lead, State } from '#tests/house/a11y/loop/state.ts';
import { attachmentStates } from './attachment-states.ts';
import { bookingStates } from './booking-states.ts';
import { confirmStates } from './confirm-states.ts';
import { referralStates } from './referral-states.ts';
import { stepStates } from './step-states.ts';
import { wizardStates } from './wizard-states.ts';

/** Every screen of the area in every state that it has. */
export const states: readonly (State | Lead)[] = [
  ...bookingStates,
  ...confirmStates,
  ...attachmentStates,
  ...wizardStates,
  ...stepStates,
  ...referralStates,
];
