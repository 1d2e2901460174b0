import { z } from 'zod';
import { chosen, said } from '#app/services/forms/fields.ts';

/** Chosen for everybody at the partner; no id of a person has this form. */
export const EVERYBODY = '*';

/** Who at the partner, and which documents; neither is chosen beforehand (S-27, A-72). */
export const ScopeForm = z.object({
  personnelId: chosen({ required: 'consent-wizard:scope.personnelRequired' }),
  scope: z.enum(['ALL', 'SELECTED'], said('consent-wizard:scope.required')),
});
