import { z } from 'zod';
import { newPasswordField } from '#app/routes/public/new-password.server.ts';

/** The last page: the password, where it is set on the form (C-114). */
export const reviewForm = (asksPassword: boolean) =>
  z.object({ password: asksPassword ? newPasswordField : z.undefined() });
export type ReviewForm = ReturnType<typeof reviewForm>;
