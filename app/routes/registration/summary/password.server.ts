import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { NEW_PASSWORD_TEXTS, newPasswordField } from '#app/routes/public/new-password.server.ts';
import { addNotices } from '#app/services/page/notices.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { pathsOf, type RegisteredRequest } from './registered.server.ts';

export const PasswordForm = z.object({ newPassword: newPasswordField });

type NotSet = { field: 'newPassword' | ''; text: TextKey; status: 400 | 503 };

/** Sets the password after the right code (C-114) and leads back to the summary, which leads to sign-in; or says why it is not taken. */
export async function setPassword(request: RegisteredRequest, password: string): Promise<Response | NotSet> {
  const { registrationId } = request.registered;
  if (registrationId === null) return redirect(pathsOf(request).page, 303);
  const [error] = await safe(request.provider.registration.setPassword({ registrationId, password }));
  if (isDefinedError(error)) {
    if (error.code === 'NOT_FOUND') return redirect(pathsOf(request).page, 303);
    if (error.code === 'BUSY') return { field: '', text: 'public:login.failure.busy', status: 503 };
    return { field: 'newPassword', text: NEW_PASSWORD_TEXTS[error.code], status: 400 };
  }
  if (error) throw error;
  await addNotices(request, 'registration:summary.password.done', pathsOf(request).page);
  return redirect(pathsOf(request).page, 303);
}
