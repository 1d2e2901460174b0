export const clinicalDocument = {
  id: 'cdoc-1',
  type: '00.20',
  typeName: 'Karta informacyjna',
  title: 'Karta informacyjna z leczenia szpitalnego',
  date: '2026-11-02T08:00:00.000Z',
  publishedAt: '2026-11-02T12:00:00.000Z',
  unit: { name: 'Oddział Kardiologii' },
  files: [{ name: 'karta-informacyjna.pdf', mediaType: 'application/pdf', size: 15_729, language: 'pl' }],
  hasNotes: true,
  contextId: 'context-1',
  consentDocShared: false,
};

export const note = {
  id: 'note-1',
  at: '2026-11-03T09:00:00.000Z',
  role: 'Lekarz',
  text: 'Kontrola w poradni kardiologicznej za sześć tygodni.',
};

export const TYPES = [
  { code: '00.20', name: { pl: 'Karta informacyjna', en: 'Discharge summary' } },
  { code: '06.10', name: { pl: 'Wyniki badań', en: 'Test results' } },
];
