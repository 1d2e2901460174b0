/** A§3 and A§7 of the specification. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NO_SUCH_PATIENT, NOT_FOUND } from '#contract/errors.ts';
import { Id } from '#contract/primitives.ts';
import { Allergy } from './schemas.ts';

const patientId = 'patient-1001';

export const allergies = {
  forPatient: call({
    area: 'allergies',
    method: 'GET',
    path: '/mpi/allergies/all/{patientId}',
    summary: 'What a patient is allergic to',
    description:
      'Active, inactive and cured allergies, those last entered first; an empty list when none is known.',
    refusals: { NOT_FOUND: NO_SUCH_PATIENT },
    example: {
      input: { patientId },
      output: [
        {
          allergyId: 'allergy-7001',
          patientId,
          allergyCode: 'J01CA04',
          allergyName: 'Amoksycylina',
          allergyTypeCode: 'L',
          allergyTypeName: 'Lek',
          degreeOfSeverityName: 'Ciężkie',
          description: 'Wysypka i duszność po pierwszej dawce.',
          entryDate: '2024-05-03',
          isActive: true,
          cured: false,
        },
      ],
    },
  })
    .input(z.object({ patientId: Id }))
    .output(z.array(Allergy))
    .errors({ NOT_FOUND }),
};
