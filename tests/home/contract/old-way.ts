import { ORPCError } from '@orpc/client';
import type { ProviderClient } from '#contract/index.ts';
import { closedBy } from '#contract/declarations/reading/standing.ts';
import { consentStateOn } from '#contract/given-consents/reading/state.ts';
import { isOfOwnConsent } from '#contract/people/reading/ages.ts';
import { linkOf } from '#contract/people/reading/link.ts';
import { defaultBookingFilter, filterBookings } from '#app/domain/bookings/filter.ts';
import { effectiveStatus, isConfirmationAwaited } from '#app/domain/bookings/status.ts';
import { addDays } from '#app/domain/dates/calendar.ts';
import { dayOf, endOfDay, startOfDay, today } from '#app/domain/dates/warsaw.ts';
import { lastDayOf, standingOf } from '#app/domain/encounters/questionnaire.ts';
import { yearToToday } from '#app/domain/lists/usual-days.ts';
import { daysOverdue } from '#app/domain/payments/due.ts';
import { isNear } from '#app/domain/telehealth/missing.ts';
import { joinOf, startWindow } from '#app/domain/telehealth/window.ts';

/** The things that wait for an account, read of the lists of each area and by a call a row, as /start did before there was one question for it. */

type Asked = Readonly<{ client: ProviderClient; accountId: string; now: Date }>;
type Patient = Awaited<ReturnType<ProviderClient['patients']['list']>>[number];
export type Said = Readonly<{
  what: string;
  id: string;
  patientId: string | undefined;
  urgency: string;
  until: string | undefined;
}>;

const NEW_DAYS = 30;
const said = (
  what: string,
  id: string,
  { patientId, urgency, until }: { patientId?: string; urgency: string; until?: string },
): Said => ({ what, id, patientId, urgency, until });

export async function oldToDo(asked: Asked): Promise<Said[]> {
  const { client } = asked;
  const [patients, account] = await Promise.all([client.patients.list(), client.account.get()]);
  const seen = account.type === 'AUTHORIZED' ? patients.filter(({ authorized }) => authorized) : [];
  const found = await Promise.all([
    ownConsent(asked, patients),
    declarations(asked),
    consents(asked),
    guardians(asked, patients),
    messages(asked),
    invoices(asked),
    ...seen.map((patient) => record(asked, patient)),
    visits(asked),
  ]);
  return found.flat();
}

const ownOf = (patients: readonly Patient[]) => patients.find(({ patientRole }) => patientRole === 'PATIENT');

async function ownConsent({ client, now }: Asked, patients: readonly Patient[]) {
  const own = ownOf(patients);
  if (!own || !isOfOwnConsent({ birthDate: own.birthDate, day: today(now) })) return [];
  const { state } = await client.ages.ownConsent({ patientId: own.id });
  return state === 'AWAITED'
    ? [said('ages.ownConsent', own.id, { patientId: own.id, urgency: 'request' })]
    : [];
}

async function declarations({ client }: Asked) {
  return (await client.declarations.list())
    .filter((one) => closedBy(one) === null)
    .map(({ id, patientId, type }) => said(`declarations.${type}`, id, { patientId, urgency: 'due' }));
}

async function consents({ client, now }: Asked) {
  return (await client.givenConsents.list())
    .filter((one) => consentStateOn(one, today(now)) === 'AWAITS_SIGNATURE')
    .map(({ id, patientId }) => said('given-consents.sign', id, { patientId, urgency: 'due' }));
}

async function guardians({ client }: Asked, patients: readonly Patient[]) {
  const own = ownOf(patients);
  if (!own) return [];
  return (await client.guardians.wardens())
    .filter(({ status, waitsFor }) => linkOf(status) === 'WAITING' && waitsFor !== 'UNIT')
    .map(({ accountId }) => said('guardians.asked', accountId, { patientId: own.id, urgency: 'request' }));
}

async function messages({ client, accountId }: Asked) {
  const [{ items }, { value: count }] = await Promise.all([
    client.messages.inbox({ pageIndex: 0, pageSize: 50 }),
    client.messages.unreadCount(),
  ]);
  const unread = items.filter(({ readAt }) => readAt === undefined);
  const first = unread.filter(({ isFromClinician }) => isFromClinician !== false);
  const others = unread.filter(({ isFromClinician }) => isFromClinician === false).slice(0, 3);
  const left = count - first.length - others.length;
  return [
    ...first.map(({ id }) => said('messages.clinician', id, { urgency: 'clinician' })),
    ...others.map(({ id }) => said('messages.unread', id, { urgency: 'unread' })),
    ...(left > 0 ? [said('messages.others', accountId, { urgency: 'unread' })] : []),
  ];
}

async function invoices({ client, now }: Asked) {
  const day = today(now);
  return (await client.invoices.toPay({}))
    .filter((one) => daysOverdue({ ...one, dueDay: one.dueOn }, day) > 0 && one.payment === undefined)
    .map(({ refInvoice, patientId, dueOn }) =>
      said('payments.overdue', refInvoice, {
        patientId,
        urgency: 'due',
        until: lastMomentOf(dueOn ?? day),
      }),
    );
}

const lastMomentOf = (day: string) => new Date(Date.parse(endOfDay(day)) - 1).toISOString();

