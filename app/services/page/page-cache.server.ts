import { randomBytes } from 'node:crypto';
import type { Cache, KeyPlace, OwnValue, PageTemplate } from './caches.server.ts';

/**
 * Begins every mark. Nobody knows it outside of this process, so nobody can type it; its digits say that what it is in is no word
 * (soft-hyphens.server.ts).
 */
const SECRET = `0${randomBytes(18).toString('hex')}`;
const mark = (name: OwnValue) => `${SECRET}${name}~`;

/** Stand in a page for what each answer has of its own. */
export const MARKS = {
  csrf: mark('csrf'),
  key: `${SECRET}key`,
  requestId: mark('requestId'),
  /** The time of the answer, "9:40". */
  now: mark('now'),
  /** When the session ends if nothing happens, "10:00". */
  sessionEnd: mark('sessionEnd'),
} satisfies Record<OwnValue | 'key', string>;

/** The values that stand where the marks are: safe in HTML as they are. */
export type OwnValues = Readonly<Record<OwnValue, string>> & {
  /** The key of a form that goes to this address. */
  readonly key: (address: string) => string;
};

type PageRequest = Readonly<{
  cache: Cache<PageTemplate>;
  /** The account that sees the page; null for a guest. */
  owner: string | null;
  /** All that the page is made of, marks in place of its own values; null for a page that is not cached. */
  source: unknown;
  /** The page's HTML, with marks. */
  render: () => string;
  own: OwnValues;
}>;

/**
 * Returns a page's bytes, UTF-8. What React made of the same data for the same account it would make of them again
 * (docs/decisions/018-page-cache.md).
 */
export function pageBytes({ cache, owner, source, render, own }: PageRequest): Uint8Array<ArrayBuffer> {
  if (source === null) return filled(templateOf(render()), own);

  const name = JSON.stringify([owner, source]);
  const known = cache.get(name);
  if (known) return filled(known, own);

  const template = templateOf(render());
  if (isPlain(source)) cache.set({ name, value: template, owner });
  return filled(template, own);
}

const PLAIN = new Set(['string', 'boolean', 'undefined']);

/** True where a value's JSON says all of it: no Map, no promise, no number that JSON has no word for. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (value === null || PLAIN.has(typeof value)) return true;
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.every((each) => each !== undefined && isPlain(each));
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

const OWN_VALUES = new Set<string>(['csrf', 'requestId', 'now', 'sessionEnd'] satisfies OwnValue[]);
const isOwnValue = (name: string): name is OwnValue => OWN_VALUES.has(name);

/** The page in pieces: what stands behind a mark begins with its name, a key's with the address that the form goes to. */
function templateOf(html: string): PageTemplate {
  const [before = '', ...marked] = html.split(SECRET);
  return [Buffer.from(before), ...marked.flatMap(piecesOf)];
}

function piecesOf(text: string): PageTemplate {
  const end = text.indexOf('~');
  const name = text.slice(0, end);
  if (isOwnValue(name)) return [name, Buffer.from(text.slice(end + 1))];
  const endOfKey = text.indexOf('~', end + 1);
  const goesTo = decodeURIComponent(text.slice(end + 1, endOfKey));
  return [{ goesTo }, Buffer.from(text.slice(endOfKey + 1))];
}

export const bytesOfTemplate = (template: PageTemplate) =>
  template.reduce((sum, piece) => sum + bytesOfPiece(piece), 0);

const bytesOfPiece = (piece: PageTemplate[number]) =>
  typeof piece === 'string' || piece instanceof Uint8Array ? piece.length : piece.goesTo.length;

const filled = (template: PageTemplate, own: OwnValues): Uint8Array<ArrayBuffer> =>
  Buffer.concat(
    template.map((piece) => (piece instanceof Uint8Array ? piece : Buffer.from(valueAt(piece, own)))),
  );

const valueAt = (place: OwnValue | KeyPlace, own: OwnValues) =>
  typeof place === 'string' ? own[place] : own.key(place.goesTo);
