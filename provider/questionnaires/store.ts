import { sql, type Kysely } from 'kysely';
import { READY_ORDER_STATUS } from '#provider/core/booking-status.ts';
import { within, type Whose } from '#provider/core/whose.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { BookingQuestionnaireRow } from '#provider/questionnaires/tables.ts';

/** Questionnaires of services, and what was answered for bookings. */
const questionnairesOf = (db: Kysely<Tables>) => ({
  ofService: (serviceCode: string) =>
    db.selectFrom('questionnaires').selectAll().where('service_code', '=', serviceCode).executeTakeFirst(),

  byId: (id: string) =>
    db.selectFrom('questionnaires').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),

  /** Visits that are booked, not over, and whose service has a questionnaire that nobody has filled in; the soonest first. */
  unfilled: ({ whose, from, now }: { whose: Whose; from: number; now: number }) =>
    within(db.selectFrom('bookings'), whose)
      .innerJoin('services', 'services.code', 'bookings.service_code')
      .select(['bookings.system', 'bookings.system_id', 'patient_id', 'starts_at', 'services.name'])
      .where('starts_at', '>=', from)
      .where('ends_at', '>', now)
      .where('bookings.status', '=', 'SCHEDULED')
      .where(sql<boolean>`coalesce(order_status, '') <> ${READY_ORDER_STATUS}`)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('questionnaires')
            .select('questionnaires.id')
            .whereRef('questionnaires.service_code', '=', 'bookings.service_code'),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('booking_questionnaires as filled')
              .select('filled.system_id')
              .whereRef('filled.system_id', '=', 'bookings.system_id')
              .whereRef('filled.system', '=', 'bookings.system'),
          ),
        ),
      )
      .orderBy('starts_at')
      .orderBy('bookings.system_id')
      .execute(),

  ofBooking: ({ system, systemId }: { system: string; systemId: string }) =>
    db
      .selectFrom('booking_questionnaires')
      .selectAll()
      .where('system_id', '=', systemId)
      .where('system', '=', system)
      .executeTakeFirst(),

  /** The first answers, or others in their place. */
  keep: (row: BookingQuestionnaireRow) =>
    db
      .insertInto('booking_questionnaires')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['system_id', 'system']).doUpdateSet({
          questionnaire_id: row.questionnaire_id,
          answers: row.answers,
          filled_at: row.filled_at,
        }),
      )
      .execute(),
});

export const questionnairesStore = { questionnaires: questionnairesOf };
