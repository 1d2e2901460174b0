/** A§7 and C§2 of the specification: consents that an account is asked for. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { Id } from '#contract/primitives.ts';
import { Consent, Decision } from './schemas.ts';

const area = 'consents';
const key = { id: 'consent-portal', version: '2' };

export const consents = {
  toConfirm: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/mpi-user/consents-confirm',
    summary: 'Consents that the account has not answered',
    description:
      'Each in the version that is asked for, with its whole text; an empty list when everything is answered. One that is not required and was refused comes again only in a new version (C-10).',
    example: {
      output: [
        {
          ...key,
          name: 'Zgoda na korzystanie z portalu',
          text: 'Zgadzam się, aby przychodnia udostępniała mi dokumentację w portalu.',
          validFrom: '2026-10-01',
          required: true,
        },
      ],
    },
  }).output(z.array(Consent)),

  confirm: call({
    area,
    method: 'PUT',
    path: '/mpi/accounts/confirmations/consents/confirm',
    summary: 'Writes down what the account has answered',
    description:
      'All of the decisions or none. The same answer may come again; another one to a text that is answered may not.',
    refusals: {
      CONSENT_REQUIRED:
        'A required one was refused: nothing is written down, and the account goes no further. `ids` are those, where they are told.',
      CONSENT_CHANGED:
        'One of the texts is not, or no longer, asked for in this version: it must be read again.',
    },
    example: { input: { decisions: [{ ...key, accepted: true }] }, output: { confirmed: true } },
  })
    .input(z.object({ decisions: z.array(Decision).min(1).max(50) }))
    .output(z.object({ confirmed: z.literal(true) }))
    .errors({
      CONSENT_REQUIRED: { status: 400, data: z.object({ ids: z.array(Id).default([]) }) },
      CONSENT_CHANGED: { status: 409 },
    }),
};
