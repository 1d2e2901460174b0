/** A§7, C§7 and B§7 of the specification, decision AP-47: by what people are known, and how they sign. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { Code } from '#contract/primitives.ts';

/** A choice with its words, which the portal shows in the page's language. */
const Named = z.object({ code: Code, pl: z.string(), en: z.string() });

export const IdentificationSettings = z
  .object({
    nationalIdRequired: z
      .boolean()
      .describe('Somebody in Poland is known by the PESEL alone; else a document serves as well (AP-66).'),
    documents: z.array(Named).describe('By which somebody without a PESEL is known.'),
    signing: z.array(Named).describe('Means of signing that are offered.'),
  })
  .meta({
    id: 'IdentificationSettings',
    description: 'AP-47. By what a person may be known, and how one signs.',
  });
export type IdentificationSettings = z.infer<typeof IdentificationSettings>;

export const identification = call({
  area: 'settings',
  method: 'GET',
  path: '/mpi/accounts/identification-settings',
  isForGuests: true,
  summary: 'By which documents people are known, and how they sign',
  description: 'The same for guests and accounts.',
  example: {
    output: {
      nationalIdRequired: true,
      documents: [{ code: 'PASSPORT', pl: 'Paszport', en: 'Passport' }],
      signing: [{ code: 'TRUSTED_PROFILE', pl: 'Profil zaufany', en: 'Trusted profile' }],
    },
  },
}).output(IdentificationSettings);
