import type { SeedMessage } from './rows.ts';

const ANNA = 'account-2002';

/** The messages that Anna writes of a child and of a ward, and the answers that she gets. */
export const ANNAS: readonly SeedMessage[] = [
  {
    id: 'message-8601',
    by: ANNA,
    toStaff: ['children'],
    concerns: 'patient-1003',
    daysAgo: 9,
    readDaysAgo: 8.8,
    title: 'Zosia: wysypka po antybiotyku',
    text: 'Dzień dobry,\n\nZosia ma od wczoraj wysypkę na brzuchu. Bierze antybiotyk od trzech dni. Czy przyjść?',
    files: [{ id: 'file-8611', name: 'wysypka.png' }],
  },
  {
    id: 'message-8602',
    from: 'kubiak',
    to: [ANNA],
    concerns: 'patient-1003',
    mayBeAnswered: true,
    answers: 'message-8601',
    thread: 'message-8601',
    daysAgo: 8.5,
    title: 'Odp: Zosia: wysypka po antybiotyku',
    text: 'Dzień dobry,\n\nprosimy przyjść dzisiaj do 18:00 bez zapisów i nie podawać następnej dawki przed wizytą.',
  },
  {
    id: 'message-8603',
    by: ANNA,
    toStaff: ['physiotherapy'],
    concerns: 'patient-1004',
    daysAgo: 3,
    title: 'Rehabilitacja mamy',
    text: 'Dzień dobry, czy mama może przychodzić na ćwiczenia rano?',
  },
];
