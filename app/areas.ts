import type { ApplicationSettings } from '#contract/settings/schemas.ts';
import { plainPath } from '#app/services/request/plain-path.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { isSwitchedOn, type Area } from './area-facts.ts';
import { startAt } from './area-paths.ts';

/** The areas by their folders of app/routes, in the landing order of the specification (C§2). */
export const AREAS: Readonly<Record<string, Area>> = {
  public: {
    guesses: [
      '/login',
      '/changepassword',
      '/resetpassword/new',
      '/resendactivationcode/code',
      '/mergeaccount/code',
      '/confirm',
    ],
    sends: ['/resetpassword', '/resendactivationlink', '/resendactivationcode', '/mergeaccount'],
    repeats: ['/logout'],
    leaves: ['/logout'],
  },
  start: { paths: ['/start'], title: 'start:area', group: 'start', isOfPatient: true, acting: null },
  bookings: {
    flag: 'bookingsModule',
    paths: ['/bookings', '/newbooking', '/referral', '/questionnaire', '/calendar'],
    title: 'public:areas.bookings',
    group: 'visits',
    isOfPatient: true,
    shortcuts: [
      { path: '/newbooking', title: 'bookings:shortcuts.new', icon: 'calendar-plus' },
      { path: '/bookings/calendar', title: 'bookings:shortcuts.calendar', icon: 'calendar-event' },
      { path: '/bookings/print', title: 'bookings:shortcuts.print', icon: 'printer' },
    ],
    journeys: [{ path: '/newbooking', title: 'booking-wizard:area' }],
    guesses: ['/bookings/confirm/:system/:id/code', '/newbooking/code'],
    keeps: [
      '/bookings/:system/:id/visit.ics',
      '/bookings/:system/:id/attachments/:attachment',
      '/bookings/:system/:id/referral-attachments/:attachment',
      '/bookings/calendar',
      '/bookings/calendar/revoke',
      '/calendar/:feed',
    ],
    uploads: [
      '/bookings/:system/:id/attachments',
      '/bookings/:system/:id/referral-attachments',
      '/newbooking/referral/attachments',
    ],
    acting: 'guardians:sees.visits',
  },
  teleconsultations: {
    flag: 'telecommunicationModule',
    alsoFlags: ['amtsEnabled'],
    paths: ['/newteleconsultation', '/telehealth'],
    title: 'telehealth:area',
    marks: 'bookings',
    journeys: [{ path: '/newteleconsultation', title: 'teleconsultation:area' }],
    shortcuts: [
      {
        path: '/newteleconsultation',
        title: 'teleconsultation:shortcut',
        icon: 'phone',
        isForConfirmed: true,
      },
    ],
    keeps: ['/newteleconsultation/description/attachments/:attachment'],
    uploads: ['/newteleconsultation/description'],
    guesses: ['/newteleconsultation/code', '/telehealth/guest/enter'],
    acting: 'guardians:sees.teleconsultations',
  },
  benefits: {
    flag: 'medicalServicesModule',
    paths: ['/benefits'],
    title: 'benefits:area',
    group: 'health',
    tile: { icon: 'stethoscope', lead: 'benefits:lead' },
    isOfPatient: true,
    journeys: [{ path: '/benefits/cdocrequests/new', title: 'copy-wizard:title' }],
    keeps: ['/benefits/medicaltestresult/:id/printout'],
    acting: 'guardians:sees.record',
  },
  'clinical-documents': { within: 'benefits' },
  copies: { within: 'benefits' },
  'telehealth-live': { within: 'teleconsultations' },
  questionnaires: { within: 'bookings' },
  telehealth: {
    within: 'bookings',
    keeps: ['/bookings/:system/:id/printout.pdf', '/bookings/:system/:id/case-files/:attachment'],
    uploads: ['/bookings/:system/:id/case-files'],
  },
  declarations: {
    flag: 'declarationsModule',
    paths: ['/declarations', '/newdeclaration'],
    title: 'declarations:page.area',
    group: 'matters',
    tile: { icon: 'stethoscope', lead: 'declarations:page.lead' },
    journeys: [{ path: '/newdeclaration', title: 'declaration-wizard:area' }],
    keeps: ['/declarations/:id/printout.pdf', '/declarations/:id/amms/printout.pdf'],
    acting: 'guardians:sees.declarations',
  },
  'given-consents': {
    flag: 'consentsModule',
    paths: ['/consents', '/newconsent'],
    title: 'given-consents:page.area',
    group: 'matters',
    tile: { icon: 'file-text', lead: 'given-consents:page.lead' },
    journeys: [{ path: '/newconsent', title: 'consent-wizard:title' }],
    keeps: ['/consents/:id/printout.pdf'],
    acting: 'guardians:sees.consents',
  },
  signing: { within: 'given-consents', keeps: ['/consents/:id/signed'], repeats: ['/consents/:id/sign'] },
  'declaration-signing': {
    within: 'declarations',
    keeps: ['/declarations/:id/signed'],
    repeats: ['/declarations/:id/sign'],
  },
  deposits: {
    flag: 'depositsModule',
    paths: ['/deposits', '/newdeposit'],
    title: 'deposits:area',
    group: 'matters',
    tile: { icon: 'file-text', lead: 'deposits:lead' },
    acting: 'guardians:sees.deposits',
  },
  payments: {
    flag: 'paymentsModule',
    paths: ['/paymentsnav'],
    title: 'payments:area',
    group: 'matters',
    tile: { icon: 'receipt', lead: 'payments:lead' },
    isOfPatient: true,
    keeps: ['/paymentsnav/invoicestopay/:refInvoice/printout.pdf', '/paymentsnav/payments/:id/printout.pdf'],
    acting: 'guardians:sees.payments',
  },
  'payment-return': {},
  // Two that come before the account's, below which they stand.
  'mobile-app': {
    flag: 'ampaModule',
    paths: ['/account/patients/:id/mobile'],
    title: 'account:area',
    acting: 'guardians:sees.mobileApp',
  },
  applications: {
    paths: ['/applications', '/account/patients/:id/correction'],
    title: 'applications:area',
    journeys: [{ path: '/account/patients/:id/correction', title: 'account:area' }],
    group: 'matters',
    tile: { icon: 'clipboard-list', lead: 'applications:lead' },
    keeps: ['/account/patients/:id/correction/:correctionId/files/:fileId'],
    uploads: ['/account/patients/:id/correction/new', '/account/patients/:id/correction/:correctionId'],
    acting: 'guardians:sees.applications',
  },
  account: {
    paths: ['/account', '/ward/confirm', '/notifications', '/contact-undo'],
    title: 'account:area',
    group: 'account',
    guesses: ['/phone-to-confirm/code', '/account/phone/code', '/account/reauthenticate'],
    guessedAlso: { '/account/reauthenticate': '/login' },
    keeps: ['/account/copy/printout', '/account/authorize/document.pdf'],
    uploads: ['/account/authorize'],
    acting: 'guardians:sees.data',
  },
  people: { within: 'account' },
  'person-files': {
    within: 'account',
    keeps: ['/account/patients/:id/attachments/:fileId'],
    uploads: ['/account/patients/:id/attachments'],
  },
  enrolment: { within: 'account', uploads: ['/account/registration/files'] },
  guardians: { within: 'account' },
  registration: {
    paths: ['/registration', '/registrationward', '/registrationchild'],
    acting: null,
    guesses: [
      '/registration/summary',
      '/registration/summary/password',
      '/registration/consents',
      '/registrationward/consents',
      '/registrationchild/consents',
    ],
    sends: [
      '/registration/summary/resend',
      '/registration/summary/number',
      '/registration/review',
      '/registrationward/review',
      '/registrationchild/review',
    ],
    lines: ['/registration/review', '/registrationward/review', '/registrationchild/review'],
    uploads: ['/registration/files', '/registrationward/files', '/registrationchild/files'],
    guestUploads: ['/registration/files', '/registrationward/files', '/registrationchild/files'],
  },
  ages: { within: 'account' },
  messages: {
    flag: 'messagesModule',
    paths: ['/messages'],
    title: 'messages:area',
    group: 'messages',
    uploads: ['/messages/new/files'],
    acting: 'guardians:sees.messages',
  },
  consents: {},
  hubs: { paths: ['/health', '/matters'], isOfPatient: true, acting: null },
  legal: { sends: ['/legal/inaccessible'] },
  // Always on: what is off has no ways into it there (C-119).
  units: { paths: ['/hierarchicalunits', '/treatmentdatesguide'], acting: null },
  settings: { repeats: ['/display', '/cookie-notice', '/session'] },
  easy: {
    paths: ['/easy-to-read'],
    title: 'easy:area',
    guesses: ['/easy-to-read/sign-in'],
    guessedAlso: { '/easy-to-read/sign-in': '/login' },
    acting: null,
  },
};

export { isSwitchedOn };

const ALL = Object.values(AREAS);

/** Returns the area that an address belongs to. */
export function areaAt(pathname: string): Area | undefined {
  const path = plainPath(pathname);
  if (path === null) return undefined;
  return STARTS.find(({ isStart }) => isStart(path))?.area;
}

/** Where areas start, in the order in which they stand: every page asks several times. */
const STARTS = ALL.flatMap((area) => (area.paths ?? []).map((start) => ({ area, isStart: startAt(start) })));

/** Returns the name of the address's part of the portal, for the document's title. */
export function titleAt(pathname: string): TextKey | undefined {
  const area = areaAt(pathname);
  const journey = area?.journeys?.find(({ path }) => startAt(path)(plainPath(pathname) ?? ''));
  return (journey ?? area)?.title;
}

/** Tells whether the provider has switched on the area of a folder. */
export function isOn(folder: string, settings: ApplicationSettings) {
  const { within = folder } = AREAS[folder] ?? {};
  return isSwitchedOn(AREAS[within] ?? {}, settings);
}
