import type { SignedFileRow } from './rows.ts';

const DAY_MS = 24 * 60 * 60_000;

/** One of Piotr's, which the staff has refused. */
export const signedFileRows = (now: number): SignedFileRow[] => [
  {
    ...{ id: 'signed-file-9301', account_id: 'account-2003', patient_id: 'patient-1005' },
    file_hash: 'signed-file-9301',
    filename: 'dokument-do-podpisu-podpisany.pdf',
    ...{ outcome: 'VALID', reason: null, state: 'REFUSED' },
    signer: JSON.stringify({ pesel: null, name: 'Piotr', lastName: 'Zieliński', birthDate: null }),
    uncovered: null,
    staff_reason:
      'W certyfikacie nie ma numeru PESEL ani daty urodzenia, więc nie wiemy, czy to Pana podpis. Prosimy podpisać dokument profilem zaufanym.',
    content: null,
    ...{ at: now - 5 * DAY_MS, decided_at: now - 4 * DAY_MS },
  },
];
