import { consentsBeside } from './calls-beside.ts';
import { partnerConsents } from './calls-partner.ts';
import { givenConsents } from './calls.ts';

export const calls = { givenConsents: { ...givenConsents, ...consentsBeside }, partnerConsents };
