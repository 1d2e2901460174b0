import type {
  AccessibilityStatement,
  ApplicationSettings,
  LegalDocument,
  Link,
  LoginSettings,
  PortalSettings,
} from '#contract/settings/schemas.ts';
import type { DeclarationType, HealthcareProvider, StaffMember } from '#contract/declarations/schemas.ts';
import type { RegistrationSettings } from '#contract/settings/registration.ts';
import type { ClinicalDocumentType } from '#contract/clinical-documents/schemas.ts';
import type { CopiesSettings } from '#contract/copies/schemas.ts';
import type { EncountersSettings } from '#contract/encounters/schemas.ts';
import type { MessageCategory, MessageSettings } from '#contract/messages/schemas.ts';
import type { ResultsSettings } from '#contract/results/schemas.ts';
import type { GivingSettings } from '#contract/given-consents/schemas.ts';
import type { IdentificationSettings } from '#contract/settings/identification.ts';
import type { CatalogEntry } from '#contract/bookings/schemas/catalog.ts';
import type { ProviderClient } from '#contract/index.ts';
import type { Portal } from '#app/services/request/load-context.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { orOutage, outageOf } from './provider.server.ts';

const FRESH_MS = 30_000;

type Entry = { value: unknown; at: number; version: number; refreshing: boolean };
const entriesOf = new WeakMap<Portal, Map<string, Entry>>();

/**
 * Data that are the same for everybody, kept for 30 s. A stale copy is shown while a new one is fetched, and when the
 * provider does not answer; only the very first load waits, and the first after a change at the staff side.
 */
async function shared<T>(
  request: PortalRequest,
  name: string,
  load: (provider: ProviderClient) => Promise<T>,
): Promise<T> {
  const now = request.now.getTime();
  const { portal } = request.context;
  const entries = entriesOf.get(portal) ?? new Map<string, Entry>();
  entriesOf.set(portal, entries);
  const key = `${request.language}:${name}`;
  const entry = entries.get(key);
  const version = portal.settingsVersion();

  if (entry?.version !== version) {
    const value = await load(request.provider);
    entries.set(key, { value, at: now, version, refreshing: false });
    return value;
  }

  if (Math.abs(now - entry.at) > FRESH_MS && !entry.refreshing) {
    entry.refreshing = true;
    load(request.provider).then(
      (value) => entries.set(key, { value, at: now, version, refreshing: false }),
      () => {
        entry.refreshing = false;
      },
    );
  }
  return entry.value as T;
}

/** The same, and where it cannot be had, also after a change at the staff side, what was heard last in either language. */
const sharedOrKnown = <T>(
  request: PortalRequest,
  name: string,
  load: (provider: ProviderClient) => Promise<T>,
): Promise<T> =>
  shared<T>(request, name, load).catch((error: unknown) => {
    const entries = entriesOf.get(request.context.portal);
    const other = request.language === 'pl' ? 'en' : 'pl';
    const known = entries?.get(`${request.language}:${name}`) ?? entries?.get(`${other}:${name}`);
    if (!known) throw error;
    return known.value as T;
  });

/** The clinic's name and telephone stand on every page. */
export const portalSettings = (request: PortalRequest) =>
  sharedOrKnown<PortalSettings>(request, 'portal', (provider) => provider.settings.portal());

export const applicationSettings = (request: PortalRequest) =>
  shared<ApplicationSettings>(request, 'application', (provider) => provider.settings.application());

export const loginSettings = (request: PortalRequest) =>
  shared<LoginSettings>(request, 'login', (provider) => provider.settings.login());

/** C§9: what holds until the provider says what an account must have; the provider decides again. */
const UNTIL_KNOWN: RegistrationSettings = {
  usernamePromptMode: 'LOGIN',
  requirePatientConsent: true,
  userMinAge: 18,
  registerConsents: { pl: '', en: '' },
  registerConsentsLink: { pl: '', en: '' },
  registerConsentsLinkDest: '',
  consentVersion: '',
  linkConsentChecked: false,
  phoneIsRequired: true,
  phoneConfirmationEnabled: true,
  smsEnabled: true,
  emailIsRequired: true,
  passwordByLink: false,
  addressVisible: false,
  addressRequired: false,
  attachmentsVisible: false,
  attachmentsRequired: false,
  fileUploadParams: { maxFiles: 5, maxFileSize: 5 * 1024 * 1024, fileTypes: ['application/pdf'] },
  systemInstallationSettings: { phones: 'pl', region: 'PL' },
  confIdentQualifiedCert: false,
  supportedCountries: [],
};

/** The details that an account must have, and what may be chosen for it. While they cannot be had, forms work all the same. */
export const registrationSettings = (request: PortalRequest) =>
  hearRegistrationSettings(request).catch((error: unknown) => {
    if (outageOf(error)) return UNTIL_KNOWN;
    throw error;
  });

