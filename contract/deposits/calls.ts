/** B§7 of the specification: deposits of patients, and requests to pay them out. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NOT_FOUND } from '#contract/errors.ts';
import { Deposit, DepositBalance, NewPayout, PayoutAnswer } from './schemas.ts';

const area = 'deposits';
const path = '/mpi/deposits/mpi-user';
const patientId = 'patient-1001';
const SEEN =
  'An account that is not AUTHORIZED sees none, and nobody sees those of a patient who is not `authorized` (C-80, A-53).';

export const deposits = {
  list: call({
    area,
    method: 'GET',
    path,
    record: 'read',
    summary: 'The deposits of all patients of the account',
    description: `Each with its movements, its payouts, and what holds for the next request; the balances are a call of their own. ${SEEN}`,
    example: {
      output: [
        {
          id: 'deposit-1',
          patientId,
          system: { code: 'AMMS', name: 'Szpital' },
          rules: {
            most: 200_000,
            perMonth: 3,
            madeThisMonth: 1,
            paidTo: { pl: 'Kasa placówki', en: 'The cash desk' },
          },
          movements: [
            { id: 'movement-1', at: '2026-10-01T08:00:00.000Z', amount: 120_050, description: 'Wpłata' },
          ],
          payouts: [
            { id: 'payout-1', amount: 5_000, requestedAt: '2026-10-02T08:00:00.000Z', state: 'ACCEPTED' },
          ],
        },
      ],
    },
  }).output(z.array(Deposit)),

  balances: call({
    area,
    method: 'GET',
    path: `${path}/balances`,
    record: 'read',
    summary: 'What lies in these deposits, and what of it can be paid out',
    description: `In grosze. \`availableBalance\` falls when a request is accepted, \`currentBalance\` when the staff pays out (B-30). ${SEEN}`,
    example: {
      output: [
        {
          depositId: 'deposit-1',
          patientId,
          system: { code: 'AMMS', name: 'Szpital pod Lipami' },
          availableBalance: 115_050,
          currentBalance: 120_050,
        },
      ],
    },
  }).output(z.array(DepositBalance)),

  request: call({
    area,
    method: 'POST',
    path,
    record: 'write',
    summary: 'Asks to pay out money of a deposit',
    description:
      'ACCEPTED: it is registered, and `availableBalance` falls at once (B-30). MIN_BALANCE_EXCEEDED: more than is available or than the unit lets pay out at once; NUM_PAYOUT_MONTH_EXCEEDED: the calendar month in Warsaw has its number of requests (B-83); PATIENT_NOT_FOUND: the hospital knows nobody by this PESEL, or the patient has none (B-31). These come with REFUSAL_ or REJECTED_REFUSAL_ before them, or without (A-155). The same key with the same words is made once, and answered alike.',
    refusals: {
      NOT_FOUND:
        'There is no such patient or deposit, or the account may not act for the patient: the same answer for all.',
    },
    example: { input: { patientId, amount: 12_050 }, output: { status: 'ACCEPTED' } },
  })
    .input(NewPayout)
    .output(PayoutAnswer)
    .errors({ NOT_FOUND }),
};
