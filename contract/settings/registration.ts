/** A§3 and C§3 of the specification: what an account must have, and what may be chosen for it. */
import { z } from 'zod';
import { FileUploadParams } from '#contract/bookings/schemas/attachments.ts';
import { call } from '#contract/call.ts';
import { BilingualText, CodeAndName } from '#contract/primitives.ts';

export const Installation = z.object({ phones: z.string(), region: z.string() });
export type Installation = z.infer<typeof Installation>;

export const RegistrationSettings = z
  .object({
    usernamePromptMode: z
      .string()
      .describe('E_MAIL: the confirmed e-mail address is the name to sign in with, and is required (A-46).'),
    requirePatientConsent: z.boolean(),
    userMinAge: z
      .number()
      .int()
      .min(0)
      .max(120)
      .default(18)
      .describe('In full years, of who registers for themselves; 18 unless it is said (A-66).'),
    registerConsents: BilingualText.describe('What is consented to at registration; empty: nothing (C-118).'),
    registerConsentsLink: BilingualText.describe('The words of a link in it; empty: there is none.'),
    registerConsentsLinkDest: z.string().describe('Where that link leads; empty: there is none.'),
    consentVersion: z
      .string()
      .max(40)
      .default('1')
      .describe('Changes with those words: it is kept with who agreed to them, and when (A-48).'),
    linkConsentChecked: z
      .boolean()
      .default(false)
      .describe('The box of a request for a link is ticked already; the page says so then (A-72).'),
    phoneIsRequired: z.boolean(),
    phoneConfirmationEnabled: z
      .boolean()
      .describe('A number is confirmed by a code before it is used; else it is saved as it is typed.'),
    smsEnabled: z
      .boolean()
      .default(true)
      .describe('Ours. Text messages go out; while none do, no code is promised (C-113).'),
    emailIsRequired: z.boolean().describe('Always true in E_MAIL mode (A-46).'),
    passwordByLink: z
      .boolean()
      .default(false)
      .describe('The form has no password: it is set by the link of the mail, or after the code (A-47).'),
    addressVisible: z.boolean().default(false).describe('An address is asked at registration (C-110).'),
    addressRequired: z
      .boolean()
      .default(false)
      .describe('Nobody registers without an address; it implies addressVisible (C-110).'),
    attachmentsVisible: z.boolean().describe('Always true where they are required (A-62).'),
    attachmentsRequired: z.boolean(),
    fileUploadParams: FileUploadParams,
    systemInstallationSettings: Installation,
    confIdentQualifiedCert: z
      .boolean()
      .describe('A qualified or trusted signature confirms the person at once; else the staff does (A-77).'),
    supportedCountries: z.array(CodeAndName).describe('By ISO 3166 code, with PL (A-58).'),
  })
  .meta({
    id: 'RegistrationSettings',
    description: 'A§3, C§3. What registration asks for, and whom it takes.',
  });
export type RegistrationSettings = z.infer<typeof RegistrationSettings>;

export const registration = call({
  area: 'settings',
  method: 'GET',
  path: '/mpi/accounts/registration-settings',
  isForGuests: true,
  summary: 'What an account must have, and what may be chosen for it',
  description:
    'The same for guests and accounts. Until it answers, the portal takes phones for Polish ones and the region for Poland (C§3). Kept for 30 seconds.',
  example: {
    output: {
      usernamePromptMode: 'LOGIN',
      requirePatientConsent: true,
      userMinAge: 18,
      registerConsents: { pl: 'Akceptuję regulamin.', en: 'I accept the regulations.' },
      registerConsentsLink: { pl: 'Regulamin', en: 'Regulations' },
      registerConsentsLinkDest: 'https://pod-lipami.example/regulamin',
      consentVersion: '8f14e45fceea167a',
      linkConsentChecked: false,
      phoneIsRequired: true,
      phoneConfirmationEnabled: true,
      smsEnabled: true,
      emailIsRequired: true,
      passwordByLink: false,
      addressVisible: false,
      addressRequired: false,
      attachmentsVisible: true,
      attachmentsRequired: false,
      fileUploadParams: {
        maxFiles: 5,
        maxFileSize: 5_242_880,
        fileTypes: ['application/pdf', 'image/jpeg', 'image/png'],
        isScanned: true,
      },
      systemInstallationSettings: { phones: 'pl', region: 'PL' },
      confIdentQualifiedCert: false,
      supportedCountries: [
        { code: 'PL', name: 'Polska' },
        { code: 'UA', name: 'Ukraina' },
      ],
    },
  },
}).output(RegistrationSettings);
