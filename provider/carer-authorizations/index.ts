import type { Area } from '#provider/core/area.ts';
import { carerAuthorizations as calls } from './handlers.ts';
import { carerAuthorizationsSeed } from './seed.ts';
import { carerAuthorizationsTables } from './tables.ts';

export const carerAuthorizations = {
  handlers: { carerAuthorizations: calls },
  tables: carerAuthorizationsTables,
  seed: carerAuthorizationsSeed,
} satisfies Area;
