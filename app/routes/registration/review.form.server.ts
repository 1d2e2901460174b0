import { z } from 'zod';
import { newPasswordField } from '#app/routes/public/new-password.server.ts';

/** Whatever is sent of it is left aside. */
const notAsked = z
  .string()
  .optional()
  .transform(() => undefined);

/** The last page: the password, where it is set on the form (C-114). */
export const reviewForm = (asksPassword: boolean) =>
  z.object({ password: asksPassword ? newPasswordField : notAsked });
export type ReviewForm = ReturnType<typeof reviewForm>;
