/** The parts that the steps of a time have in common, whatever is booked. */
export {
  freeSlot,
  holdSlot,
  PHONE_NOT_READY,
  pricesOf,
  priceText,
  validationTexts,
} from './times/check.server.ts';
export { HourForm } from './times/hour.form.server.ts';
export type { TimesRequest } from './times/request.ts';
export { datesOf } from './times/step.server.ts';
