import type { Clinic } from '#provider/seed/clinic.ts';
import { answerByOf } from './rules.ts';
import type { CorrectionRow } from './tables.ts';

const DAY_MS = 24 * 3_600_000;

type Told = Pick<CorrectionRow, 'id' | 'kind' | 'wanted' | 'text' | 'state' | 'reason'> & {
  account: string;
  patient: string;
  daysAgo: number;
};

/** One of each state: Anna has asked for two, Jan for another two. */
const TOLD: readonly Told[] = [
  {
    id: 'correction-9601',
    account: 'account-2001',
    patient: 'patient-1001',
    daysAgo: 2,
    kind: 'OTHER',
    wanted: '{}',
    state: 'SUBMITTED',
    reason: null,
    text: 'Mój oddział NFZ to teraz Mazowiecki, nie Lubelski.',
  },
  {
    id: 'correction-9602',
    account: 'account-2001',
    patient: 'patient-1001',
    daysAgo: 60,
    kind: 'DOCUMENT',
    wanted: '{"documentNumber":"ABC 123456"}',
    text: null,
    state: 'REJECTED',
    reason: 'Numeru dowodu nie przechowujemy, gdy znamy numer PESEL.',
  },
  {
    id: 'correction-9603',
    account: 'account-2002',
    patient: 'patient-1003',
    daysAgo: 20,
    kind: 'NAMES',
    wanted: '{"name":"Zofia","lastName":"Kowalska"}',
    state: 'CORRECTED',
    text: 'W rejestracji zapisano „Kowalski”.',
    reason: null,
  },
  {
    id: 'correction-9604',
    account: 'account-2002',
    patient: 'patient-1004',
    daysAgo: 9,
    kind: 'BIRTH_DATE',
    wanted: '{"birthDate":"1944-02-11"}',
    state: 'TAKEN_UP',
    text: 'W rejestracji zapisano rok o jeden za duży.',
    reason: null,
  },
];

export const applicationsSeed = ({ now }: Clinic) => ({
  corrections: TOLD.map((told) => rowOf(told, now.getTime())),
});

function rowOf({ account, patient, daysAgo, ...told }: Told, now: number): CorrectionRow {
  const askedAt = now - daysAgo * DAY_MS;
  const isOver = told.state === 'CORRECTED' || told.state === 'REJECTED';
  return {
    ...told,
    account_id: account,
    patient_id: patient,
    recipient_id: 'staff-rejestracja',
    recipient_name: 'Rejestracja',
    asked_at: askedAt,
    answer_by: answerByOf(askedAt),
    key_hash: null,
    taken_up_at: told.state === 'SUBMITTED' ? null : askedAt + DAY_MS,
    ended_at: isOver ? askedAt + 3 * DAY_MS : null,
  };
}
