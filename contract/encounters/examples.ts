import { questionnaire } from '#contract/questionnaires/examples.ts';

export const encounter = {
  id: 'encounter-4001',
  careId: 'care-5001',
  date: '2026-11-02T08:00:00.000Z',
  endTime: '2026-11-02T08:20:00.000Z',
  unit: { name: 'Poradnie Specjalistyczne' },
  unitSpeciality: { code: '1000', name: 'Poradnia chorób wewnętrznych' },
  practitioner: { degree: 'lek.', name: 'Tadeusz', lastName: 'Zawadzki' },
  kind: { code: 'PORADA', name: 'Porada' },
  documents: [
    {
      id: 'document-6001',
      type: '00.20',
      typeName: 'Karta wizyty',
      name: 'karta-wizyty.pdf',
      mediaType: 'application/pdf',
      size: 15_729,
    },
  ],
  questionnaire: { id: questionnaire.id, deadlineDays: 30 },
  changedAt: '2026-11-02T08:20:00.000Z',
};
