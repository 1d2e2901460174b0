import { z } from 'zod';
import { COMMUNICATION_TYPES } from '#contract/telehealth-live/reading/media.ts';
import { said } from '#app/services/forms/fields.ts';

/** C§5: chat, chat and audio, or chat, audio and video. */
export const TypeForm = z.object({
  type: z.enum(COMMUNICATION_TYPES, said('telehealth-live:type.required')),
});
