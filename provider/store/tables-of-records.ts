import type { DayColumn } from './columns.ts';

/** From which day on the patient's measurements go with a booking. */
export type BookingMeasurementsRow = {
  system: string;
  system_id: string;
  date_from: DayColumn;
};
