import type { DayColumn, FlagColumn } from '#provider/core/columns.ts';

/** One line of a price list; `amount` in the currency's smallest unit. */
export type PriceRow = {
  id: string;
  service_code: string;
  name: string;
  amount: number;
  currency: string;
  valid_from: DayColumn;
  /** The last day; null: until further notice. */
  valid_to: DayColumn | null;
  /** Order in the list. */
  position: number;
};

/** The price chosen for a booking, as the list said then. */
export type BookingPriceRow = {
  system: string;
  system_id: string;
  name: string;
  amount: number;
  currency: string;
  paid: FlagColumn;
};
