import { addDays, type Day } from '#contract/days/reading/warsaw.ts';
import type { Clinic } from '#provider/seed/clinic.ts';
import type { PatientId } from '#provider/seed/people.ts';
import type { UnitId } from '#provider/seed/units.ts';
import type { WaitingListRow } from './tables.ts';

type SeedEntry = {
  patient: PatientId;
  service: readonly [code: string, name: string];
  unit: UnitId;
  isUrgent?: true;
  /** Days from today. */
  entered: number;
  planned?: number;
  ended?: { as: 'DONE' | 'REMOVED'; reason?: string };
};

const REHABILITATION = ['REHA', 'Rehabilitacja ogólnoustrojowa'] as const;

/** B-11 and issue 11: planned, urgent, struck off, done and without a date; Helena has more than a page. */
const entries: readonly SeedEntry[] = [
  {
    patient: 'patient-1001',
    service: REHABILITATION,
    unit: 'unit-physiotherapy',
    entered: -160,
    planned: 40,
  },
  {
    patient: 'patient-1001',
    service: ['KARD', 'Konsultacja kardiologiczna'],
    unit: 'unit-specialists',
    isUrgent: true,
    entered: -6,
    planned: 5,
  },
  {
    patient: 'patient-1001',
    service: ['OKUL', 'Operacja zaćmy'],
    unit: 'unit-specialists',
    entered: -320,
  },
  {
    patient: 'patient-1001',
    service: ['ENDO', 'Konsultacja endokrynologiczna'],
    unit: 'unit-specialists',
    entered: -90,
    planned: -12,
    ended: { as: 'DONE' },
  },
  {
    patient: 'patient-1001',
    service: ['DERM', 'Konsultacja dermatologiczna'],
    unit: 'unit-specialists',
    entered: -200,
    planned: 20,
    ended: { as: 'REMOVED', reason: 'Rezygnacja zgłoszona telefonicznie' },
  },
  {
    patient: 'patient-1002',
    service: ['GIN', 'Konsultacja ginekologiczna'],
    unit: 'unit-women',
    entered: -30,
    planned: 62,
  },
  {
    patient: 'patient-1003',
    service: ['LOGO', 'Terapia logopedyczna'],
    unit: 'unit-children',
    entered: -45,
  },
  ...Array.from({ length: 12 }, (_, index): SeedEntry => ({
    patient: 'patient-1004',
    service: REHABILITATION,
    unit: 'unit-physiotherapy',
    entered: -60,
    planned: 7 * (index + 1),
  })),
  { patient: 'patient-1005', service: REHABILITATION, unit: 'unit-physiotherapy', entered: -10, planned: 30 },
];

const HOUR = 3_600_000;

function rowOf({ today, now }: { today: Day; now: Date }) {
  const on = (days: number) => addDays({ day: today, days });
  return (entry: SeedEntry, index: number): WaitingListRow => {
    const { patient, service, unit, isUrgent, entered, planned, ended } = entry;
    return {
      id: `entry-${index + 1}`,
      patient_id: patient,
      service_code: service[0],
      service_name: service[1],
      unit_id: unit,
      category: isUrgent ? 'URGENT' : 'STABLE',
      entry_date: on(entered),
      planned_date: planned === undefined ? null : on(planned),
      status: ended?.as ?? (planned === undefined ? 'WAITING' : 'PLANNED'),
      reason: ended?.reason ?? null,
      changed_at: now.getTime() + (entered / 2) * 24 * HOUR,
    };
  };
}

export const waitingListSeed = ({ today, now }: Clinic) => ({
  waiting_list_entries: entries.map(rowOf({ today, now })),
});
