import { z } from 'zod';
import { said } from '#app/services/forms/fields.ts';
import {
  CONTRASTS,
  LONG_WORDS,
  MOTIONS,
  SPACINGS,
  TEXT_SIZES,
} from '#app/services/display/display.server.ts';
import { LANGUAGES } from '#app/services/text/language.server.ts';

/** C§2, display settings, and the language. `intent` preview shows the page so without keeping it. */
export const DisplayForm = z.object({
  language: z.enum(LANGUAGES, said('settings:display.language.required')),
  contrast: z.enum(CONTRASTS, said('settings:display.contrast.required')),
  textSize: z.enum(TEXT_SIZES, said('settings:display.textSize.required')),
  longWords: z.enum(LONG_WORDS, said('settings:display.longWords.required')),
  spacing: z.enum(SPACINGS, said('settings:display.spacing.required')),
  motion: z.enum(MOTIONS, said('settings:display.motion.required')),
  intent: z.enum(['save', 'preview']).default('save'),
});

export const OPTIONS = {
  language: LANGUAGES,
  contrast: CONTRASTS,
  textSize: TEXT_SIZES,
  longWords: LONG_WORDS,
  spacing: SPACINGS,
  motion: MOTIONS,
} as const;
