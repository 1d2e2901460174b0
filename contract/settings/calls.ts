/** A§7, B§7, C§2 and C§3 of the specification: what everybody may know, signed in or not. */
import { z } from 'zod';
import { FileUploadParams } from '#contract/bookings/schemas/attachments.ts';
import { call } from '#contract/call.ts';
import { BilingualText } from '#contract/primitives.ts';
import { identification } from './identification.ts';
import { Installation, registration } from './registration.ts';
import {
  AccessibilityStatement,
  ApplicationSettings,
  LegalDocument,
  Link,
  LoginSettings,
  PortalSettings,
} from './schemas.ts';

const area = 'settings';

export const settings = {
  application: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/mpi-user/application-settings',
    isForGuests: true,
    summary: 'Which areas of the portal are on',
    description:
      'One flag an area (A-03). The portal has no menu item for an area that is off, answers its pages with 404 and an explanation, and makes none of its calls: a provider that does not offer an area answers false here and need not implement it. The portal keeps the answer for 30 seconds.',
    example: {
      output: {
        bookingsModule: true,
        medicalServicesModule: true,
        allergyModule: false,
        declarationsModule: true,
        consentsModule: true,
        depositsModule: true,
        paymentsModule: true,
        measurementsModule: false,
        messagesModule: true,
        adverseEventsModule: false,
        ampaModule: true,
        partnersModule: true,
        occupationalMedicineModule: true,
        telecommunicationModule: true,
        amtsEnabled: true,
        documentRequestsModule: true,
        edmEnabled: true,
        ePuapUrl: 'https://pz.gov.pl/',
        ePuapUrlVisible: true,
      },
    },
  }).output(ApplicationSettings),

  registerAccountDesc: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/register-account-desc',
    isForGuests: true,
    summary: 'How an account is made and confirmed, in the words of the medical unit',
    description:
      'Shown where somebody cannot go on until the medical unit has confirmed the account (A-07, B-66). Both languages are given, whatever Accept-Language says; empty: the unit has written nothing. Kept for 30 seconds.',
    example: {
      output: {
        text: {
          pl: 'Konto potwierdza rejestracja. Proszę przyjść z dowodem osobistym.',
          en: 'The reception confirms accounts. Please bring your identity card.',
        },
      },
    },
  }).output(z.object({ text: BilingualText })),

  files: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/mpi-user/file-settings',
    isForGuests: true,
    summary: 'How many files of what size and type are taken',
    description:
      'Bounds of what a patient may add to a booking or a referral: files at most, bytes of one file at most, types (A-63, A-67). The portal bounds by it what it reads of an upload at all. Kept for 30 seconds.',
    example: {
      output: {
        fileUploadParams: {
          maxFiles: 5,
          maxFileSize: 5_242_880,
          fileTypes: ['application/pdf', 'image/jpeg', 'image/png'],
          isScanned: true,
        },
      },
    },
  }).output(z.object({ fileUploadParams: FileUploadParams })),

  login: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/login-settings',
    isForGuests: true,
    summary: 'What the sign-in page asks for',
    description:
      '`usernamePromptMode` names the first field: "E-mail" for E_MAIL, else "Login" (C§3, C§5). The three others say whether people may make an account for themselves, a ward or a child; the portal shows the links to its registration by them. `eGovernment` is there when sign-in by the e-government identity system is on; the portal has a link to it then. Kept for 30 seconds.',
    example: {
      output: {
        usernamePromptMode: 'LOGIN',
        showLinkToCreateAccountForMe: false,
        showLinkToCreateAccountForWard: false,
        showLinkToCreateAccountForChild: false,
        eGovernment: { x: 'pz', origin: 'https://tozsamosc.example' },
      },
    },
  }).output(LoginSettings),

  installation: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/system-installation',
    isForGuests: true,
    summary: 'Region and phone country of the installation',
    description:
      '`region` is the country of which addresses and documents are without a word to the contrary, `phones` the one of phone numbers that are typed without a country code (C§3). Kept for 30 seconds.',
    example: { output: { phones: 'pl', region: 'PL' } },
  }).output(Installation),

  registration,

  identification,

  portal: call({
    area,
    method: 'GET',
    path: '/portal/api/portal-settings',
    isForGuests: true,
    summary: 'What the portal shows of the provider',
    description:
      'Name, logo, phone of the reception, help and the notice on cookies: top bar and footer of every page (C§2, C§3). `logoUrl` is a site-relative path or an https address; without it the name stands in words. Without `cookieNotice` the portal has its own text. Kept for 30 seconds.',
    example: {
      output: {
        providerName: 'Przychodnia pod Lipami',
        logoUrl: '/pod-lipami.svg',
        registrationPhone: '+48815550100',
        registrationHours: {
          pl: 'od poniedziałku do piątku, od 7:00 do 18:00',
          en: 'Monday to Friday, from 7:00 to 18:00',
        },
        address: 'ul. Lipowa 14, 20-020 Lublin',
        mapUrl: 'https://www.openstreetmap.org/search?query={address}',
        helpUrl: 'https://pod-lipami.example/pomoc',
        helpContextEnabled: true,
        cookieNotice: {
          pl: 'Portal używa tylko plików cookie, bez których nie działa.',
          en: 'The portal uses only the cookies without which it does not work.',
        },
        securityVersionLabel: 'SEC 1.0',
        revisionVisibleToGuests: true,
        landingPage: 'START',
      },
    },
  }).output(PortalSettings),

  legalDocuments: call({
    area,
    method: 'GET',
    path: '/portal/api/legal-documents',
    isForGuests: true,
    summary: 'Terms of use, privacy policy, regulations',
    description:
      'Each in Polish or English, with `text` or `address` (C§2, C-22): footer of every page and /legal/terms-of-use, /legal/privacy-policy, /legal/regulations. One that is missing has no link; one that is missing in English is shown in Polish. Both languages are given, whatever Accept-Language says. Kept for 30 seconds.',
    example: {
      output: [
        {
          kind: 'PRIVACY_POLICY',
          language: 'pl',
          version: '2.1',
          validFrom: '2026-09-01',
          text: '<h2>Administrator danych</h2><p>Administratorem danych jest Przychodnia pod Lipami.</p>',
        },
        {
          kind: 'REGULATIONS',
          language: 'pl',
          version: '7',
          validFrom: '2026-01-01',
          address: 'https://pod-lipami.example/regulamin',
        },
      ],
    },
  }).output(z.array(LegalDocument)),

  accessibilityStatement: call({
    area,
    method: 'GET',
    path: '/portal/api/accessibility-statement',
    isForGuests: true,
    summary: 'What the accessibility statement says of the provider',
    description:
      'Ours (A-25): who publishes the portal, whom to write to about barriers, what the buildings are like, in which other ways the provider can be reached. The portal makes /legal/declaration-of-availability of it, of its own evidence and of its list of known barriers; the status is computed there. `statement` is null while nothing was entered: the page then says so. Both languages are given, whatever Accept-Language says. Kept for 30 seconds.',
    example: {
      output: {
        statement: {
          entityName: 'Przychodnia pod Lipami',
          siteUrl: 'https://portal.pod-lipami.example/',
          publishedOn: '2026-09-01',
          updatedOn: '2026-11-24',
          madeOn: '2026-09-01',
          reviewedOn: '2026-11-24',
          contact: { name: 'Agnieszka Wrona', email: 'dostepnosc@pod-lipami.example', phone: '+48815550140' },
          supervisor: {
            name: { pl: 'Prezydent Miasta Lublin', en: 'Mayor of the City of Lublin' },
            address: 'plac Łokietka 1, 20-109 Lublin',
          },
          buildings: [
            {
              address: 'ul. Lipowa 14, 20-020 Lublin',
              description: {
                pl: 'Wejście od ul. Lipowej jest bez progów. Na I piętro jeździ winda.',
                en: 'The entrance from Lipowa street has no steps. A lift goes to the first floor.',
              },
            },
          ],
          interpreter: { isOnline: true, url: 'https://pod-lipami.example/tlumacz-pjm' },
          textTelephone: '+48600100140',
          hasLargePrint: true,
          otherWays: [{ pl: 'Pismo drukujemy na miejscu.', en: 'We print letters at the desk.' }],
          mobileApps: [],
        },
      },
    },
  }).output(z.object({ statement: AccessibilityStatement.nullable() })),

  links: call({
    area,
    method: 'GET',
    path: '/mppd/api/links',
    isForGuests: true,
    summary: 'Links of the top bar and of the help page',
    description:
      'In the order in which they are shown; type O is an ordinary link, H one of the help (C§3). Both languages are given, whatever Accept-Language says. Kept for 30 seconds.',
    example: {
      output: [
        {
          type: 'O',
          url: 'https://pacjent.gov.pl/',
          namePl: 'Internetowe Konto Pacjenta',
          nameEn: 'Internet Patient Account (in Polish)',
          descriptionPl: 'E-recepty, e-skierowania i historia leczenia',
          descriptionEn: 'E-prescriptions, e-referrals and treatment history',
        },
      ],
    },
  }).output(z.array(Link)),
};
