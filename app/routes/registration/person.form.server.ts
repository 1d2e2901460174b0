import { z } from 'zod';
import { knownByForm, nameFields } from '#app/services/forms/person-form.ts';

/** Somebody who becomes a patient: the names first, as the page has them. */
export const guestPersonForm = (rules: Parameters<typeof knownByForm>[0]) =>
  z.object({ ...nameFields(), ...knownByForm(rules).shape });
export type GuestPersonForm = ReturnType<typeof guestPersonForm>;
