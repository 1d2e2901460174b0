import { z } from 'zod';
import { BilingualText, Day, Line } from '#contract/primitives.ts';

export const ApplicationSettings = z
  .object({
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
    ampaModule: z.boolean().default(true).describe('AP-45. The mobile app; absent: on.'),
    partnersModule: z
      .boolean()
      .default(true)
      .describe('B-15. Consents for partners can be given; those that were given stand (B-84). Absent: on.'),
    occupationalMedicineModule: z
      .boolean()
      .default(true)
      .describe('B-15. Consents of occupational medicine can be given. Absent: on.'),
    telecommunicationModule: z
      .boolean()
      .default(true)
      .describe('B-15. Teleconsultations can be booked, where `amtsEnabled` is on as well. Absent: on.'),
    amtsEnabled: z.boolean().default(true).describe('B-15. The telehealth system is there. Absent: on.'),
    documentRequestsModule: z
      .boolean()
      .default(true)
      .describe('B-15. Copies of the medical record can be asked for; what runs stays (B-104). Absent: on.'),
    edmEnabled: z
      .boolean()
      .default(true)
      .describe('B-100. Documents whose `source` is EDM are shown. Absent: on.'),
    ePuapUrl: z.string(),
    ePuapUrlVisible: z.boolean(),
  })
  .meta({
    id: 'ApplicationSettings',
    description:
      'C§3: one flag per area (A-03); an area that is off has no menu item and answers 404 with an explanation.',
  });
export type ApplicationSettings = z.infer<typeof ApplicationSettings>;

export const PortalSettings = z
  .object({
    providerName: z.string(),
    logoUrl: z
      .string()
      .optional()
      .describe('Site-relative path or https address of a logo; absent: the name in words alone.'),
    registrationPhone: z.string(),
    registrationHours: BilingualText.optional().describe('When the registration desk is there, in words.'),
    address: z.string().optional().describe('Street, postal code and place, as on a letter.'),
    mapUrl: z
      .string()
      .regex(/^https:\/\/[\s\S]*\{address\}/)
      .optional()
      .describe(
        'Where a map shows an address, which takes the place of {address}; absent: addresses are no links.',
      ),
    helpUrl: z
      .string()
      .describe('Where help is, an address with https://; /help: the short guide of the portal itself.'),
    helpContextEnabled: z.boolean(),
    cookieNotice: BilingualText.optional().describe("Absent: the portal's default text."),
    securityVersionLabel: z.string(),
    revisionVisibleToGuests: z.boolean(),
    landingPage: z
      .enum(['FIRST_AREA', 'START'])
      .optional()
      .describe(
        'Where sign-in leads when nothing else was wanted: to the first area that is on (C§2), also when absent, or to our overview, /start.',
      ),
  })
  .meta({
    id: 'PortalSettings',
    description: 'C§2, top bar and footer: what the portal shows of the provider.',
  });
export type PortalSettings = z.infer<typeof PortalSettings>;

export const LoginSettings = z
  .object({
    usernamePromptMode: z
      .string()
      .describe(
        'E_MAIL: people sign in with their e-mail address; anything else: with a login of their own.',
      ),
    showLinkToCreateAccountForMe: z.boolean(),
    showLinkToCreateAccountForWard: z.boolean(),
    showLinkToCreateAccountForChild: z.boolean(),
    eGovernment: z
      .object({ x: z.string(), origin: z.string() })
      .optional()
      .describe(
        'There when people may sign in with the e-government identity system: its code, and the only origin to which the portal leads a browser for it.',
      ),
  })
  .meta({ id: 'LoginSettings', description: 'C§3: what the sign-in page asks for and leads to.' });
export type LoginSettings = z.infer<typeof LoginSettings>;

export const LegalDocument = z
  .object({
    kind: z
      .enum(['TERMS_OF_USE', 'PRIVACY_POLICY', 'REGULATIONS'])
      .describe(
        'TERMS_OF_USE: of the portal; PRIVACY_POLICY: what becomes of personal data; REGULATIONS: of the medical unit.',
      ),
    language: z.enum(['pl', 'en']).describe('pl: Polish; en: English.'),
    version: z.string().min(1).max(40),
    validFrom: Day,
    text: z
      .string()
      .optional()
      .describe('HTML; the portal takes out of it whatever is no heading, paragraph, list, table or link.'),
    address: z.string().optional().describe('In place of a text: an https address where it can be read.'),
  })
  .meta({ id: 'LegalDocument', description: 'C§2, top bar: one document in one language.' });
export type LegalDocument = z.infer<typeof LegalDocument>;

export const Link = z
  .object({
    type: z.enum(['O', 'H']).describe('O: an ordinary link; H: one of the help.'),
    url: z.string(),
    namePl: z.string(),
    nameEn: z.string(),
    descriptionPl: z.string(),
    descriptionEn: z.string(),
  })
  .meta({ id: 'Link', description: 'C§3. Type O is an ordinary link, H a help link.' });
export type Link = z.infer<typeof Link>;

const Name = Line.min(1).max(200);
const WebAddress = z.url({ protocol: /^https$/ });

export const AccessibilityStatement = z
  .object({
    entityName: Name.describe('Who publishes the portal.'),
    siteUrl: WebAddress.describe('Where patients find it.'),
    publishedOn: Day,
    updatedOn: Day.describe('Of the last change of what can be seen or done.'),
    madeOn: Day.describe('When the statement was first made.'),
    reviewedOn: Day.nullable().describe('When it was last reviewed; null until then.'),
    contact: z.object({ name: Name, email: z.email(), phone: Name }).describe('Who answers requests.'),
    supervisor: z
      .object({ name: BilingualText, address: Name })
      .describe('The body that supervises the entity.'),
    buildings: z
      .array(z.object({ address: Name, description: BilingualText }))
      .describe('What each building is like for people who see, hear or walk badly.'),
    buildingsUrl: WebAddress.optional().describe('Where more is said of them.'),
    interpreter: z
      .object({ isOnline: z.boolean(), url: WebAddress.optional() })
      .describe('Whether there is a sign-language interpreter on-line, and where.'),
    textTelephone: Name.nullable().describe('A number for text messages; null: there is none.'),
    hasLargePrint: z.boolean().describe('Whether letters and results are printed large on demand.'),
    otherWays: z
      .array(BilingualText)
      .describe('Other ways in which the entity can be reached and understood.'),
    mobileApps: z.array(z.object({ name: Name, url: WebAddress })).describe('Empty: there are none.'),
  })
  .meta({
    id: 'AccessibilityStatement',
    description:
      'Ours (A-25): what the accessibility statement says of the provider. What it says of the portal the portal knows.',
  });
export type AccessibilityStatement = z.infer<typeof AccessibilityStatement>;
