import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import type { BookingStatus } from '#contract/bookings/schemas/bookings.ts';
import { READY_ORDER_STATUS } from '#provider/core/booking-status.ts';
import type { BookingRow } from '#provider/bookings/tables/bookings.ts';
import { isNamed } from '#provider/core/named-patient.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** `status` is the effective one; instants in ms; `patient` is an id, a PESEL, a last name or a full name. */
export type StaffFilter = Readonly<{
  patient?: string | undefined;
  status?: BookingStatus | undefined;
  from?: number | undefined;
  before?: number | undefined;
}>;

type State = Pick<BookingRow, 'status' | 'order_status'>;

/** Bookings of all patients, for the staff side alone. */
export const staffBookingsOf = (db: Kysely<Tables>) => ({
  /** Bookings of all patients by their start, oldest first. */
  list({ filter, offset, limit }: { filter: StaffFilter; offset: number; limit: number }) {
    const { patient, status, from, before } = filter;
    const page = db
      .selectFrom('bookings')
      .selectAll()
      .$if(patient !== undefined, (query) => query.where((where) => isOf({ where, patient: patient ?? '' })))
      .$if(status !== undefined, (query) => query.where((where) => isEffectively({ where, status })))
      .$if(from !== undefined, (query) => query.where('starts_at', '>=', from ?? 0))
      .$if(before !== undefined, (query) => query.where('starts_at', '<', before ?? 0))
      .orderBy('starts_at')
      .orderBy('system_id')
      .limit(limit)
      .offset(offset);

    return db
      .selectFrom(page.as('page'))
      .innerJoin('patients', 'patients.id', 'page.patient_id')
      .innerJoin('services', 'services.code', 'page.service_code')
      .innerJoin('units', 'units.id', 'page.unit_id')
      .innerJoin('practitioners', 'practitioners.id', 'page.practitioner_id')
      .select([
        'page.system',
        'page.system_id',
        'page.starts_at',
        'page.status',
        'page.order_status',
        'page.room',
        'patients.id as patient_id',
        'patients.name as patient_name',
        'patients.last_name as patient_last_name',
        'services.name as service_name',
        'units.name as unit_name',
        'practitioners.degree',
        'practitioners.name as practitioner_name',
        'practitioners.last_name as practitioner_last_name',
      ])
      .orderBy('page.starts_at')
      .orderBy('page.system_id')
      .execute();
  },

  byKey: ({ system, systemId }: { system: string; systemId: string }) =>
    db
      .selectFrom('bookings')
      .selectAll()
      .where('system_id', '=', systemId)
      .where('system', '=', system)
      .executeTakeFirst(),

  /** False when the booking is no longer as it was read. */
  async move({
    system,
    systemId,
    from,
    to,
    now,
  }: {
    system: string;
    systemId: string;
    from: State;
    to: State;
    now: number;
  }) {
    const { numUpdatedRows } = await db
      .updateTable('bookings')
      .set({ ...to, updated_at: now, ...(to.status === 'CANCELED' ? changedByUnit(now) : {}) })
      .where('system_id', '=', systemId)
      .where('system', '=', system)
      .where('status', '=', from.status)
      .where('order_status', from.order_status === null ? 'is' : '=', from.order_status)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});

const changedByUnit = (now: number) => ({ sequence: sql<number>`sequence + 1`, changed_by_unit_at: now });

type Where = ExpressionBuilder<Tables, 'bookings'>;

const isOf = ({ where, patient }: { where: Where; patient: string }) =>
  where(
    'patient_id',
    'in',
    where
      .selectFrom('patients')
      .select('id')
      .where((which) => isNamed({ where: which, patient })),
  );

function isEffectively({ where, status }: { where: Where; status: BookingStatus | undefined }) {
  const isReady = where('order_status', '=', READY_ORDER_STATUS);
  const isNotReady = where.or([
    where('order_status', 'is', null),
    where('order_status', '<>', READY_ORDER_STATUS),
  ]);
  if (status === 'SCHEDULED') return where.and([where('status', '=', 'SCHEDULED'), isNotReady]);
  if (status !== 'REGISTERED') return where('status', '=', status ?? 'SCHEDULED');
  return where.or([
    where('status', '=', 'REGISTERED'),
    where.and([where('status', '=', 'SCHEDULED'), isReady]),
  ]);
}
