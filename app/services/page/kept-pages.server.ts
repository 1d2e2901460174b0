import { randomBytes } from 'node:crypto';

const MOST_BYTES = 64 * 1024 * 1024;
const BYTES_A_CHARACTER = 2;

const newMark = () => randomBytes(18).toString('base64url');

/** Stand in a page for what each answer has of its own. Nobody knows them outside of this process, so nobody can type them. */
export const MARKS = { csrf: newMark(), key: newMark(), requestId: newMark() } as const;

/** What stands where the marks are: safe in HTML as it is. */
export type OwnValues = Readonly<Record<keyof typeof MARKS, string>>;

type Piece = Uint8Array | keyof OwnValues;
type Template = readonly Piece[];

type Asked = Readonly<{
  /** All that the page is made of, marks in place of its own values; null for a page that is not kept. */
  source: unknown;
  /** The page's HTML, with marks. */
  render: () => string;
  own: OwnValues;
}>;

/**
 * Pages by what they are made of (docs/decisions/018-kept-pages.md): what React made of the same data it would make of
 * them again. The oldest are forgotten when all together take more than `mostBytes`.
 */
export function createKeptPages({ mostBytes = MOST_BYTES } = {}) {
  const kept = new Map<string, { template: Template; weight: number }>();
  let total = 0;

  const keep = (name: string, template: Template) => {
    const weight = name.length * BYTES_A_CHARACTER + lengthOf(template);
    kept.set(name, { template, weight });
    total += weight;
    for (const [oldest, { weight: freed }] of kept) {
      if (total <= mostBytes) break;
      kept.delete(oldest);
      total -= freed;
    }
  };

  /** The page's bytes, UTF-8. */
  return ({ source, render, own }: Asked): Uint8Array<ArrayBuffer> => {
    if (source === null) return filled(templateOf(render()), own);

    const name = JSON.stringify(source);
    const known = kept.get(name);
    if (known) return filled(known.template, own);

    const template = templateOf(render());
    if (isPlain(source)) keep(name, template);
    return filled(template, own);
  };
}

const PLAIN = new Set(['string', 'boolean', 'undefined']);

/** Whether a value's JSON says all of it: no Map, no promise, no number that JSON has no word for. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (value === null || PLAIN.has(typeof value)) return true;
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.every((each) => each !== undefined && isPlain(each));
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

const NAME_OF_MARK = new Map(Object.entries(MARKS).map(([name, mark]) => [mark, name as keyof OwnValues]));
const ANY_MARK = new RegExp(`(${Object.values(MARKS).join('|')})`);

const templateOf = (html: string): Template =>
  html.split(ANY_MARK).map((text) => NAME_OF_MARK.get(text) ?? Buffer.from(text));

const lengthOf = (template: Template) => template.reduce((sum, piece) => sum + piece.length, 0);

const filled = (template: Template, own: OwnValues): Uint8Array<ArrayBuffer> =>
  Buffer.concat(template.map((piece) => (typeof piece === 'string' ? Buffer.from(own[piece]) : piece)));
