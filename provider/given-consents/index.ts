import type { Area } from '#provider/core/area.ts';
import { partnerConsents } from './handlers-partner.ts';
import { consentsBeside } from './handlers-beside.ts';
import { givenConsents as calls } from './handlers.ts';
import { givenConsentsSeed } from './seed.ts';
import { givenConsentsTables } from './tables.ts';

export const givenConsents = {
  handlers: { givenConsents: { ...calls, ...consentsBeside }, partnerConsents },
  tables: givenConsentsTables,
  seed: givenConsentsSeed,
} satisfies Area;
