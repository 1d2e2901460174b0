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

/** The key and the values of an error text, for t(key, values); `count` is a number again, for it chooses the plural. */
export function partsOf(text: string): { key: TextKey; values: Record<string, string | number> } {
  const [key = '', query = ''] = text.split('?', 2);
  const { count, ...values } = Object.fromEntries(new URLSearchParams(query));
  return { key: key as TextKey, values: count === undefined ? values : { ...values, count: Number(count) } };
}
