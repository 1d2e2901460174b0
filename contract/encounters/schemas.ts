import { z } from 'zod';
import { FileName } from '#contract/bookings/schemas/attachments.ts';
import { Code, CodeAndName, Id, Instant, ProviderText } from '#contract/primitives.ts';
import { QuestionnaireFulfillment } from '#contract/questionnaires/schemas.ts';

const EncounterDocument = z
  .object({
    id: Id,
    type: Code.describe(
      'Of the dictionary of document types: names the files in …/{type}/clinical-documents.',
    ),
    typeName: ProviderText,
    name: FileName,
    mediaType: z.string().min(1).max(100),
    size: z.number().int().min(1).describe('Bytes.'),
  })
  .meta({ id: 'EncounterDocument', description: 'A§2, A§3. A document of the care given at an encounter.' });

const EncounterQuestionnaire = z
  .object({
    id: Id.describe('The one that was filled in, else the one that the speciality has now.'),
    deadlineDays: z.number().int().min(0).max(3_650),
    filledAt: Instant.optional(),
  })
  .meta({
    id: 'EncounterQuestionnaire',
    description:
      'A-116. It is open until 23:59:59 in Europe/Warsaw of the day of the encounter’s end and `deadlineDays` more; `filledAt` absent: nothing is filled in yet.',
  });

export const Encounter = z
  .object({
    id: Id,
    careId: Id.optional().describe('The care of which the encounter is a part.'),
    date: Instant,
    endTime: Instant.optional(),
    unit: z.object({ name: ProviderText }),
    unitSpeciality: CodeAndName,
    practitioner: z
      .object({ degree: z.string().optional(), name: z.string(), lastName: z.string() })
      .optional(),
    kind: CodeAndName,
    documents: z.array(EncounterDocument).max(200),
    questionnaire: EncounterQuestionnaire.optional().describe('Absent: the encounter has none.'),
    changedAt: Instant.describe('When the unit wrote the encounter or last added to it.'),
  })
  .meta({ id: 'Encounter', description: 'A§3 and A-117. A visit, or a stay, that has taken place.' });
export type Encounter = z.infer<typeof Encounter>;

export const EncounterWithAnswers = Encounter.extend({
  lastQuestionnaireFulfillment: QuestionnaireFulfillment.optional(),
}).meta({ id: 'EncounterWithAnswers', description: 'A§3. An encounter with what was answered for it.' });
export type EncounterWithAnswers = z.infer<typeof EncounterWithAnswers>;

export const EncountersSettings = z
  .object({ questionnaires: z.boolean(), documents: z.boolean(), copies: z.boolean() })
  .meta({
    id: 'EncountersSettings',
    description:
      'B-04. Whether questionnaires of encounters are filled in, documents are handed out, and copies may be asked for; default all on.',
  });
export type EncountersSettings = z.infer<typeof EncountersSettings>;
