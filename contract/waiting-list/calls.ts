/** B§3, B§7 and B§9 of the specification: the waiting list. */
import { patientList } from '#contract/patient-list.ts';
import { WaitingListEntry } from './schemas.ts';

const area = 'waiting-list';

export const waitingList = {
  list: patientList({
    area,
    path: '/mpi/patient-entries/mpi-user/{patientId}',
    summary: 'The patient’s entries on waiting lists, a page of them',
    description:
      'An entry belongs to the period by its planned date, and without one by the date of entry; one that is still WAITING without a planned date belongs to every period and stands at the end (B-11), and one that was struck off without a planned date belongs to every period, too: the portal leaves it out of other periods than its own once the account has seen it (S-54). The others come by that date, the earliest first. A date belongs to the period from 00:00 of its day in Europe/Warsaw.',
    entry: WaitingListEntry,
    example: {
      period: { after: '2026-10-22T22:00:00.000Z', before: '2027-05-23T22:00:00.000Z' },
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
  }),
};
