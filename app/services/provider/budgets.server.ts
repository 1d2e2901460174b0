import type { contract } from '#contract/index.ts';
import { Overdue } from './answer.server.ts';

const FILE_MS = 20_000;
/** What the stages of a page may wait together, one call after another. */
const PAGE_MS = 4_000;

type CallNames<Contract> = {
  [Area in keyof Contract & string]: `${Area}.${keyof Contract[Area] & string}`;
}[keyof Contract & string];
/** Area and name of a call of the contract: "catalog.units". */
export type CallName = CallNames<typeof contract>;

/** The units are fetched in the background; passwords are hashed two at a time; the identity system, the signing service and the payment gateway are other hosts; a printout is drawn; files are large; and how a teleconsultation stands is asked for again and again by one request that waits for news. */
const LONGER_BUDGETS_MS: Readonly<Partial<Record<CallName, number>>> = {
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
  'telehealth.printout': 10_000,
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
};

const longerBudgets = new Map<string, number>(Object.entries(LONGER_BUDGETS_MS));

/**
 * Shares the time of one page among its calls; all are in ms. A read has what is left of it; a write that begins in time
 * has its own, since one that is cut off leaves the patient in doubt. A call with a longer budget is not counted.
 */
export function pageTime({ usual, page = PAGE_MS }: { usual: number; page?: number | undefined }) {
  let endsAt = performance.now() + page;

  return {
    /** Returns the time that a call has now, in whole ms; none when the page's is over. */
    budgetOf({ call, isRead }: { call: string; isRead: boolean }) {
      const longer = longerBudgets.get(call);
      if (longer !== undefined) return longer;
      // Whole ones: a timer of a request refuses parts of a millisecond.
      const left = Math.floor(endsAt - performance.now());
      if (left <= 0) return 0;
      return isRead ? Math.min(usual, left) : usual;
    },

    /** Says that a call which took so long has ended. */
    spent({ call, ms }: { call: string; ms: number }) {
      if (longerBudgets.has(call)) endsAt += ms;
    },
  };
}

/** Waits so many ms for an answer. @throws Overdue */
export async function withinBudget<Answer>(answer: Promise<Answer>, budget: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Overdue()), budget);
  });
  try {
    return await Promise.race([answer, overdue]);
  } finally {
    clearTimeout(timer);
  }
}
