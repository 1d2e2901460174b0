import { z } from 'zod';
import { Day } from '#contract/primitives.ts';

export const MeasurementAttachment = z
  .object({
    isAddMeasurement: z.boolean(),
    dateFromMeasurement: Day.optional(),
  })
  .meta({
    id: 'MeasurementAttachment',
    description:
      "B§3, A-102: the patient's own measurements from that day on go with the booking. Without a tick there is no day.",
  });
export type MeasurementAttachment = z.infer<typeof MeasurementAttachment>;
