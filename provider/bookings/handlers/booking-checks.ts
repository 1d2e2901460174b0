import type { ValidationError } from '#contract/bookings/schemas/bookings.ts';
import { DeclarationType } from '#contract/declarations/schemas.ts';
import type { CallContext } from '#provider/core/context.ts';
import { DECLARATION_TYPES, hasDeclaration } from '#provider/declarations/rules.ts';
import { prebookingErrors, type BookingRestrictions } from '#provider/bookings/rules/prebooking.ts';
import type { Availability } from '#provider/bookings/store/catalogue.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { LinkedPatientRow } from '#provider/core/rows.ts';
import type { FoundSlot } from './find-slot.ts';

/** `store` is the transaction's when a booking is being made; account and patients are known by then. */
type Check = {
  context: CallContext;
  store: StoreInTransaction;
  patient: LinkedPatientRow;
  slot: FoundSlot;
  /** The id of the booking that is being moved to the slot: it is no other visit of the patient. */
  except?: string | undefined;
};

/** B§5, codes 101 to 206. The phone is that of the account, for wards and children too. */
export async function errorsBeforeBooking({
  context,
  store,
  patient,
  slot,
  except,
}: Check): Promise<ValidationError[]> {
  const { service, restrictions } = slot.availability;
  // Read again: the phone may have been confirmed since the call's account was read.
  const account = await store.accounts.byId((await context.account()).id);
  const reachable = await context.access.reachable(null);
  const now = context.clock.now();
  const ofPatient = context.access.whoeverMade([patient]);
  const ofAccount = context.access.whoeverMade(reachable);

  return prebookingErrors({
    restrictions,
    facts: {
      patient: { gender: patient.gender, birthDate: patient.birth_date, insurerCode: patient.insurer_code },
      isPhoneReady:
        account.phone_number !== null &&
        (account.phone_confirmed === 1 || !(await store.settings.arePhonesProved())),
      visits: await store.bookings.visits({ whose: ofPatient, serviceCode: service.code, except }),
      comingOfAccount: restrictions.maxActiveForAccount
        ? await store.bookings.countComing({ whose: ofAccount, now: now.getTime(), except })
        : 0,
      startsAt: slot.startsAt,
      now,
    },
  });
}

/** The checks of a patient and a time that turn on the time alone: another one may be right. */
const ofTheTime = ({
  minAge,
  maxAge,
  minIntervalDays,
  maxIntervalDays,
  firstVisit,
}: BookingRestrictions) => ({
  minAge,
  maxAge,
  minIntervalDays,
  maxIntervalDays,
  firstVisit,
});

/** Returns whether a start is refused to the patient for age, interval or first visit (B§5: 102, 103, 201 to 204), for many starts at once. */
export async function refusedStarts({
  context,
  patient,
  availability: { service, restrictions: all },
  except,
}: Pick<Check, 'context' | 'patient' | 'except'> & { availability: Availability }) {
  const restrictions = ofTheTime(all);
  if (Object.values(restrictions).every((one) => one === undefined)) return () => false;

  const { gender, birth_date: birthDate, insurer_code: insurerCode } = patient;
  const whose = context.access.whoeverMade([patient]);
  const visits = await context.store.bookings.visits({ whose, serviceCode: service.code, except });
  const known = {
    patient: { gender, birthDate, insurerCode },
    isPhoneReady: true,
    visits,
    comingOfAccount: 0,
  };
  const now = context.clock.now();
  return (startsAt: number) =>
    prebookingErrors({ restrictions, facts: { ...known, startsAt, now } }).length > 0;
}

/** B§5. The type that is missing, as the service names it; null when none is. */
export async function missingDeclaration({ context, store, patient, slot }: Omit<Check, 'except'>) {
  const { declaration_type: needed } = slot.availability.service;
  if (!needed) return null;

  const whose = context.access.whoeverMade([patient]);
  const own = await store.declarations.own(whose);
  const held = await store.hospitalDeclarations.list({ whose, types: DeclarationType.options });
  const hospital = held.map(({ type, state_export: stateExport }) => ({ type, stateExport }));
  return hasDeclaration({ type: DECLARATION_TYPES[needed], own, hospital }) ? null : needed;
}

/** B§4. Whether the patient has a live booking at that time, whoever made it, and the service does not allow that. */
export async function isParallelRefused({
  context,
  store,
  patient,
  slot,
  endsAt,
  except,
}: Check & { endsAt: number }) {
  if (slot.availability.row.parallel_allowed === 1) return false;
  const { startsAt } = slot;
  const whose = context.access.whoeverMade([patient]);
  return (await store.bookings.firstOverlapping({ whose, startsAt, endsAt, except })) !== undefined;
}
