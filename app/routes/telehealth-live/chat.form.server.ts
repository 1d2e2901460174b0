import { z } from 'zod';
import { LINE_MOST } from '#contract/telehealth-live/reading/media.ts';
import { lengthOf } from '#contract/telehealth/reading/limits.ts';
import { lines, said } from '#app/services/forms/fields.ts';

/** C-98: one line of the chat, counted in code points after its line ends are LF. */
export const ChatForm = z.object({
  text: lines({ required: 'telehealth-live:chat.required' }).refine(
    (text) => lengthOf(text) <= LINE_MOST,
    said('telehealth-live:chat.tooLong'),
  ),
});

/** Which button of the call was pressed; without one a line is sent. */
export const CallForm = z.object({
  intent: z.enum(['send', 'take', 'forbid'], said('telehealth-live:tryAgain')).default('send'),
});
