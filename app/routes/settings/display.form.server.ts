import { z } from 'zod';
import { CONTRASTS, MOTIONS, SPACINGS, TEXT_SIZES } from '#app/services/display/display.server.ts';
import { LANGUAGES } from '#app/services/text/language.server.ts';

/** C§2, display settings, and the language. `intent` preview shows the page so without keeping it. */
export const DisplayForm = z.object({
  language: z.enum(LANGUAGES, { error: 'settings:display.language.required' }),
  contrast: z.enum(CONTRASTS, { error: 'settings:display.contrast.required' }),
  textSize: z.enum(TEXT_SIZES, { error: 'settings:display.textSize.required' }),
  spacing: z.enum(SPACINGS, { error: 'settings:display.spacing.required' }),
  motion: z.enum(MOTIONS, { error: 'settings:display.motion.required' }),
  intent: z.enum(['save', 'preview']).default('save'),
});

export const OPTIONS = {
  language: LANGUAGES,
  contrast: CONTRASTS,
  textSize: TEXT_SIZES,
  spacing: SPACINGS,
  motion: MOTIONS,
} as const;
