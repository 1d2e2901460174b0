import type { Area } from '#provider/core/area.ts';
import { clinicalDocuments as calls } from './handlers.ts';
import { clinicalDocumentsSeed } from './seed.ts';
import { clinicalDocumentsTables } from './tables.ts';

export const clinicalDocuments = {
  handlers: { clinicalDocuments: calls },
  tables: clinicalDocumentsTables,
  seed: clinicalDocumentsSeed,
} satisfies Area;
