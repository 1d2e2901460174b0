import { z } from 'zod';
import { MeasurementFields, readMeasurements } from '#app/services/forms/measurements.ts';

/** The last page's form: measurements, the consent (B-59), and what the page has said of who is on duty. */
export const summaryForm = (now: Date) =>
  MeasurementFields.extend({
    consent: z.boolean().default(false),
    offline: z.enum(['yes', 'no']).default('no'),
  }).transform(({ consent, offline, ...typed }, context) => ({
    consent,
    isOffline: offline === 'yes',
    measurements: readMeasurements(typed, context, now),
  }));
export type SummaryForm = ReturnType<typeof summaryForm>;
