const laboratory = { id: 'laboratory-pod-lipami', name: 'Laboratorium Przychodni pod Lipami' };

export const result = {
  id: 'result-1',
  systemId: 'LAB-1',
  name: 'Kreatynina i elektrolity',
  date: '2026-11-12T06:30:00.000Z',
  publishedAt: '2026-11-12T15:10:00.000Z',
  unit: { name: 'Poradnia Lekarza Rodzinnego', phone: '+48815550110' },
  laboratory,
  status: 'FINAL' as const,
  hasCritical: false,
  documents: [
    {
      type: 'LAB',
      typeName: 'Sprawozdanie z badania laboratoryjnego',
      name: 'wynik.pdf',
      mediaType: 'application/pdf',
      size: 18_204,
    },
  ],
};

export const earlierValue = {
  resultId: 'result-2',
  date: '2026-05-10T06:15:00.000Z',
  status: 'FINAL' as const,
  laboratory,
  value: '104',
  number: 104,
  unit: 'umol/L',
  low: 62,
  high: 106,
  rangeText: '62 - 106',
  flag: 'N',
};

export const analyte = {
  code: '2160-0',
  name: 'Kreatynina',
  value: '112',
  number: 112,
  unit: 'umol/L',
  low: 62,
  high: 106,
  rangeText: '62 - 106',
  flag: 'H',
  meaning: {
    pl: 'Kreatynina powstaje w mięśniach, a usuwają ją nerki. Badanie mówi, jak pracują nerki.',
    en: 'Creatinine is made in the muscles and removed by the kidneys. The test tells how the kidneys work.',
  },
  previous: earlierValue,
};

export const summedValue = {
  name: 'Kreatynina',
  value: '112',
  number: 112,
  unit: 'umol/L',
  low: 62,
  high: 106,
  flag: 'H',
};
