type Document = Readonly<{
  kind: string;
  language: 'pl' | 'en';
  text?: string | undefined;
  address?: string | undefined;
}>;

/** C§2: each document's own page, in the order of the footer. */
export const LEGAL_KINDS = {
  'terms-of-use': 'TERMS_OF_USE',
  'privacy-policy': 'PRIVACY_POLICY',
  regulations: 'REGULATIONS',
} as const;
export type LegalPath = keyof typeof LEGAL_KINDS;

export const isLegalPath = (name: string): name is LegalPath => Object.hasOwn(LEGAL_KINDS, name);

/**
 * Returns the document that a page shows: in the page's language, else in Polish. One without a text counts only with an
 * https address.
 */
export function documentFor<Legal extends Document>({
  documents,
  path,
  language,
}: {
  documents: readonly Legal[];
  path: LegalPath;
  language: 'pl' | 'en';
}): Legal | undefined {
  const readable = documents.filter(
    ({ kind, text, address }) =>
      kind === LEGAL_KINDS[path] && (Boolean(text?.trim()) || isWebAddress(address)),
  );
  const inLanguage = (wanted: 'pl' | 'en') => readable.find((one) => one.language === wanted);
  return inLanguage(language) ?? inLanguage('pl');
}

const isWebAddress = (address = '') => address.startsWith('https://') && URL.canParse(address);
