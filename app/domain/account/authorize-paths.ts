/** A§2. Where the account's owner is confirmed, and where the document for it is read and saved (the latter two are ours). */
export const AUTHORIZE_PATH = '/account/authorize';
export const PAPER_PATH = `${AUTHORIZE_PATH}/print`;
export const PDF_PATH = `${AUTHORIZE_PATH}/document.pdf`;
