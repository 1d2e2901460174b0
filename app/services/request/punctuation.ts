/** What sentences, brackets and mail programs put after an address: none that the portal itself makes up ends with it. */
const AFTER = /(?:[\s.,;:!?)\]}>"'*|]|[\u2018-\u201f\u2026\u00ab\u00bb\u203a])+$/u;
const BEFORE = /^[\s(<["']+/u;

/** Returns what a link carries, without what stood around the link in a text. */
export const withoutPunctuation = (text: string) => text.replace(BEFORE, '').replace(AFTER, '');

/** Returns the path to which an address with punctuation after it was meant to lead; null when it has none, or another host would be meant. */
export function pathWithoutPunctuation(pathname: string): string | null {
  if (pathname.startsWith('//')) return null;
  const segments = pathname.split('/');
  const last = decodedOrNull(segments.at(-1) ?? '');
  if (last === null || !AFTER.test(last)) return null;
  return [...segments.slice(0, -1), encodeURIComponent(last.replace(AFTER, ''))].join('/');
}

function decodedOrNull(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