/** Results, documents and questionnaires after visits of one person; nothing was opened yet. */
async function record({ client, now }: Asked, { id: patientId }: Patient) {
  const { dateFrom, dateTo } = yearToToday(today(now));
  const part = {
    patientId,
    after: startOfDay(dateFrom),
    before: endOfDay(dateTo),
    pageIndex: 0,
    pageSize: 100,
  };
  const [results, encounters] = await Promise.all([client.results.list(part), client.encounters.list(part)]);
  const isNew = (came: string) => dayOf(came) > addDays({ day: today(now), days: -NEW_DAYS });
  const kindOf = ({ status, toAsk = [] }: (typeof results.entries)[number]) =>
    `results.${status === 'PRELIMINARY' ? 'preliminary' : 'new'}${toAsk.length > 0 ? 'ToAsk' : ''}`;
  return [
    ...results.entries
      .filter(({ hasCritical }) => hasCritical)
      .map(({ id }) => said('results.critical', id, { patientId, urgency: 'critical' })),
    ...results.entries
      .filter((one) => !one.hasCritical && isNew(one.publishedAt))
      .map((one) => said(kindOf(one), one.id, { patientId, urgency: 'new' })),
    ...encounters.entries
      .filter((one) => one.documents.length > 0 && isNew(one.changedAt))
      .map(({ id }) => said('encounters.documents', id, { patientId, urgency: 'new' })),
    ...encounters.entries
      .filter((one) => standingOf(one, now) === 'toFill')
      .map((one) =>
        said('encounters.questionnaire', one.id, {
          patientId,
          urgency: 'due',
          until: lastMomentOf(lastDayOf(one, one.questionnaire ?? { deadlineDays: 0 })),
        }),
      ),
  ];
}

async function visits(asked: Asked) {
  const { client, now } = asked;
  const filter = defaultBookingFilter(today(now));
  const ahead = await client.bookings.list({
    dateFrom: addDays({ day: filter.dateFrom, days: -1 }),
    dateTo: filter.dateTo,
  });
  const upcoming = filterBookings({ bookings: ahead, filter }).filter(
    ({ dateTo }) => Date.parse(dateTo) > now.getTime(),
  );
  const changed = ahead
    .filter(({ changedByUnitAt, status }) => changedByUnitAt !== undefined && status !== 'EXECUTED')
    .map(({ systemId, patient, status }) =>
      said(`bookings.${status === 'CANCELED' ? 'canceled' : 'moved'}`, systemId, {
        patientId: patient.id,
        urgency: 'changed',
      }),
    );
  const confirm = upcoming
    .filter((booking) => isConfirmationAwaited({ booking, now }))
    .map((one) =>
      said('bookings.confirm', one.systemId, {
        patientId: one.patient.id,
        urgency: 'due',
        until: one.dateFrom,
      }),
    );
  return [
    ...changed,
    ...confirm,
    ...(await questionnaires(asked, upcoming)),
    ...ahead.filter((booking) => isJoinedSoon({ booking, now })).map(joined),
    ...(await lacking(asked, upcoming)),
  ];
}

type Booking = Awaited<ReturnType<ProviderClient['bookings']['list']>>[number];

const SOON_MS = 3_600_000;

function isJoinedSoon({ booking, now }: { booking: Booking; now: Date }) {
  const join = joinOf({ booking, now });
  if (join === null) return false;
  return join.isOpen || (join.from !== null && Date.parse(join.from) - SOON_MS <= now.getTime());
}

/** Half an hour after its start, or after the start of the duty that answers it. */
function urgentUntil({ dateFrom, nowWindow }: Booking) {
  const starts = [dateFrom, nowWindow?.from].flatMap((at) => (at === undefined ? [] : [Date.parse(at)]));
  return new Date(Math.max(...starts) + SOON_MS / 2).toISOString();
}

const joined = (one: Booking) =>
  said('telehealth.join', one.teleconsultationId ?? '', {
    patientId: one.patient.id,
    urgency: 'talk',
    until: urgentUntil(one),
  });

async function questionnaires({ client }: Asked, upcoming: readonly Booking[]) {
  const asked = await Promise.all(
    upcoming
      .filter((booking) => effectiveStatus(booking) === 'SCHEDULED')
      .map(async (booking) => {
        const { system, systemId, service } = booking;
        const has = await client.questionnaires
          .existsForBookings({ serviceCode: service.code })
          .then(() => true, isMissing);
        if (!has) return [];
        const { value } = await client.questionnaires.isFulfilled({
          bookingId: systemId,
          systemRoot: system,
        });
        const { id: patientId } = booking.patient;
        return value
          ? []
          : [said('questionnaires.visit', systemId, { patientId, urgency: 'due', until: booking.dateFrom })];
      }),
  );
  return asked.flat();
}

/** False: there is none; whatever else fails, fails. */
function isMissing(error: unknown): false {
  if (error instanceof ORPCError && error.status === 404) return false;
  throw error;
}

async function lacking({ client, accountId, now }: Asked, upcoming: readonly Booking[]) {
  const near = upcoming.filter((booking) => isNear({ booking, now }));
  const found = await Promise.all(
    near.map(async (booking) => {
      const { patient, medicalCaseId = '', teleconsultationId = '', dateFrom: until } = booking;
      const keys = { accountId, patient: patient.id, case: medicalCaseId, consultation: teleconsultationId };
      const [kept, stands] = await Promise.all([
        client.telehealth.attachments(keys),
        client.teleconsultations.consent({ patientId: patient.id }).then(
          (consent) => consent.stands,
          (error: unknown) => !isMissing(error),
        ),
      ]);
      const lacks = (type: 'N' | 'F') =>
        !kept.some(({ attachmentType, byPatient }) => attachmentType === type && byPatient);
      const isOpen = startWindow({ booking, now }).state === 'open';
      return [
        ...(stands ? [] : [isOpen ? 'consentHere' : 'consent']),
        ...(lacks('N') ? [booking.measurementsAwaited === true ? 'measured' : 'description'] : []),
        ...(lacks('F') ? ['files'] : []),
      ].map((kind) =>
        said(`telehealth.${kind}`, booking.systemId, { patientId: patient.id, urgency: 'due', until }),
      );
    }),
  );
  return found.flat();
}
