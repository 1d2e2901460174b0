/** Where the pages of consents are (B§2). */
export const CONSENTS_PATH = '/consents';
export const NEW_CONSENT_PATH = '/newconsent';
/** Ours: all that is shared with whom, to be printed. */
export const SHARING_PATH = '/consents/sharing';

/** Where the documents that a consent shares begin on its page. */
export const SHARED_ID = 'documents';

export const consentPath = (id: string) => `${CONSENTS_PATH}/${encodeURIComponent(id)}`;

/** A page below a consent's own; 'printout' is the page for printing, which leads to the PDF. */
export const consentPagePath = (id: string, page: 'cancel' | 'printout' | 'printout.pdf' | 'sign') =>
  `${consentPath(id)}/${page}`;
