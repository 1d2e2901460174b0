/** Where the pages of deposits are (B§2). */
export const DEPOSITS_PATH = '/deposits';
export const NEW_DEPOSIT_PATH = '/newdeposit';
/** Ours: all of a request before it is sent. */
const PAYOUT_SUMMARY_PATH = '/newdeposit/summary';

/** Where the list of requests begins, and the page with all of them. */
export const PAYOUTS_ID = 'payouts';
export const ALL_PAYOUTS_PATH = `${DEPOSITS_PATH}?payouts=all#${PAYOUTS_ID}`;

export const depositPath = (id: string) => `${DEPOSITS_PATH}/${encodeURIComponent(id)}`;
/** Ours: what a deposit's page says, for printing. */
export const depositPrintoutPath = (id: string) => `${depositPath(id)}/printout`;

/** The payout that is asked for: of which deposit, how much in grosze, and the word that makes it once. */
export type PayoutAsked = Readonly<{ deposit: string; amount: number; attempt: string }>;

const queryOf = ({ deposit, amount, attempt }: Partial<PayoutAsked>) =>
  new URLSearchParams({
    ...(deposit === undefined ? {} : { deposit }),
    ...(amount === undefined ? {} : { amount: String(amount) }),
    ...(attempt === undefined ? {} : { attempt }),
  }).toString();

/** The form for a deposit, with an amount that was typed before. */
export const newPayoutPath = (asked: Partial<PayoutAsked>) => `${NEW_DEPOSIT_PATH}?${queryOf(asked)}`;

export const payoutSummaryPath = (asked: PayoutAsked) => `${PAYOUT_SUMMARY_PATH}?${queryOf(asked)}`;

const AMOUNT = /^[1-9]\d{0,11}$/;

/** The amount of an address, in grosze; null: it has none that could be one. */
export function amountOf({ searchParams }: URL) {
  const text = searchParams.get('amount') ?? '';
  return AMOUNT.test(text) ? Number(text) : null;
}
