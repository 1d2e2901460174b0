/** Where the pages of declarations are (B§2); those below a declaration's own are ours, but for /amms. */
export const DECLARATIONS_PATH = '/declarations';

export const declarationPath = (id: string) => `${DECLARATIONS_PATH}/${encodeURIComponent(id)}`;

/** A page below a declaration's own. */
export const declarationPagePath = (
  id: string,
  page: 'edit' | 'withdraw' | 'sign' | 'printout' | 'printout.pdf',
) => `${declarationPath(id)}/${page}`;

/** A declaration as the hospital system holds it, by its number there. */
export const hospitalPath = (systemId: string) => `${declarationPath(systemId)}/amms`;

export const hospitalPagePath = (systemId: string, page: 'printout' | 'printout.pdf') =>
  `${hospitalPath(systemId)}/${page}`;
