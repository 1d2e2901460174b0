/** Signs that sentences, brackets and mail programs put after an address: none that the portal itself makes up ends with one. */
const AFTER = /[\s.,;:!?)\]}>"'*|\u2018-\u201f\u2026\u00ab\u00bb\u203a]/u;
const BEFORE = /^[\s(<["']+/u;
/** Signs that nobody sees come along when a link is copied: hyphens where a line may end, marks of direction. */
const UNSEEN = /\p{Cf}/gu;

/** Returns what a link carries, without what stood around the link in a text, and without what nobody sees in it. */
export const withoutPunctuation = (text: string) => withoutEnd(text.replace(UNSEEN, '').replace(BEFORE, ''));

function withoutEnd(text: string) {
  let end = text.length;
  while (end > 0 && AFTER.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

type Address = Readonly<Pick<URL, 'pathname' | 'search'>>;

/** Is left of "=3D" where a program of mail did not decode its message. */
const UNDECODED = /^3D/;
/** The rest of "=3D" before a token or a notification of ours, or before a page: nothing else begins so. */
const SURELY_UNDECODED = /^3D(?:[\w-]{32}$|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\/)/;

type Parameters = readonly (readonly [string, string])[];

/**
 * Returns an address whose query a program of mail wrote down as HTML ("&amp;token=…") or did not decode ("token=3D…"), as the mail has it;
 * null for every other one.
 */
export function queryAsWritten({ pathname, search }: Address): string | null {
  if (!/amp;|=3D/.test(search) || pathname.startsWith('//')) return null;
  const given = [...new URLSearchParams(search)];
  const named = given.map(([name, value]) => [name.replace(/^(?:amp;)+/, ''), value] as const);
  const isSure = named.length > 1 || named.some(([, value]) => SURELY_UNDECODED.test(value));
  return changed(pathname, given, isSure ? decoded(named) : named);
}

/** Takes what is left of "=3D" off, where every value has it: one alone may begin so. */
const decoded = (query: Parameters): Parameters =>
  query.every(([, value]) => UNDECODED.test(value))
    ? query.map(([name, value]) => [name, value.replace(UNDECODED, '')])
    : query;

/** Returns the address with another query; null where it is the one that was given. */
function changed(pathname: string, given: Parameters, meant: Parameters) {
  const isSame = meant.every(([name, value], at) => name === given[at]?.[0] && value === given[at][1]);
  return isSame ? null : `${pathname}?${new URLSearchParams(meant.map(([...one]) => one)).toString()}`;
}

/**
 * Returns the address that was meant by one that leads nowhere: without the punctuation after it, without what nobody sees, and with its
 * query decoded. Null when there is nothing to mend, or another host would be meant.
 */
export function addressAsMeant({ pathname, search }: Address): string | null {
  const path = pathAsMeant(pathname);
  if (pathname.startsWith('//') || path.startsWith('//')) return null;
  const given = [...new URLSearchParams(search)];
  const seen = given.map(([name, value]) => [name, value.replace(UNSEEN, '')] as const);
  return changed(path, given, decoded(seen)) ?? (path === pathname ? null : path + search);
}

function pathAsMeant(pathname: string): string {
  const given = pathname.split('/');
  const meant = given.map((segment, index) => {
    const text = decodedOrNull(segment);
    const seen = text?.replace(UNSEEN, '') ?? '';
    const kept = index === given.length - 1 ? withoutEnd(seen) : seen;
    return text === null || kept === text ? segment : encodeURIComponent(kept);
  });
  return meant.join('/');
}

function decodedOrNull(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
