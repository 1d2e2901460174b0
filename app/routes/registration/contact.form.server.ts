import { z } from 'zod';
import { readEmail } from '#app/domain/patients/email.ts';
import { isBlank } from '#app/domain/typed.ts';
import { issue } from '#app/services/forms/fields.ts';
import { usernameField } from '#app/services/forms/username-field.ts';
import { optionalPhoneField, phoneForm } from '#app/services/forms/phone-number.server.ts';

type Rules = Readonly<{
  /** The country whose numbers are typed without its code (C§9). */
  phones: string;
  isPhoneNeeded: boolean;
  isEmailNeeded: boolean;
  isNamedByEmail: boolean;
}>;

const LONGEST_EMAIL = 254;

const emailField = (isNeeded: boolean) =>
  z
    .string()
    .default('')
    .transform((typed, context): string | undefined => {
      if (isBlank(typed)) {
        if (isNeeded) issue(context, 'registration:contact.email.required');
        return undefined;
      }
      const email = readEmail(typed)?.toLowerCase();
      if (email !== undefined) return email;
      issue(context, typed.trim().length > LONGEST_EMAIL ? 'account:email.tooLong' : 'public:email.invalid');
      return z.NEVER;
    });

/** C§5: how the account is reached, and the name to sign in with where it is not the address. */
export const contactForm = ({ phones, isPhoneNeeded, isEmailNeeded, isNamedByEmail }: Rules) =>
  z.object({
    phoneNumber: isPhoneNeeded ? phoneForm(phones).shape.phoneNumber : optionalPhoneField(phones),
    email: emailField(isEmailNeeded),
    username: isNamedByEmail
      ? z
          .string()
          .optional()
          .transform(() => undefined)
      : usernameField('registration:contact.username.required'),
  });
export type ContactForm = ReturnType<typeof contactForm>;
