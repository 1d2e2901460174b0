import type { Area } from '#provider/core/area.ts';
import { consents as calls } from './handlers.ts';
import { consentsSeed } from './seed.ts';
import { consentsTables } from './tables.ts';

export const consents = {
  handlers: { consents: calls },
  tables: consentsTables,
  seed: consentsSeed,
} satisfies Area;
