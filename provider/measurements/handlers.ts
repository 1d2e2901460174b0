import type { MeasurementAttachment } from '#contract/measurements/schemas.ts';
import type { FlagColumn } from '#provider/core/columns.ts';
import type { CallContext } from '#provider/core/context.ts';
import { linkOf } from '#provider/core/access.ts';
import { seesRecord } from '#provider/core/access-rules.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { BookingRow, LinkedPatientRow } from '#provider/core/rows.ts';
import type { BookingMeasurementsRow } from '#provider/measurements/tables.ts';

/** The part of a booking request that measurements need. */
type BookingRequest = {
  context: CallContext;
  errors: { MEASUREMENT_DATE: () => Error };
  /** The time that is booked. */
  slot: { availability: { row: { add_measurements: FlagColumn } } };
  patient: LinkedPatientRow;
  measurements: MeasurementAttachment | undefined;
};

/** with a service that takes them; from a day that is not to come. @throws MEASUREMENT_DATE */
export async function attachMeasurements({
  store,
  request,
  row,
}: {
  store: StoreInTransaction;
  request: BookingRequest;
  row: Pick<BookingRow, 'system' | 'system_id'>;
}) {
  const from = measuredFrom(request);
  if (from === undefined) return;
  await store.measurements.attach({ system: row.system, system_id: row.system_id, date_from: from });
}

/** The day from which they go with it; undefined: none do, nor do they where the account acts for visits alone (S-67). @throws MEASUREMENT_DATE */
export function measuredFrom({ context, errors, slot, patient, measurements }: BookingRequest) {
  if (slot.availability.row.add_measurements !== 1 || !measurements?.isAddMeasurement) return undefined;
  if (!seesRecord(linkOf(patient))) return undefined;
  const { dateFromMeasurement: from } = measurements;
  if (from === undefined || from > localDay(context.clock.now().getTime())) throw errors.MEASUREMENT_DATE();
  return from;
}

/** As it goes over the wire. */
export const measurementView = (row: BookingMeasurementsRow | undefined): MeasurementAttachment | undefined =>
  row && { isAddMeasurement: true, dateFromMeasurement: row.date_from };
