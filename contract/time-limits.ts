import type { AnyCall } from './call.ts';
import type { contract } from './index.ts';

/** The time in ms for which the portal waits for most calls. */
export const USUAL_MS = 2_000;

const FILE_MS = 20_000;

type CallNames<Contract> = {
  [Area in keyof Contract & string]: `${Area}.${keyof Contract[Area] & string}`;
}[keyof Contract & string];
/** Area and name of a call of the contract: "catalog.units". */
export type CallName = CallNames<typeof contract>;

/**
 * The units are fetched in the background; passwords are hashed two at a time; the identity system, the signing service and the
 * payment gateway are other hosts; a printout is drawn; files are large; and how a teleconsultation stands is asked for again
 * and again by one request that waits for news.
 */
const LONGER_MS: Readonly<Partial<Record<CallName, number>>> = {
  'catalog.units': 60_000,
  'account.signIn': 10_000,
  'account.resetPassword': 10_000,
  'account.prove': 10_000,
  'account.copyPrintout': 10_000,
  'account.remove': 10_000,
  'account.authorization': 10_000,
  'account.authorizationDocument': 10_000,
  'account.verifySignature': FILE_MS,
  'epuap.confirm': 10_000,
  'signing.beginConsent': FILE_MS,
  'signing.beginDeclaration': FILE_MS,
  'signing.document': FILE_MS,
  'signing.outcome': FILE_MS,
  'declarations.printout': 10_000,
  'hospitalDeclarations.printout': 10_000,
  'results.printout': 10_000,
  'telehealth.printout': 10_000,
  'telehealth.streamsRecord': FILE_MS,
  'telehealthLive.state': 2_000,
  'givenConsents.printout': 10_000,
  'payments.start': 10_000,
  'payments.ask': 10_000,
  'payments.invoicePrintout': 10_000,
  'payments.paymentPrintout': 10_000,
  'bookings.addAttachment': FILE_MS,
  'bookings.addTemporaryAttachment': FILE_MS,
  'bookings.attachment': FILE_MS,
  'bookings.referralAttachment': FILE_MS,
  'messages.addFile': FILE_MS,
  'messages.attachment': FILE_MS,
  'caseFiles.add': FILE_MS,
  'caseFiles.addToConsultation': FILE_MS,
  'caseFiles.get': FILE_MS,
  'corrections.addFile': FILE_MS,
  'corrections.file': FILE_MS,
  'personFiles.add': FILE_MS,
  'personFiles.addWaiting': FILE_MS,
  'personFiles.get': FILE_MS,
  'encounters.documents': FILE_MS,
  'encounters.documentsOfType': FILE_MS,
  'results.content': FILE_MS,
  'results.contentOfType': FILE_MS,
  'results.archive': FILE_MS,
  'results.archiveOfType': FILE_MS,
};

/** Calls that have a time of their own, in ms, by name; it does not count as time of the page that makes them. */
export const OWN_LIMITS_MS: ReadonlyMap<string, number> = new Map(Object.entries(LONGER_MS));

/** Tells whether a call that fails is made once more: a GET, unless it changes something all the same (AP-01). */
export const isAskedAgain = ({ '~orpc': { route, meta } }: AnyCall) =>
  route.method === 'GET' && !meta.isWrite;
