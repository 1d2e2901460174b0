import { z } from 'zod';
import { LINE_MOST } from '#contract/telehealth-live/reading/media.ts';
import { lengthOf } from '#contract/telehealth/reading/limits.ts';
import { lines, said } from '#app/services/forms/fields.ts';

/** The opinion of somebody on the teleconsultation; who thinks nothing of it sends nothing. */
export const OpinionForm = z.object({
  opinion: lines({ required: 'telehealth-live:ended.opinion.required' }).refine(
    (text) => lengthOf(text) <= LINE_MOST,
    said('telehealth-live:ended.opinion.tooLong'),
  ),
});
