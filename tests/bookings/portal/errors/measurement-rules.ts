import { walkOf } from '#tests/support/booking-walk.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import { at, type Rule } from '#tests/house/portal/errors/rule.ts';

/** A summary of a visit to which measurements may be attached. */
const measurements = (name: string, dateFromMeasurement: string, text: ErrorText): Rule => ({
  form: 'summary',
  name,
  status: 400,
  errors: [at('summary-dateFromMeasurement', text)],
  kept: { dateFromMeasurement },
  async send(scene) {
    const visitor = await scene.as('jan.nowak');
    const { answer } = await walkOf(visitor).atSummary({ service: 'REC', availabilityId: 'rec-bielecka' });
    const typed = { drugs: ['drug-1'], reason: 'stałe leki' };
    const summary = await visitor.follow(await visitor.submit(answer, typed));
    return visitor.submit(summary, { addMeasurements: 'on', dateFromMeasurement });
  },
});

export const rules: readonly Rule[] = [
  measurements('measurements from no day', '', 'measurements:from.required'),
  measurements('measurements from what is no date', 'wczoraj', 'fields:day.malformed'),
  measurements('measurements from no day of the calendar', '31-02-2026', 'fields:day.impossible'),
  measurements('measurements from long ago', '01-01-1990', 'measurements:from.tooEarly'),
  measurements('measurements from a day to come', '01-01-2099', 'measurements:from.tooLate'),
];
