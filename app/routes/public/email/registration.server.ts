import { z } from 'zod';
import type { LinkOfRegistration } from '#contract/registration/schemas.ts';
import { NEW_PASSWORD_TEXTS, newPasswordField } from '#app/routes/public/new-password.server.ts';
import { usernameField } from '#app/services/forms/username-field.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { createSeal } from '#app/services/store/sealed.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

const BEFORE_NAME = 'name.';
const LONGEST_KEPT = 200;

/** The parts of a registration that its link asks for (A-47, C-18); of every other link there is nothing. */
export type AskedOfLink = Readonly<{ hasPassword: boolean; hasUsername: boolean; isContactKnown: boolean }>;
export const NOTHING: AskedOfLink = { hasPassword: false, hasUsername: false, isContactKnown: false };

export const askedOfLink = (link: z.output<typeof LinkOfRegistration> | undefined): AskedOfLink => ({
  hasPassword: link?.needsPassword === true,
  hasUsername: link?.needsUsername === true,
  isContactKnown: link?.isContactKnown === true,
});

/** Whatever is sent of it is left aside. */
const notAsked = z
  .string()
  .optional()
  .transform(() => undefined);

/** The form of a link: its fields are those that it asks for. */
export const linkForm = ({ hasPassword, hasUsername }: AskedOfLink) =>
  z.object({
    username: hasUsername ? usernameField('registration:confirm.username.required') : notAsked,
    newPassword: hasPassword ? newPasswordField : notAsked,
  });
export type LinkForm = z.ZodType<unknown, { username?: string; newPassword?: string }>;

type Refusal =
  | { code: keyof Omit<typeof NEW_PASSWORD_TEXTS, 'REFUSED'> }
  | { code: 'EMAIL_ALREADY_IN_USE' | 'BUSY' }
  | { code: 'VALIDATION_ERROR'; data: { cause?: string | undefined; fault?: string | undefined } };

/** Why a link does not confirm, and at which of its fields. */
export function problemOfLink(error: Refusal, texts: { email: TextKey }) {
  if (error.code === 'EMAIL_ALREADY_IN_USE') return { field: '' as const, text: texts.email };
  if (error.code === 'BUSY')
    return { field: '' as const, text: 'public:login.failure.busy' as const, status: 503 as const };
  if (error.code !== 'VALIDATION_ERROR')
    return { field: 'newPassword' as const, text: NEW_PASSWORD_TEXTS[error.code], status: 400 as const };
  const { fault } = error.data;
  if (fault === 'PASSWORD')
    return { field: 'newPassword' as const, text: 'public:newPassword.required' as const };
  if (fault === 'USERNAME')
    return { field: 'username' as const, text: 'registration:username.signs' as const };
  return { field: '' as const, text: 'registration:summary.known.text' as const };
}

const sealOf = ({ context: { portal } }: PortalRequest) => createSeal(portal.secret, portal.formerSecrets);

/** A name as the cookie of a link keeps it, in place of the token that is used up; null for one that is too long: an address, which its owner knows. */
export function sealedName(request: PortalRequest, name: string) {
  const sealed = BEFORE_NAME + sealOf(request).close(name);
  return sealed.length > LONGEST_KEPT ? null : sealed;
}

export function openedName(request: PortalRequest, kept: string | null) {
  if (!kept?.startsWith(BEFORE_NAME)) return null;
  const name = sealOf(request).open(kept.slice(BEFORE_NAME.length));
  return typeof name === 'string' ? name : null;
}
