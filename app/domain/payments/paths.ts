/** Where the pages of payments are (C§2); those of one invoice, of one payment and for printing are ours. */

const PAYMENTS_NAV_PATH = '/paymentsnav';
export const INVOICES_PATH = `${PAYMENTS_NAV_PATH}/invoicestopay`;
export const HISTORY_PATH = `${PAYMENTS_NAV_PATH}/payments`;
/** The history for printing. */
export const HISTORY_PAPER_PATH = `${HISTORY_PATH}/printout`;
/** Where the gateway leads back to, signed in or not. */
export const COMPLETED_PATH = '/payments/completed';

/** A page of an invoice that is due: its number may hold a slash, a space or a Polish letter. */
export const invoicePath = (refInvoice: string, page: 'pay' | 'printout' | 'printout.pdf') =>
  `${INVOICES_PATH}/${encodeURIComponent(refInvoice)}/${page}`;

export const payPath = (refInvoice: string) => invoicePath(refInvoice, 'pay');

export const paymentPath = (id: string) => `${HISTORY_PATH}/${encodeURIComponent(id)}`;

const FROM = 'from';
const BANK = 'bank';

/** The page of a payment for whoever has come back from the bank just now: it waits for the bank, and offers nothing to pay. */
export const paymentBackPath = (id: string) => `${paymentPath(id)}?${FROM}=${BANK}`;
export const isBackFromBank = (query: URLSearchParams) => query.get(FROM) === BANK;

export const paymentPrintPath = (id: string, page: 'printout' | 'printout.pdf') =>
  `${paymentPath(id)}/${page}`;
