import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';
import type { BookingQuestionnaireRow } from '#provider/questionnaires/tables.ts';

/** Questionnaires of services, and what was answered for bookings. */
const questionnairesOf = (db: Kysely<Tables>) => ({
  ofService: (serviceCode: string) =>
    db.selectFrom('questionnaires').selectAll().where('service_code', '=', serviceCode).executeTakeFirst(),

  byId: (id: string) =>
    db.selectFrom('questionnaires').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),

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

export const store = { questionnaires: questionnairesOf };
