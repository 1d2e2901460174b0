/** The payments that a browser has begun, the last one first, as its cookie says it: ids alone, which are claims. */

const MOST = 5;
const LONGEST_ID = 80;

/** Returns the ids of a cookie's value; of anything that is none of ours none. */
export function readBegun(value: string | undefined): string[] {
  if (value === undefined || value === '') return [];
  try {
    const ids = value.split('.').map((id) => decodeURIComponent(id));
    return ids.every((id) => id !== '' && id.length <= LONGEST_ID) ? ids.slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** A dot is escaped by hand: encodeURIComponent leaves it, and it stands between the ids. */
const written = (id: string) => encodeURIComponent(id).replaceAll('.', '%2E');

/** The value with a payment that was begun now. */
export const writeBegun = (id: string, before: readonly string[]) =>
  [id, ...before.filter((one) => one !== id)].slice(0, MOST).map(written).join('.');

/** C-41. Whether the address says that something went wrong: any word, also one of several; its value says nothing else. */
export const saysError = (query: URLSearchParams) => query.getAll('error').some((word) => word !== '');
