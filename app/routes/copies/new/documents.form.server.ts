import { z } from 'zod';
import { said } from '#app/services/forms/fields.ts';

const LONGEST_ID = 80;
const MOST = 200;

/** at least one. */
export const DocumentsForm = z.object({
  documents: z
    .array(z.string().max(LONGEST_ID), said('clinical-documents:ticks.none'))
    .min(1, said('clinical-documents:ticks.none'))
    .max(MOST, said('copy-wizard:documents.tooMany')),
});
