/** A§4, A§7 and A§8 of the specification: the mobile application of a patient (AMPA). */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NO_SUCH_PATIENT, NOT_FOUND } from '#contract/errors.ts';
import { Id } from '#contract/primitives.ts';
import { MobileApp, MobilePin } from './schemas.ts';

const area = 'mobile-app';
const Key = z.object({ id: Id.describe('The patient’s (A-82).') });
const input = { id: 'patient-1001' };
const AS_A_WRITE =
  'It is carried out once and never repeated, cached or prefetched although it is a GET (AP-01); its answer says no-store.';

export const mobileApp = {
  check: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/mpi-user/ampa/{id}/check',
    record: 'read',
    summary: 'Whether a patient’s mobile application is registered',
    description: 'Changes nothing. Of everybody whom the account may act for: own, wards and children.',
    refusals: { NOT_FOUND: NO_SUCH_PATIENT },
    example: { input, output: { value: true, hasUnit: true } },
  })
    .input(Key)
    .output(MobileApp)
    .errors({ NOT_FOUND }),

  confirm: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/mpi-user/ampa/{id}/confirm',
    isWrite: true,
    record: 'write',
    summary: 'Registers the mobile application, or gives another PIN',
    description: `Eight digits, good for 10 minutes, once, and for five tries; the one before is void (A-82). The provider keeps no more of it than a hash. ${AS_A_WRITE}`,
    refusals: { NOT_FOUND: NO_SUCH_PATIENT },
    example: { input, output: { value: '40719362', validUntil: '2026-10-20T06:10:00.000Z' } },
  })
    .input(Key)
    .output(MobilePin)
    .errors({ NOT_FOUND }),

  unregister: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/mpi-user/ampa/{id}/unregister',
    isWrite: true,
    record: 'write',
    summary: 'Takes the mobile application away',
    description: `The application on the phone is signed out, and a PIN that waits is void. ${AS_A_WRITE}`,
    refusals: {
      NOT_FOUND: NO_SUCH_PATIENT,
      NO_UNIT: 'It is not linked with a medical unit in the mobile application: nothing was done.',
    },
    example: { input, output: { value: true } },
  })
    .input(Key)
    .output(z.object({ value: z.literal(true) }))
    .errors({ NOT_FOUND, NO_UNIT: { status: 400 } }),
};
