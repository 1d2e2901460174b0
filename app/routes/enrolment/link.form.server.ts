import { z } from 'zod';
import { said } from '#app/services/forms/fields.ts';

/** Sent unticked nothing is linked, and the page says so. */
export const LinkForm = z.object({ consent: z.literal('on', said('enrolment:link.unticked')) });
