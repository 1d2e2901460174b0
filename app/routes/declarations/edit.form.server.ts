import { z } from 'zod';
import { choicesForm, type ChoiceRules } from './choices.form.server.ts';

/** Both choices of a declaration, and the version that the form was made of. */
export const editForm = (rules: ChoiceRules) =>
  z.intersection(z.object({ version: z.coerce.number<string>().int().catch(0) }), choicesForm(rules));
export type EditForm = ReturnType<typeof editForm>;
