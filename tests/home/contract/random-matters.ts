import fc from 'fast-check';
import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';
import { START } from '#tests/support/providers.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const NOW = Date.parse(START);

const daysAway = (least: number, most: number) =>
  fc
    .integer({ min: least * 24 * 60, max: most * 24 * 60 })
    .map((minutes) => Math.floor(NOW / MINUTE_MS + minutes) * MINUTE_MS);

const FLAGS = [null, '', 'N', 'H', 'L', 'A', 'HH', 'll', 'A*', 'AA', 'H~HH', 'L<', 'ＨＨ', '??', 'N;LL'];

/** The matters that may be true of an account; days and hours stand on both sides of every edge. */
export const MATTERS = fc.record({
  flags: fc.array(fc.constantFrom(...FLAGS), { minLength: 1, maxLength: 4 }),
  published_at: daysAway(-60, 0),
  collected_at: daysAway(-400, -1),
  is_withheld: fc.constantFrom<0 | 1>(0, 0, 1),
  status: fc.constantFrom<'FINAL' | 'PRELIMINARY'>('FINAL', 'PRELIMINARY'),
  changed_at: daysAway(-60, 0),
  has_questionnaire: fc.constantFrom<0 | 1>(0, 1),
  hasDocument: fc.boolean(),
  visits: fc.array(
    fc.record({
      starts_at: daysAway(-3, 9),
      status: fc.constantFrom<Tables['bookings']['status']>(
        'SCHEDULED',
        'SCHEDULED',
        'REGISTERED',
        'CANCELED',
        'EXECUTED',
      ),
      order_status: fc.constantFrom(null, null, 'GTRE'),
      isOfStaff: fc.boolean(),
      isChanged: fc.boolean(),
      isToConfirm: fc.boolean(),
      isAsked: fc.boolean(),
    }),
    { minLength: 3, maxLength: 6 },
  ),
  talk: fc.record({
    starts_at: daysAway(-1, 4),
    is_now: fc.constantFrom<0 | 1>(0, 0, 1),
    hasNote: fc.boolean(),
    areMeasured: fc.constantFrom<0 | 1>(0, 1),
    state: fc.constantFrom(null, 'C', 'NOT_GIVEN'),
  }),
  due_on: fc.constantFrom(null, '2026-10-01', '2026-10-19', '2026-10-20', '2026-10-21'),
  invoice: fc.constantFrom<'DUE' | 'PAID'>('DUE', 'PAID'),
  declaration: fc.constantFrom<'REGISTERED' | 'CANCELED'>('REGISTERED', 'CANCELED'),
  valid_to: fc.constantFrom(null, '2026-10-19', '2026-10-20'),
  birth_date: fc.constantFrom('1980-01-01', '2009-10-20', '2010-10-20', '2010-10-21', '2008-10-21'),
});
type Matters = typeof MATTERS extends fc.Arbitrary<infer Value> ? Value : never;

type Made = Readonly<{ db: Kysely<Tables>; number: number; patient_id: string; account_id: string }>;

/** Makes these matters true of an account of the load seed. */
export async function makeTrue(db: Kysely<Tables>, number: number, matters: Matters) {
  const padded = String(number).padStart(5, '0');
  const made = {
    db,
    number,
    patient_id: `patient-load-${padded}`,
    account_id: `account-load-${padded}`,
  };
  const { birth_date } = matters;
  await db.updateTable('patients').set({ birth_date }).where('id', '=', made.patient_id).execute();
  await makeRecord(made, matters);
  await makeVisits(made, matters);
  await makeTalk(made, matters.talk);
  await makePapers(made, matters);
}

async function makeRecord({ db, number, patient_id }: Made, matters: Matters) {
  const { published_at, collected_at, is_withheld, status, changed_at, has_questionnaire } = matters;
  const result = await one(db.selectFrom('test_results').select('id').where('patient_id', '=', patient_id));
  await db
    .updateTable('test_results')
    .set({ published_at, collected_at, is_withheld, status })
    .where('id', '=', result.id)
    .execute();
  for (const [position, flag] of matters.flags.entries())
    await db
      .updateTable('test_values')
      .set({ flag })
      .where('result_id', '=', result.id)
      .where('position', '=', position + 1)
      .execute();

  const visits = db.selectFrom('encounters').select('id').where('patient_id', '=', patient_id);
  const asking = await one(
    db
      .selectFrom('units')
      .innerJoin('encounter_questionnaires as asked', 'asked.speciality_code', 'units.speciality_code')
      .select('units.id'),
  );
  const last = await visits.orderBy('starts_at', 'desc').limit(2).execute();
  const ids = last.map(({ id }) => id);
  await db
    .updateTable('encounters')
    .set({ changed_at, has_questionnaire, unit_id: asking.id })
    .where('id', 'in', ids)
    .execute();
  if (!matters.hasDocument) return;
  const document = await one(db.selectFrom('encounter_documents').selectAll());
  await db
    .insertInto('encounter_documents')
    .values({ ...document, id: `document-load-${number}`, encounter_id: ids[0] ?? '' })
    .execute();
}

