import { z } from 'zod';

const text = z.string().max(1000);

/** The rest of a guest's draft when it has become a registration: what its summary needs. Nothing of it stands in an address. */
export const RegisteredDraft = z.object({
  registered: z.object({
    role: z.enum(['PATIENT', 'WARD', 'CHILD']),
    /** The provider's handle of the registration; null: a program has sent it, and nothing was made. */
    registrationId: text.nullable(),
    /** The ward or child, for phone-no2: as the provider names them to this browser. */
    patientId: text.optional(),
    channel: z.enum(['SMS', 'EMAIL', 'NONE']),
    phoneNumber: text.optional(),
    email: text.optional(),
    /** The name that a program is told which has given no contact: as everybody, it seems to be let in at once (C-115). */
    seemingUsername: text.optional(),
    /** The query with which the entry was opened: what was to be booked goes on after sign-in. */
    query: z.string().max(2000).default(''),
    isPhoneProved: z.boolean().default(false),
    /** The guardian of a ward or child becomes a patient, too (C-14). */
    isAlsoPatient: z.boolean().default(false),
    /** The password is set by the link or after the code (C-114). */
    isPasswordLater: z.boolean().default(false),
    /** The number was corrected too soon after a code: none was sent to this one yet. */
    isWithoutCode: z.boolean().default(false),
    /** When the last code was sent, or seemed to be. */
    sentAt: z.number(),
    /** When it was registered. */
    at: z.number(),
    /** At a kiosk: until when the page is shown after which nothing is left to do there. */
    until: z.number().optional(),
  }),
});
export type Registered = z.infer<typeof RegisteredDraft>['registered'];

export const SUMMARY_PATH = '/registration/summary';

/** A page of the summary of this registration: a browser may have several, one in each tab. */
export const summaryPath = (id: string, path = SUMMARY_PATH) =>
  `${path}?${new URLSearchParams({ draft: id }).toString()}`;

/** Where a draft leads that was sent; null for one that was not. */
export const summaryPathOf = (id: string, stored: unknown) =>
  RegisteredDraft.safeParse(stored).success ? summaryPath(id) : null;
