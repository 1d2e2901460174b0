import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';
import type { TelehealthConsultantRow } from '#provider/telehealth/tables.ts';

/** Entries of the catalogue for teleconsultations. */
const TELECONSULTATIONS = 'T';

/** Who is on duty for teleconsultations, and who waits. */
export const telehealthDutyOf = (db: Kysely<Tables>) => ({
  consultant: (id: string): Promise<TelehealthConsultantRow | undefined> =>
    db.selectFrom('telehealth_consultants').selectAll().where('practitioner_id', '=', id).executeTakeFirst(),

  /** C-100. Whether the catalogue shows that somebody is on duty: the person's own entries say it, where there are any, else those of the occupation. */
  async isShown(practitionerId: string) {
    const entries = await db
      .selectFrom('availabilities')
      .innerJoin('practitioners', (join) =>
        join.on((on) =>
          on.or([
            on('practitioners.id', '=', on.ref('availabilities.practitioner_id')),
            on('practitioners.occupation_code', '=', on.ref('availabilities.duty_occupation_code')),
          ]),
        ),
      )
      .select(['availabilities.practitioner_id', 'employee_status_visible'])
      .where('practitioners.id', '=', practitionerId)
      .where('module_status', '=', TELECONSULTATIONS)
      .execute();
    const own = entries.filter(({ practitioner_id }) => practitioner_id !== null);
    return (own.length > 0 ? own : entries).some((entry) => entry.employee_status_visible === 1);
  },

  /** Consultants who answer to a service that is given now. */
  ofService: (serviceCode: string): Promise<TelehealthConsultantRow[]> =>
    db
      .selectFrom('telehealth_consultants')
      .selectAll()
      .where('service_code', '=', serviceCode)
      .orderBy('practitioner_id')
      .execute(),

  /** The number that wait for a service; undefined: it is not given now. */
  async waiting(serviceCode: string) {
    const row = await db
      .selectFrom('telehealth_queues')
      .select('others')
      .select((of) =>
        of
          .selectFrom('teleconsultations')
          .select(of.fn.countAll<number>().as('count'))
          .where('service_code', '=', serviceCode)
          .where('is_now', '=', 1)
          .where('state', '=', 'WAITING')
          .as('ours'),
      )
      .where('service_code', '=', serviceCode)
      .executeTakeFirst();
    return row && Number(row.others) + Number(row.ours);
  },
});

/** The faults of the telehealth system, and what it was told. */
export const telehealthSystemOf = (db: Kysely<Tables>) => ({
  /** The fault of a call, which it does instead of what it should; of one patient before what is so of all. */
  async fault({ call, patientId }: { call: string; patientId: string | null }) {
    const rows = await db
      .selectFrom('telehealth_faults')
      .select(['whose', 'kind'])
      .where('call', '=', call)
      .where('whose', 'in', patientId === null ? [''] : ['', patientId])
      .orderBy('whose', 'desc')
      .execute();
    return rows[0]?.kind;
  },

  async tellConsent(row: { patient_id: string; status: string; told_at: number }) {
    const { patient_id: _, ...told } = row;
    await db
      .insertInto('telehealth_consents')
      .values(row)
      .onConflict((conflict) => conflict.column('patient_id').doUpdateSet(told))
      .execute();
  },

  /** Tells whether the telehealth system was told of a patient's consent (B-88). */
  async isConsentTold(patientId: string) {
    const found = await db
      .selectFrom('telehealth_consents')
      .select('patient_id')
      .where('patient_id', '=', patientId)
      .executeTakeFirst();
    return found !== undefined;
  },
});