async function makeVisits({ db, number, patient_id }: Made, { visits }: Matters) {
  const toConfirm = await one(
    db.selectFrom('availabilities').select('id').where('confirmation_required', '=', 1),
  );
  const asked = await one(db.selectFrom('questionnaires').select('service_code'));
  const bookings = db.selectFrom('bookings').select('system_id').where('patient_id', '=', patient_id);
  const rows = await bookings.orderBy('starts_at', 'desc').limit(visits.length).execute();
  for (const [index, visit] of visits.entries()) {
    // No two of them at one time: all are with one practitioner.
    const starts_at = visit.starts_at + number * 10 + index;
    const { status, order_status } = visit;
    await db
      .updateTable('bookings')
      .set({
        starts_at,
        ends_at: starts_at + 20 * MINUTE_MS,
        status,
        order_status,
        changed_by_unit_at: visit.isChanged ? NOW - DAY_MS : null,
        ...(visit.isOfStaff && { account_id: null }),
        ...(visit.isToConfirm && { availability_id: toConfirm.id }),
        ...(visit.isAsked && { service_code: asked.service_code }),
      })
      .where('system_id', '=', rows[index]?.system_id ?? '')
      .execute();
  }
}

async function makeTalk({ db, number, patient_id, account_id }: Made, talk: Matters['talk']) {
  const { is_now, state, hasNote, areMeasured } = talk;
  const ofTalks = db.selectFrom('availabilities').select('id').where('module_status', '=', 'T');
  const from = await one(ofTalks.where('add_measurements', '=', areMeasured));
  const booking = await one(db.selectFrom('bookings').selectAll().where('patient_id', '=', patient_id));
  const starts_at = talk.starts_at + number * 10 + 9;
  const { system, system_id } = booking;
  await db
    .updateTable('bookings')
    .set({
      availability_id: from.id,
      starts_at,
      ends_at: starts_at + 20 * MINUTE_MS,
      status: 'SCHEDULED',
      order_status: null,
      is_now,
    })
    .where('system_id', '=', system_id)
    .execute();
  const medical_case_id = `case-load-${number}`;
  await db
    .insertInto('medical_cases')
    .values({ id: medical_case_id, patient_id, account_id, title: '', created_at: NOW, key_hash: null })
    .execute();
  const example = await one(db.selectFrom('teleconsultations').selectAll());
  const id = `consultation-load-${number}`;
  await db
    .insertInto('teleconsultations')
    .values({
      ...example,
      id,
      system,
      system_id,
      medical_case_id,
      account_id,
      is_now,
      state: 'WAITING',
      is_offline: 0,
      registered_at: starts_at,
      ended_at: null,
    })
    .execute();
  if (hasNote)
    await db
      .insertInto('medical_case_notes')
      .values({
        id: `note-load-${number}`,
        case_id: medical_case_id,
        patient_id,
        account_id,
        text: 'Ból głowy',
        created_at: NOW,
        changed_at: NOW,
        key_hash: `note-load-${number}`,
        teleconsultation_id: id,
      })
      .execute();
  if (state !== null)
    await db.insertInto('teleconsultation_states').values({ patient_id, value: state }).execute();
}

async function makePapers({ db, number, patient_id }: Made, matters: Matters) {
  const { due_on, valid_to } = matters;
  const invoice = await one(db.selectFrom('invoices').selectAll());
  await db
    .insertInto('invoices')
    .values({
      ...invoice,
      ref_invoice: `FV/${number}`,
      patient_id,
      account_id: null,
      due_on,
      state: matters.invoice,
      of_key: null,
    })
    .execute();
  const declaration = await one(db.selectFrom('declarations').selectAll());
  await db
    .insertInto('declarations')
    .values({
      ...declaration,
      patient_id,
      live_key: null,
      id: `declaration-load-${number}`,
      state: matters.declaration,
      signed_at: null,
      system_id: null,
    })
    .execute();
  const consent = await one(db.selectFrom('patient_consents').selectAll().where('type', '=', 'CPAR'));
  await db
    .insertInto('patient_consents')
    .values({
      ...consent,
      id: `consent-load-${number}`,
      patient_id,
      status: 'REGISTERED',
      valid_to,
      live_key: null,
      key_hash: null,
    })
    .execute();
}

const one = <Row>(query: { executeTakeFirstOrThrow: () => Promise<Row> }) => query.executeTakeFirstOrThrow();
