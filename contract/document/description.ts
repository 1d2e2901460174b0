import { OWN_LIMITS_MS, USUAL_MS } from '#contract/time-limits.ts';

/** Goes up by the rule of docs/provider-api-changes.md. */
const VERSION = '1.3.0';

const seconds = (ms: number) => `${ms / 1000}`;

/** The text that a hospital has to know before it reads the calls. */
const DESCRIPTION = `Every call that the portal makes of a provider: of the embedded one, or of the hospital's own host, which PROVIDER_URL names. How to implement it: docs/integration.md; what has changed, and what a version means: docs/provider-api-changes.md. Paths tagged "ours" do not stand in the customer's specification.

**Session.** \`account.signIn\` answers a token; every later call carries it as \`Authorization: Bearer <token>\`. Without a session, or with one that is over, a call answers 401 with code UNAUTHORIZED, save those whose security has an entry without it. Ids in an address are claims: the host decides at each call whether the account of the session may act for that patient, and answers NOT_FOUND for another's record as for none.

**Portal.** Every call carries \`X-Provider-Key\`, the secret that portal and host share, when PROVIDER_KEY is set; a host that can be reached by anybody else answers 401 without it, with no body and before it looks at the call.

**Headers.** \`Accept-Language\` is \`pl\` or \`en\`: the language of names, texts and documents as far as the host has them; identifiers and codes are the same in both. \`X-Request-Id\` (letters, digits, "_" and "-", at most 80) names the request in the logs of both sides.

**Errors.** The body is \`{ defined, code, status, message, data }\`. \`defined: true\` marks one of the named errors of the call; the portal tells the patient what it means, by \`code\` and \`data\`, never by \`message\`. A host may refuse by its status alone: 4xx without this body means the error that the call's \`x-by-status\` names for it, or the only one that the call has of this status; \`code\` or \`errorCode\` in a body of its own is read first. 401 alone is not believed. Everything else (\`defined: false\`, another body, an answer that does not fit its schema, no answer in time) is an outage of that part of the page; 400 BAD_REQUEST is an input that does not fit.

**Time.** The portal waits for a call as long as its \`x-timeout-ms\` says, ${seconds(USUAL_MS)} seconds for most and ${seconds(Math.max(...OWN_LIMITS_MS.values()))} at most, then gives up. A call whose \`x-retried\` is true is made once more when it fails; no other is. The portal follows no redirect: where a call answers 302, its location is the answer, to which the portal leads the browser when it is allowed.

**Lists.** \`x-list\` says of a call that answers a list how it comes. \`whole\`: all that there is, in one answer. \`page\`: the page that \`pageIndex\` and \`pageSize\` ask for, and in \`hasMore\` whether another follows; the host sorts and counts as the call says. Where \`x-entries-apart\` is true, an entry that does not fit its schema is left out, and the page says that something is missing and gives the phone number; where it is not, or nothing is left, the whole answer is an outage.

**Values.** Instants are UTC in ISO 8601 with "Z", days are local days in Europe/Warsaw as yyyy-MM-dd, money is in the currency's smallest unit, sizes are in bytes. Ids are opaque. A field that is unknown is absent, never null. Unknown fields of an answer are ignored.

**Examples.** They tell one story of made-up people. The first example of each answer is what comes when all goes well; others, and each named error, stand beside it under a name of their own. Parameters whose names are one letter are called so by the specification; each says what it is.`;

export const INFO = {
  title: 'Provider API of the patient portal',
  version: VERSION,
  description: DESCRIPTION,
  contact: {
    name: 'The makers of the patient portal, where its repository is kept; weaknesses: SECURITY.md',
  },
  license: { name: 'EUPL-1.2', identifier: 'EUPL-1.2' },
};

export const SERVERS = [
  {
    url: 'https://{host}',
    description: 'The hospital’s own host, as PROVIDER_URL of the portal names it.',
    variables: {
      host: { default: 'his.hospital.example', description: 'Name, and port where it is not 443.' },
    },
  },
  {
    url: 'http://127.0.0.1:3002',
    description: 'The embedded provider with its made-up clinic, started alone by `npm run provider`.',
  },
];

/** The subject of the calls of each area. */
export const TAGS: Readonly<Record<string, string>> = {
  account: 'Signing in and out, the account with its contacts, and what must be done before anything else.',
  ages: 'What changes when a child becomes 16 or 18.',
  applications: 'Corrections of a person’s data that a patient asks for.',
  bookings: 'The catalogue, free times, and visits that are booked, moved and cancelled.',
  'carer-authorizations': 'Notes in the hospital’s system who may know of a patient.',
  'clinical-documents': 'Documents of the medical record, their notes and files.',
  consents: 'Consents that must be answered before anything else.',
  copies: 'Requests for copies of the medical record.',
  declarations: 'Choosing a doctor, nurse or midwife of primary care.',
  deposits: 'A patient’s deposits and what is paid out of them.',
  encounters: 'Past visits, with their documents and questionnaires.',
  enrolment: 'Registering a person, and asking for one whom the unit knows.',
  'given-consents': 'Consents that patients give and take back.',
  guardians: 'Which accounts act for which patients.',
  home: 'What waits for an account, in all areas.',
  legal: 'Reports about accessibility.',
  messages: 'Messages between the account and the staff.',
  'mobile-app': 'Registration of a patient’s mobile application.',
  partners: 'Other units with which records are shared.',
  patients: 'For whom the account may act.',
  payments: 'Invoices and how they are paid.',
  people: 'The persons of the account and their data.',
  'person-files': 'Files that prove who a person is, or for whom somebody acts.',
  questionnaires: 'Questionnaires before a visit and their answers.',
  registration:
    'A guest’s registration: an account with its people, its files, and what its browser may still do.',
  results: 'Test results with their values and files.',
  settings: 'What the provider offers, and what pages say of it.',
  signing: 'Signing of documents at the signing service.',
  telehealth: 'Medical cases, files and identity for teleconsultations, and what is kept of them.',
  'telehealth-live': 'A teleconsultation while it takes place.',
  'waiting-list': 'A patient’s entries on waiting lists.',
  ours: 'Calls whose paths do not stand in the customer’s specification.',
};
