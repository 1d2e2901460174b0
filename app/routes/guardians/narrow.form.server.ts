import { z } from 'zod';
import { SCOPES } from '#contract/people/reading/scope.ts';
import { said } from '#app/services/forms/fields.ts';

/** The form of what somebody who acts for the own patient may do. */
export const NarrowForm = z.object({ scope: z.enum(SCOPES, said('guardians:narrow.required')) });
