import type { TextKey } from './text-keys.ts';

/** A text key, with the values that the text needs behind a question mark: "bookings:code.102?age=65". */
export type ErrorText = TextKey | KeyWithValues;

/** Made by withValues() alone; a template over all keys is more than the compiler can take. */
type KeyWithValues = string & { readonly hasValues: true };

export function withValues(key: TextKey, values: Record<string, string | number>): ErrorText {
  const pairs = Object.entries(values).map(([name, value]) => [name, String(value)]);
  if (pairs.length === 0) return key;
  return `${key}?${new URLSearchParams(pairs).toString()}` as KeyWithValues;
}

/** Returns an error text with a link behind it: where what stands in the way can be mended; `words` are what the link says. */
export function withWay(text: ErrorText, { href, words }: { href: string; words: TextKey }): ErrorText {
  const { key, values } = partsOf(text);
  return withValues(key, { ...values, href, words });
}

/** Returns where an error text leads, and under which words; null for one that leads nowhere. */
export function wayOf(text: string): { href: string; words: TextKey } | null {
  const { href, words } = partsOf(text).values;
  return typeof href === 'string' && typeof words === 'string' ? { href, words: words as TextKey } : null;
}

const KEY = /^[a-z][a-z-]*:[\w.-]+$/;
/** Said for a message of a library, of a field that came in a shape that no page sends. */
const UNREAD: TextKey = 'form:unread';

/**
 * The key and the values of an error text, for t(key, values); `count` is a number again, for it chooses the plural. What is no key of ours
 * reaches no page.
 */
export function partsOf(text: string): { key: TextKey; values: Record<string, string | number> } {
  const [key = '', query = ''] = text.split('?', 2);
  const { count, ...values } = Object.fromEntries(new URLSearchParams(query));
  if (!KEY.test(key)) return { key: UNREAD, values: {} };
  return { key: key as TextKey, values: count === undefined ? values : { ...values, count: Number(count) } };
}
