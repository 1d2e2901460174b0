import { z } from 'zod';
import { chosen } from '#app/services/forms/fields.ts';

/** Who of those on the page gets the request. */
export const RecipientForm = z.object({ to: chosen({ required: 'applications:recipient.required' }) });
