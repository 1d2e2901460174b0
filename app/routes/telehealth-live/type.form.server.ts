import { z } from 'zod';
import { CommunicationType } from '#contract/telehealth-live/schemas.ts';
import { said } from '#app/services/forms/fields.ts';

/** C§5: chat, chat and audio, or chat, audio and video. */
export const TypeForm = z.object({
  type: z.enum(CommunicationType.options, said('telehealth-live:type.required')),
});
