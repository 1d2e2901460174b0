import type { z } from 'zod';
import type { RegistrationSettings } from '#contract/settings/registration.ts';

/** C§3, as the store keeps it; what other settings say already is asked of those. */
export type RegistrationRow = Omit<
  z.input<typeof RegistrationSettings>,
  | ('usernamePromptMode' | 'fileUploadParams' | 'systemInstallationSettings')
  | ('consentVersion' | 'userMinAge' | 'linkConsentChecked')
  | ('passwordByLink' | 'addressVisible' | 'addressRequired')
> & {
  userMinAge: number;
  linkConsentChecked: boolean;
  passwordByLink: boolean;
  addressVisible: boolean;
  addressRequired: boolean;
  /** The day from which on an account must have a number: who was there before is not asked for one. Null: from the first. */
  phoneIsRequiredSince: string | null;
  /** True where the unit alone changes the names of people whom it has not confirmed either. */
  patientNamesDisabled: boolean;
};
