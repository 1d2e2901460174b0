import type { z } from 'zod';
import type { Questionnaire, QuestionnaireFulfillment } from '#contract/questionnaires/schemas.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { effectiveStatus } from '#provider/core/booking-status.ts';
import { fits } from './rules.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { BookingRow } from '#provider/core/rows.ts';
import type { QuestionnaireRow } from '#provider/questionnaires/tables.ts';
import { HOSPITAL_SYSTEM } from '#provider/core/system.ts';

const view = ({ id, name, sections }: QuestionnaireRow): z.input<typeof Questionnaire> => ({
  id,
  name,
  sections: JSON.parse(sections) as z.input<typeof Questionnaire>['sections'],
});

type InStore = { store: StoreInTransaction };

/** The questionnaire of a service; undefined when it has none, or the module is off (B§2). */
async function questionnaireOfService({ store, serviceCode }: InStore & { serviceCode: string }) {
  if (!(await store.settings.isMedicalInterviewsModuleOn())) return undefined;
  const row = await store.questionnaires.ofService(serviceCode);
  return row && view(row);
}

const keyOf = ({ system, system_id: systemId }: Pick<BookingRow, 'system' | 'system_id'>) => ({
  system,
  systemId,
});

/** The answers filled in for a booking, and its questionnaire: the one that was answered, else that of the service. */
async function questionnaireOfBooking({ store, row }: InStore & { row: BookingRow }) {
  const current = await questionnaireOfService({ store, serviceCode: row.service_code });
  const filled = await store.questionnaires.ofBooking(keyOf(row));
  if (!filled || filled.questionnaire_id === current?.id) return { questionnaire: current, filled };
  return { questionnaire: view(await store.questionnaires.byId(filled.questionnaire_id)), filled };
}

/** Puts a fulfillment into the one store. */
const keepFulfillment = ({
  store,
  booking,
  fulfillment: { questionnaireId, answers },
  now,
}: InStore & {
  booking: Pick<BookingRow, 'system' | 'system_id'>;
  fulfillment: QuestionnaireFulfillment;
  now: number;
}) =>
  store.questionnaires.keep({
    system: booking.system,
    system_id: booking.system_id,
    questionnaire_id: questionnaireId,
    answers: JSON.stringify(answers),
    filled_at: now,
  });

/** The part of a booking request that a questionnaire needs. */
type BookingRequest = {
  context: CallContext;
  errors: { QUESTIONNAIRE_REQUIRED: () => Error };
  fulfillment: QuestionnaireFulfillment | undefined;
};

/** Keeps the answers given with a new booking (B§2); nothing for a service without a questionnaire. @throws QUESTIONNAIRE_REQUIRED */
export async function keepQuestionnaire({
  store,
  request: { context, errors, fulfillment },
  row,
}: InStore & { request: BookingRequest; row: BookingRow }) {
  const questionnaire = await questionnaireOfService({ store, serviceCode: row.service_code });
  if (!questionnaire) return;
  const now = context.clock.now().getTime();
  if (!fulfillment || !fits({ questionnaire, fulfillment, today: localDay(now) }))
    throw errors.QUESTIONNAIRE_REQUIRED();
  await keepFulfillment({ store, booking: row, fulfillment, now });
}

const settings = os.questionnaires.settings.handler(async ({ context }) => {
  await context.account();
  return { medicalInterviewsModule: await context.store.settings.isMedicalInterviewsModuleOn() };
});

const existsForBookings = os.questionnaires.existsForBookings.handler(async ({ input, context, errors }) => {
  await context.account();
  if (!(await questionnaireOfService({ store: context.store, ...input }))) throw errors.NOT_FOUND();
  return { value: true };
});

const forBookings = os.questionnaires.forBookings.handler(async ({ input, context, errors }) => {
  await context.account();
  const found = await questionnaireOfService({ store: context.store, ...input });
  if (!found) throw errors.NOT_FOUND();
  return found;
});

const byBookingId = os.questionnaires.byBookingId.handler(async ({ input, context, errors }) => {
  const key = { system: HOSPITAL_SYSTEM, id: input.id };
  const { row } = await context.access.booking({ ...key, action: 'questionnaires.byBookingId' });
  const { questionnaire } = await questionnaireOfBooking({ store: context.store, row });
  if (!questionnaire) throw errors.NOT_FOUND();
  return questionnaire;
});

const isFulfilled = os.questionnaires.isFulfilled.handler(async ({ input, context }) => {
  const key = { system: input.systemRoot, id: input.bookingId };
  const { row } = await context.access.booking({ ...key, action: 'questionnaires.isFulfilled' });
  return { value: (await context.store.questionnaires.ofBooking(keyOf(row))) !== undefined };
});

const ofBooking = os.questionnaires.ofBooking.handler(async ({ input, context }) => {
  const key = { system: HOSPITAL_SYSTEM, id: input.id };
  const { row } = await context.access.booking({ ...key, action: 'questionnaires.ofBooking' });
  const filled = await context.store.questionnaires.ofBooking(keyOf(row));
  if (!filled) return {};
  return {
    fulfillment: {
      questionnaireId: filled.questionnaire_id,
      answers: JSON.parse(filled.answers) as QuestionnaireFulfillment['answers'],
      filledAt: new Date(filled.filled_at).toISOString(),
    },
  };
});

type Errors = Parameters<Parameters<typeof os.questionnaires.saveForBooking.handler>[0]>[0]['errors'];
type Saving = {
  context: CallContext;
  errors: Errors;
  booking: { system: string; id: string };
  fulfillment: QuestionnaireFulfillment;
};

/** While the booking is SCHEDULED (B§4, A-83); decided and written in one transaction. */
async function save({ context, errors, booking, fulfillment }: Saving) {
  const action = 'questionnaires.save' as const;
  const { row: found, patient } = await context.access.booking({ ...booking, action });
  const object = found.system_id;
  const entry = await context.access.entry({ patientId: patient.id, action, object });
  const now = context.clock.now().getTime();

  await context.store.transaction(async (store) => {
    await store.patients.lock(patient.id);
    const row = (await store.bookings.again(found)) ?? found;
    const { questionnaire } = await questionnaireOfBooking({ store, row });
    if (!questionnaire) throw errors.NOT_FOUND();
    const status = effectiveStatus({ status: row.status, orderStatus: row.order_status });
    if (status !== 'SCHEDULED') throw errors.CONFLICT();
    if (!fits({ questionnaire, fulfillment, today: localDay(now) })) throw errors.QUESTIONNAIRE_INVALID();
    await keepFulfillment({ store, booking: row, fulfillment, now });
    await store.audit.add([entry]);
  });
  return { value: true };
}

const fulfillForBooking = os.questionnaires.fulfillForBooking.handler(({ input, context, errors }) => {
  const { a: system, b: id, ...fulfillment } = input;
  return save({ context, errors, booking: { system, id }, fulfillment });
});

const saveForBooking = os.questionnaires.saveForBooking.handler(({ input, context, errors }) => {
  const { questionnaireFulfillment: fulfillment, ...booking } = input;
  return save({ context, errors, booking, fulfillment });
});

export const questionnaires = {
  settings,
  existsForBookings,
  forBookings,
  byBookingId,
  isFulfilled,
  ofBooking,
  fulfillForBooking,
  saveForBooking,
};