/** The same where nothing may be guessed without them: of somebody who registers. @throws while they were never heard */
export const hearRegistrationSettings = (request: PortalRequest) =>
  shared<RegistrationSettings>(request, 'registration', (provider) => provider.settings.registration());

export const installation = (request: PortalRequest) =>
  shared(request, 'installation', (provider) => provider.settings.installation());

export const encountersSettings = (request: PortalRequest) =>
  shared<EncountersSettings>(request, 'encounters', (provider) => provider.encounters.settings());

export const resultsSettings = (request: PortalRequest) =>
  shared<ResultsSettings>(request, 'results', (provider) => provider.results.settings());

/** Types by which documents of the record are filtered (A§7: cached). */
export const clinicalDocumentTypes = (request: PortalRequest) =>
  shared<ClinicalDocumentType[]>(request, 'clinicalDocumentTypes', (provider) =>
    provider.clinicalDocuments.types(),
  );

/** The kinds of copies that can be asked for (B-105). */
export const copiesSettings = (request: PortalRequest) =>
  shared<CopiesSettings>(request, 'copies', (provider) => provider.copies.settings());

export const messageCategories = (request: PortalRequest) =>
  shared<MessageCategory[]>(request, 'messageCategories', (provider) => provider.messages.categories());

export const messageSettings = (request: PortalRequest) =>
  shared<MessageSettings>(request, 'messageSettings', (provider) => provider.messages.settings());

export const links = (request: PortalRequest) =>
  shared<Link[]>(request, 'links', (provider) => provider.settings.links());

export const legalDocuments = (request: PortalRequest) =>
  shared<LegalDocument[]>(request, 'legal', (provider) => provider.settings.legalDocuments());

/** Null: the provider has entered none. */
export const accessibilityStatement = async (request: PortalRequest) =>
  (
    await shared<{ statement: AccessibilityStatement | null }>(request, 'accessibility', (provider) =>
      provider.settings.accessibilityStatement(),
    )
  ).statement;

export const fileUploadParams = async (request: PortalRequest) =>
  (await shared(request, 'files', (provider) => provider.settings.files())).fileUploadParams;

export const guestCatalog = (request: PortalRequest) =>
  shared<CatalogEntry[]>(request, 'catalog', (provider) => provider.catalog.forBooking());

/** Teleconsultations for a set time; those that are given now are never kept (B§7). */
export const guestTeleconsultations = (request: PortalRequest) =>
  shared<CatalogEntry[]>(request, 'teleconsultations', (provider) =>
    provider.teleconsultationCatalog.planned({}),
  );

/** The text on how an account is made and confirmed, in the page's language (B-66); null while nothing is written, or it cannot be had. */
export const accountDescription = async (request: PortalRequest) => {
  const found = await orOutage(
    shared(request, 'accountDescription', (provider) => provider.settings.registerAccountDesc()),
  );
  return (found.ok && found.data.text[request.language]) || null;
};

const STAFF_CALLS = { GP: 'generalPractitioners', NURSE: 'nurses', MIDWIFE: 'midwives' } as const;

/** Staff that a declaration of a kind may choose (B§7: cached). */
export const primaryCareStaff = (request: PortalRequest, kind: DeclarationType) =>
  shared<StaffMember[]>(request, `staff:${kind}`, ({ primaryCare }) => primaryCare[STAFF_CALLS[kind]]());

/** The provider whom declarations name. */
export const declarationProvider = (request: PortalRequest) =>
  shared<HealthcareProvider>(request, 'healthcareProvider', ({ primaryCare }) =>
    primaryCare.healthcareProvider(),
  );

/** Partners for whom a consent can be given. */
export const partnersDict = (request: PortalRequest) =>
  shared(request, 'partners', (provider) => provider.partners.dict());

/** Who works at a partner of the list, and may be named. */
export const personnelOf = (request: PortalRequest, partnerId: string) =>
  shared(request, `personnel:${partnerId}`, (provider) => provider.partners.personnel({ id: partnerId }));

/** Documents by which people are known (AP-47). */
export const identificationSettings = (request: PortalRequest) =>
  shared<IdentificationSettings>(request, 'identification', (provider) => provider.settings.identification());

/** Which consents need a signature, and who may give them (B-38, A-141). */
export const givingSettings = (request: PortalRequest) =>
  shared<GivingSettings>(request, 'giving', (provider) => provider.givenConsents.settings());

/** The currency of all invoices and payments (C§9: cached): without it there are no amounts. */
export const paymentCurrency = (request: PortalRequest) =>
  sharedOrKnown(request, 'paymentCurrency', (provider) => provider.payments.currency());

/** Who issues invoices (C§9: cached). */
export const invoiceIssuer = (request: PortalRequest) =>
  sharedOrKnown(request, 'invoiceIssuer', (provider) => provider.payments.hisName());
