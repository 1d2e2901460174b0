import type { z } from 'zod';
import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import type { ShownBookingRow } from '#provider/bookings/store/bookings.ts';
import type { ServiceRow } from '#provider/bookings/tables/clinic.ts';
import { cancelUntil, isConfirmationAwaited } from '#provider/bookings/rules/booking-status.ts';
import { isByPhone } from '#provider/bookings/rules/teleconsultations.ts';
import { found, type Catalogue } from '#provider/bookings/store/catalogue.ts';
import type { BookingPriceRow } from '#provider/bookings/tables/prices.ts';
import type { TeleconsultationRow, PatientRow } from '#provider/core/rows.ts';
import type { Window } from '#provider/core/telehealth/window.ts';
import { paymentView, type BookingInvoice } from './prices.ts';

/** B§3. The raw status: whoever shows it applies the GTRE rule. */
export function bookingView({
  row,
  patient,
  catalogue,
  price,
  invoice,
  consultation,
  terms,
}: {
  row: ShownBookingRow;
  patient: Pick<PatientRow, 'id' | 'name' | 'last_name'>;
  catalogue: Catalogue;
  price?: BookingPriceRow | undefined;
  invoice?: BookingInvoice;
  consultation?: TeleconsultationRow | undefined;
  terms?: ConsultationTerms | undefined;
}): z.input<typeof Booking> {
  const service = found(catalogue.services, row.service_code);
  return {
    system: row.system,
    systemId: row.system_id,
    status: row.status,
    orderStatus: row.order_status ?? undefined,
    patient: { id: patient.id, name: patient.name, lastName: patient.last_name },
    service: {
      code: service.code,
      name: service.name,
      description: service.description ?? undefined,
      condition: service.condition ?? undefined,
      meeting: service.meeting ?? undefined,
    },
    organizationUnit: found(catalogue.units, row.unit_id),
    practitioner: practitionerOf({ row, catalogue, consultation }),
    room: row.room ?? undefined,
    dateFrom: new Date(row.starts_at).toISOString(),
    dateTo: new Date(row.ends_at).toISOString(),
    availabilityId: row.availability_id,
    sequence: row.sequence,
    changedByUnitAt: row.changed_by_unit_at ? new Date(row.changed_by_unit_at).toISOString() : undefined,
    payment: paymentView(price, invoice),
    ...(consultation && consultationView(consultation)),
    ...(consultation && terms && consultationTerms({ row, terms, catalogue })),
    ...termsOf({ row, service, catalogue }),
  };
}

/** The keys of a teleconsultation, and how it is given. */
const consultationView = (row: TeleconsultationRow) => ({
  teleconsultationId: row.id,
  medicalCaseId: row.medical_case_id,
  isNow: row.is_now === 1,
  isOffline: row.is_offline === 1,
});

/** The terms that have to be asked for a teleconsultation besides its rows. */
export type ConsultationTerms = Readonly<{
  mayCancelRegistered: boolean;
  hasMeasurements: boolean;
  /** Between which moments it may be entered; null of what has a time. */
  window: Window | null;
}>;

/** C-94. */
const nowWindowView = ({ state, opensAt, closesAt }: Window) => ({
  state,
  ...(opensAt === null ? {} : { from: new Date(opensAt).toISOString() }),
  ...(closesAt === null ? {} : { until: new Date(closesAt).toISOString() }),
});

function consultationTerms({
  row: { status, order_status: orderStatus, is_now, availability_id: id },
  terms,
  catalogue,
}: {
  row: ShownBookingRow;
  terms: ConsultationTerms;
  catalogue: Catalogue;
}) {
  const cancelByPhone = isByPhone({ status, orderStatus, isNow: is_now === 1 }, terms);
  const areTaken = catalogue.availabilities.get(id)?.row.add_measurements === 1;
  return {
    ...(cancelByPhone ? { cancelByPhone } : {}),
    ...(terms.window ? { nowWindow: nowWindowView(terms.window) } : {}),
    ...(areTaken && !terms.hasMeasurements ? { measurementsAwaited: true } : {}),
  };
}

/** Whose time it is; of what is given now whoever has taken it. */
function practitionerOf({
  row,
  catalogue,
  consultation,
}: {
  row: ShownBookingRow;
  catalogue: Catalogue;
  consultation: TeleconsultationRow | undefined;
}) {
  const id = row.is_now === 1 ? consultation?.practitioner_id : row.practitioner_id;
  return id ? found(catalogue.practitioners, id) : undefined;
}

/** The terms of the booking's service: what it lets the patient do, and waits for; what is as usual is left out. */
function termsOf({
  row,
  service,
  catalogue,
}: {
  row: ShownBookingRow;
  service: ServiceRow;
  catalogue: Catalogue;
}) {
  const { starts_at: startsAt, availability_id: id, status, order_status: orderStatus, account_id } = row;
  const { cancel_hours: cancelHours } = service;
  const confirmationAwaited = isConfirmationAwaited({
    booking: { status, orderStatus },
    isAsked: catalogue.availabilities.get(id)?.row.confirmation_required === 1,
    isOfStaff: account_id === null,
  });
  return {
    ...(cancelHours ? { cancelUntil: new Date(cancelUntil({ startsAt, cancelHours })).toISOString() } : {}),
    ...(confirmationAwaited ? { confirmationAwaited } : {}),
  };
}
