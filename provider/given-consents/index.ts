import type { Area } from '#provider/core/area.ts';
import { partnerConsents } from './handlers-partner.ts';
import { consentsBeside } from './handlers-beside.ts';
import { givenConsents as calls } from './handlers.ts';
import { seed } from './seed.ts';
import { tables } from './tables.ts';

export const givenConsents = {
  handlers: { givenConsents: { ...calls, ...consentsBeside }, partnerConsents },
  tables,
  seed,
} satisfies Area;
