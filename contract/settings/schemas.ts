import { z } from 'zod';
import { BilingualText } from '#contract/primitives.ts';

/** C§3: one flag per area; an area that is off has no menu item and answers 404 with an explanation. */
export const ApplicationSettings = z.object({
  bookingsModule: z.boolean(),
  medicalServicesModule: z.boolean(),
  allergyModule: z.boolean(),
  declarationsModule: z.boolean(),
  consentsModule: z.boolean(),
  depositsModule: z.boolean(),
  paymentsModule: z.boolean(),
  measurementsModule: z.boolean(),
  messagesModule: z.boolean(),
  adverseEventsModule: z.boolean(),
  ePuapUrl: z.string(),
  ePuapUrlVisible: z.boolean(),
});
export type ApplicationSettings = z.infer<typeof ApplicationSettings>;

/** C§2, top bar and footer: what the portal shows of the provider. */
export const PortalSettings = z.object({
  providerName: z.string(),
  /** Site-relative path or https address of a logo; absent: the name in words alone. */
  logoUrl: z.string().optional(),
  registrationPhone: z.string(),
  helpUrl: z.string(),
  helpContextEnabled: z.boolean(),
  /** Absent: the portal's default text. */
  cookieNotice: BilingualText.optional(),
  securityVersionLabel: z.string(),
  revisionVisibleToGuests: z.boolean(),
});
export type PortalSettings = z.infer<typeof PortalSettings>;

/** C§3. Type O is an ordinary link, H a help link. */
export const Link = z.object({
  type: z.enum(['O', 'H']),
  url: z.string(),
  namePl: z.string(),
  nameEn: z.string(),
  descriptionPl: z.string(),
  descriptionEn: z.string(),
});
export type Link = z.infer<typeof Link>;
