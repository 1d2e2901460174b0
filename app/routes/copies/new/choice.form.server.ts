import { z } from 'zod';
import { said } from '#app/services/forms/fields.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

/** One of what is offered; none is chosen beforehand (S-27, A-72). */
export const choiceForm = <Value extends string>(offered: readonly Value[], required: TextKey) =>
  z.object({
    choice: z
      .string(said(required))
      .refine((value): value is Value => (offered as readonly string[]).includes(value), said(required)),
  });
export type ChoiceForm = ReturnType<typeof choiceForm<string>>;
