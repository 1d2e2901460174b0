import { tablesOf, type DayColumn } from '#provider/core/columns.ts';

/** The day from which on the patient's measurements go with a booking. */
export type BookingMeasurementsRow = {
  system: string;
  system_id: string;
  date_from: DayColumn;
};

export type MeasurementsTables = {
  booking_measurements: BookingMeasurementsRow;
};

export const measurementsTables = tablesOf<MeasurementsTables>({
  booking_measurements: true,
});
