/** B§3, B§7, B-60 and C-57 of the specification: who is on duty for teleconsultations that are given now. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NOT_FOUND } from '#contract/errors.ts';
import { Code, Id } from '#contract/primitives.ts';
import { Waiting } from './case-schemas.ts';

const area = 'telehealth';

export const telehealthDuty = {
  waiting: call({
    area,
    method: 'GET',
    path: '/amts/services/{serviceCode}/waiting-consultations',
    isForGuests: true,
    summary: 'How many wait for a service that is given now, and whether somebody is on duty',
    description: 'Numbers alone, of nobody in particular. `at` is when this was so.',
    refusals: { NOT_FOUND: 'No service of that code is given now.' },
    example: {
      input: { serviceCode: 'TELE-NOW' },
      output: { waiting: 4, onDuty: 1, offline: false, at: '2026-10-20T06:00:00.000Z' },
    },
  })
    .input(z.object({ serviceCode: Code }))
    .output(Waiting)
    .errors({ NOT_FOUND }),

  consultant: call({
    area,
    method: 'GET',
    path: '/amts/consultations/consultants/{consultantId}/status',
    isForGuests: true,
    summary: 'Whether a consultant is on duty',
    description:
      '1: on duty, 0: absent, 2: busy; whatever else there is, the portal says that it is not known (C-57). `consultantId` is the employee’s id in the catalogue.',
    refusals: {
      NOT_FOUND:
        'There is no such consultant, or no entry of the catalogue shows whether this one is on duty (`employeeStatusVisible`, C-100): the same answer for both.',
    },
    example: { input: { consultantId: 'doctor-majewska' }, output: { status: 1 } },
  })
    .input(z.object({ consultantId: Id }))
    .output(z.object({ status: z.number().int() }))
    .errors({ NOT_FOUND }),
};
