import { narrowedOf, reaches, scopeOf, type Reaching, type Scope } from '#contract/people/reading/scope.ts';
import type { Patient } from '#contract/patients/schemas.ts';
import { patternOf, plainPath } from '#app/services/request/plain-path.ts';

/**
 * The acts of an address for the person whom it is about, as the calls behind it say it of themselves; the first that fits
 * counts. An address that does not stand here shows nothing that a link may be narrowed of (AP-22). The provider decides
 * again.
 */
const DOES: readonly (Reaching & { path: string })[] = [
  { path: '/newbooking', action: 'bookings.make', reach: 'write' },
  { path: '/newteleconsultation', action: 'teleconsultations.make', reach: 'write' },
  { path: '/referral', action: 'referrals.save', reach: 'write' },
  { path: '/questionnaire', action: 'questionnaires.save', reach: 'write' },
  { path: '/bookings/questionnaire', action: 'questionnaires.save', reach: 'write' },
  { path: '/bookings/confirm', action: 'bookings.confirm', reach: 'write' },
  { path: '/bookings/:system/:id/cancel', action: 'bookings.cancel', reach: 'write' },
  { path: '/bookings/:system/:id/description', action: 'medicalCases.addNote', reach: 'write' },
  ...['attachments', 'referral-attachments', 'case-files'].flatMap((files) => {
    const path = `/bookings/:system/:id/${files}`;
    const area = files === 'case-files' ? 'caseFiles' : 'bookings';
    const [remove, get, add] =
      area === 'caseFiles' ? ['remove', 'get', 'add'] : ['removeAttachment', 'attachment', 'addAttachment'];
    return [
      { path: `${path}/:file/delete`, action: `${area}.${remove}`, reach: 'write' as const },
      { path: `${path}/:file`, action: `${area}.${get}`, reach: 'read' as const },
      { path, action: `${area}.${add}`, reach: 'write' as const },
    ];
  }),
  { path: '/telehealth', action: 'telehealthLive.accessData', reach: 'write' },
  { path: '/benefits/encounters/:id/sharing', action: 'partners.shareDocument', reach: 'write' },
  { path: '/benefits/medicaltestresult/:id/sharing', action: 'partners.shareDocument', reach: 'write' },
  { path: '/benefits/questionnaire', action: 'encounters.fulfill', reach: 'write' },
  {
    path: '/benefits/clinicaldocuments/document/:id/sharing',
    action: 'partners.shareDocument',
    reach: 'write',
  },
  { path: '/benefits/clinicaldocuments', action: 'clinicalDocuments.list', reach: 'read' },
  { path: '/benefits/cdocrequests/new', action: 'copies.ask', reach: 'write' },
  { path: '/benefits/cdocrequests/:id/price', action: 'copies.acceptPrice', reach: 'write' },
  { path: '/benefits/cdocrequests', action: 'copies.list', reach: 'read' },
  { path: '/benefits', action: 'results.list', reach: 'read' },
  { path: '/declarations/:id/edit', action: 'declarations.change', reach: 'write' },
  { path: '/declarations/:id/withdraw', action: 'declarations.change', reach: 'write' },
  { path: '/declarations/:id/sign', action: 'signing.begin', reach: 'write' },
  { path: '/declarations', action: 'declarations.list', reach: 'read' },
  { path: '/newdeclaration', action: 'declarations.add', reach: 'write' },
  { path: '/consents/:id/cancel', action: 'givenConsents.cancel', reach: 'write' },
  { path: '/consents/:id/sign', action: 'signing.begin', reach: 'write' },
  { path: '/consents', action: 'givenConsents.list', reach: 'read' },
  { path: '/newconsent', action: 'givenConsents.give', reach: 'write' },
  { path: '/deposits', action: 'deposits.list', reach: 'read' },
  { path: '/newdeposit', action: 'deposits.request', reach: 'write' },
  { path: '/paymentsnav/invoicestopay/:refInvoice/pay', action: 'payments.start', reach: 'write' },
  { path: '/paymentsnav', action: 'payments.list', reach: 'read' },
  { path: '/account/patients/:id/mobile', action: 'mobileApp.confirm', reach: 'write' },
  { path: '/account/patients/:id/correction/new', action: 'corrections.ask', reach: 'write' },
  { path: '/account/patients/:id/correction/recipient', action: 'corrections.ask', reach: 'write' },
  {
    path: '/account/patients/:id/correction/:correctionId/withdraw',
    action: 'corrections.withdraw',
    reach: 'write',
  },
  { path: '/account/patients/:id/correction/:correctionId', action: 'corrections.get', reach: 'read' },
  { path: '/account/patients/:id/correction', action: 'corrections.ask', reach: 'write' },
  { path: '/account/patients/:id/edit', action: 'patients.update', reach: 'write' },
  { path: '/account/patients/:id/attachments/:fileId/delete', action: 'personFiles.remove', reach: 'write' },
  { path: '/account/patients/:id/attachments', action: 'personFiles.list', reach: 'read' },
  { path: '/messages/new', action: 'messages.send', reach: 'write' },
  { path: '/messages/:id/edit', action: 'messages.update', reach: 'write' },
  { path: '/messages/:id/delete', action: 'messages.remove', reach: 'write' },
];

const STARTS = DOES.map(({ path, ...does }) => ({ does, pattern: patternOf(path, '(/|$)').source }));

export type Scoped = Pick<Patient, 'patientRole' | 'scope'>;

/** True where a link reaches so far; one's own record is never narrowed. */
const mayDo = ({ patientRole, scope }: Scoped, does: Reaching) =>
  patientRole === 'PATIENT' || reaches(scopeOf(scope), does);

/** True where a person lets look alone. */
export const isForLookingAlone = ({ patientRole, scope }: Scoped) =>
  patientRole !== 'PATIENT' && narrowedOf(scope) === 'VIEW';

/** Returns what an address does; undefined: nothing that a link may be narrowed of. */
function openedBy(href: string) {
  // A slash within a number ("FV%2F10") parts no address.
  const path = plainPath((href.split('?', 1)[0] ?? '').replaceAll(/%2f/gi, '-'));
  return path === null ? undefined : STARTS.find(({ pattern }) => new RegExp(pattern).test(path))?.does;
}

/** Tells whether the link to a person reaches as far as an address. */
export function mayOpen(person: Scoped, href: string) {
  if (person.patientRole === 'PATIENT' || narrowedOf(person.scope) === null) return true;
  const does = openedBy(href);
  return does === undefined || mayDo(person, does);
}

/** Tells whether drugs that are taken and measurements of one of these people are seen, and go with a visit (S-67). */
export function seesRecord(people: readonly (Scoped & { id: string })[], patientId: string | undefined) {
  const person = people.find(({ id }) => id === patientId);
  return !person || mayDo(person, { action: 'bookings.frequentlyTakenDrugs', reach: 'read' });
}

/** True where an address is beyond a scope: a page about the person offers no link there. */
export function isBeyond(scope: Scope, href: string) {
  const does = openedBy(href);
  return does !== undefined && !reaches(scope, does);
}
