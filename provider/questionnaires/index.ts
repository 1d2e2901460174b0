import type { Area } from '#provider/core/area.ts';
import { questionnaires as calls } from './handlers.ts';
import { questionnairesSeed } from './seed.ts';
import { questionnairesTables } from './tables.ts';

export const questionnaires = {
  handlers: { questionnaires: calls },
  tables: questionnairesTables,
  seed: questionnairesSeed,
} satisfies Area;
