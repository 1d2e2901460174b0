/** B§3, B§7 and B§9 of the specification: the waiting list. */
import { call } from '#contract/call.ts';
import { NO_SUCH_PATIENT, NOT_FOUND } from '#contract/errors.ts';
import { pageOf, PatientListPart } from '#contract/paging.ts';
import { WaitingListEntry } from './schemas.ts';

const area = 'waiting list';

export const waitingList = {
  list: call({
    area,
    method: 'GET',
    path: '/mpi/patient-entries/mpi-user/{patientId}',
    summary: 'The patient’s entries on waiting lists, a page of them',
    description:
      'An entry belongs to the period by its planned date, and without one by the date of entry; one that is still WAITING without a planned date belongs to every period and stands at the end (B-11), and one that was struck off without a planned date belongs to every period, too: the portal leaves it out of other periods than its own once the account has seen it (S-54). The others come by that date, the earliest first. A date belongs to the period from 00:00 of its day in Europe/Warsaw. `hasMore`: another page follows. Nobody sees those of a patient who is not `authorized`, and an account that is not AUTHORIZED sees none (A-53): NOT_FOUND.',
    refusals: { NOT_FOUND: NO_SUCH_PATIENT },
    example: {
      input: {
        patientId: 'patient-1001',
        after: '2026-10-22T22:00:00.000Z',
        before: '2027-05-23T22:00:00.000Z',
        pageIndex: 0,
        pageSize: 10,
      },
      output: {
        entries: [
          {
            id: 'entry-1',
            service: { code: 'REHA', name: 'Rehabilitacja' },
            unit: { id: 'unit-rehab', name: 'Pracownia Rehabilitacji', phone: '+48815550115' },
            category: 'STABLE',
            entryDate: '2026-06-02',
            plannedDate: '2027-01-14',
            status: 'PLANNED',
            changedAt: '2026-11-02T08:00:00.000Z',
          },
        ],
        hasMore: false,
      },
    },
  })
    .input(PatientListPart)
    .output(pageOf(WaitingListEntry))
    .errors({ NOT_FOUND }),
};
