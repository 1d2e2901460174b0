import { z } from 'zod';
import { isUsername, LONGEST_USERNAME } from '#contract/registration/reading/username.ts';
import { readEmail } from '#app/domain/patients/email.ts';
import { isBlank, typedIdentifier } from '#app/domain/typed.ts';
import { issue, line } from '#app/services/forms/fields.ts';
import { optionalPhoneField, phoneForm } from '#app/services/forms/phone-number.server.ts';

type Rules = Readonly<{
  /** The country whose numbers are typed without its code (C§9). */
  phones: string;
  isPhoneNeeded: boolean;
  isEmailNeeded: boolean;
  isNamedByEmail: boolean;
}>;

const LONGEST_EMAIL = 254;

/** No address is a name: nobody has proved whose it is. */
const usernameField = line({
  most: LONGEST_USERNAME,
  required: 'registration:contact.username.required',
}).transform((typed, context) => {
  const name = typedIdentifier(typed);
  if (!isUsername(name))
    issue(context, name.includes('@') ? 'registration:username.address' : 'registration:username.signs');
  return name;
});

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
      : usernameField,
  });
export type ContactForm = ReturnType<typeof contactForm>;
