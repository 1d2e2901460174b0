import type { ApplicationSettings, PortalSettings } from '#contract/settings/schemas.ts';
import { accessibilityStatement } from './seed-of-accessibility.ts';
import { legalDocuments } from './seed-of-documents.ts';
import type { LinkRow } from '#provider/settings/tables.ts';

const application: ApplicationSettings = {
  bookingsModule: true,
  medicalServicesModule: true,
  allergyModule: true,
  declarationsModule: true,
  consentsModule: true,
  depositsModule: true,
  paymentsModule: true,
  measurementsModule: true,
  messagesModule: true,
  adverseEventsModule: true,
  ampaModule: true,
  partnersModule: true,
  occupationalMedicineModule: true,
  telecommunicationModule: true,
  amtsEnabled: true,
  documentRequestsModule: true,
  edmEnabled: true,
  ePuapUrl: 'https://pz.gov.pl/',
  ePuapUrlVisible: true,
};

const portal: PortalSettings = {
  providerName: 'Przychodnia pod Lipami',
  registrationPhone: '+48815550100',
  registrationHours: {
    pl: 'od poniedziałku do piątku, od 7:00 do 18:00',
    en: 'Monday to Friday, from 7:00 to 18:00',
  },
  address: 'ul. Lipowa 14, 20-020 Lublin',
  mapUrl: 'https://www.openstreetmap.org/search?query={address}',
  helpUrl: '/help',
  helpContextEnabled: true,
  cookieNotice: {
    pl: 'Przychodnia nie używa plików cookie do reklam ani do pomiaru ruchu. Plik „session” pamięta zalogowanie. Bez innych portal też działa: „known” pamięta tę przeglądarkę przez rok, a reszta język i wygląd strony.',
    en: 'Przychodnia pod Lipami uses no cookies for advertising or for counting visitors. The cookie “session” remembers that somebody is signed in. The portal works without the others: “known” remembers this browser for a year, the rest your language and the look of the page.',
  },
  securityVersionLabel: 'SEC 1.0',
  revisionVisibleToGuests: true,
  landingPage: 'START',
};

/** B§7, C§2, C§3: what the calls of settings answer, by the key of their row. */
const settings = {
  application,
  installation: { phones: 'pl', region: 'PL' },
  portal,
  legalDocuments,
  accessibilityStatement,
  login: {
    usernamePromptMode: 'LOGIN',
    showLinkToCreateAccountForMe: true,
    showLinkToCreateAccountForWard: true,
    showLinkToCreateAccountForChild: true,
  },
  registration: {
    registerConsents: {
      pl: 'Znam regulamin portalu pacjenta i zgadzam się na jego warunki.',
      en: 'I know the regulations of the patient portal and agree to their terms.',
    },
    registerConsentsLink: { pl: 'Regulamin portalu', en: 'Regulations of the portal' },
    registerConsentsLinkDest: '/legal/regulations',
    phoneIsRequired: true,
    phoneIsRequiredSince: '2026-01-01',
    supportedCountries: [
      { code: 'PL', name: 'Polska' },
      { code: 'CZ', name: 'Czechy' },
      { code: 'DE', name: 'Niemcy' },
      { code: 'GB', name: 'Wielka Brytania' },
      { code: 'LT', name: 'Litwa' },
      { code: 'SK', name: 'Słowacja' },
      { code: 'UA', name: 'Ukraina' },
    ],
  },
  registerAccountDesc: {
    pl: 'Konto potwierdza rejestracja przychodni. Proszę przyjść z dowodem osobistym albo zadzwonić i umówić potwierdzenie.',
    en: 'The reception of the clinic confirms accounts. Please come with your identity card, or ring to arrange it.',
  },
  referral: { unitCodes: true, diseases: true, warnAfterYears: 2 },
  smsConfirmation: { smsEnabled: true },
  phones: { sharedInFamily: true },
  questionnaires: { medicalInterviewsModule: true },
};

/** C§3: the top bar's links, in order. */
const links: readonly Omit<LinkRow, 'id' | 'position'>[] = [
  {
    type: 'O',
    url: 'https://pacjent.gov.pl/',
    name_pl: 'Internetowe Konto Pacjenta',
    name_en: 'Internet Patient Account (in Polish)',
    description_pl: 'E-recepty, e-skierowania i historia leczenia w publicznej ochronie zdrowia',
    description_en: 'E-prescriptions, e-referrals and treatment history in public health care',
  },
  {
    type: 'O',
    url: 'https://www.gov.pl/web/rpp',
    name_pl: 'Rzecznik Praw Pacjenta',
    name_en: 'Patient Ombudsman (in Polish)',
    description_pl: 'Prawa pacjenta i bezpłatna infolinia',
    description_en: 'Patient rights and a free helpline',
  },
  {
    type: 'H',
    url: '/help',
    name_pl: 'Jak korzystać z portalu',
    name_en: 'How to use the portal',
    description_pl: 'Przewodnik krok po kroku',
    description_en: 'A step-by-step guide',
  },
  {
    type: 'H',
    url: '/help#questions',
    name_pl: 'Pytania i pomoc techniczna',
    name_en: 'Questions and technical help',
    description_pl: 'Najczęstsze pytania i telefon',
    description_en: 'Frequent questions and a telephone number',
  },
];

export const settingsSeed = () => ({
  links: links.map((link, position) => ({ ...link, id: `link-${position + 1}`, position })),
  settings: Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) })),
});
