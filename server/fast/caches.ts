import { withoutCaches, type Caches, type PageTemplate } from '#app/services/page/caches.server.ts';
import { bytesOfTemplate } from '#app/services/page/page-cache.server.ts';
import { boundedCache } from './cache.ts';

const MIB = 1024 * 1024;
/** The bytes that the caches of one process may take: 48 MiB (docs/decisions/019-fast-rooms.md). */
const MOST_BYTES = { pages: 24 * MIB, markup: 12 * MIB, tokens: 4 * MIB, drafts: 8 * MIB };
const SWEEP_EVERY_MS = 60_000;

/** Makes the portal's caches; they remember nothing where they are switched off. `stop` ends their sweeping. */
export function openCaches({
  isFast,
  mostBytes = MOST_BYTES,
}: {
  isFast: boolean;
  mostBytes?: typeof MOST_BYTES;
}) {
  const all = {
    pages: boundedCache<PageTemplate>({ mostBytes: mostBytes.pages, bytesOf: bytesOfTemplate }),
    markup: boundedCache<string>({
      mostBytes: mostBytes.markup,
      bytesOf: (text) => text.length * 2,
      packed: inOnePiece,
    }),
    tokens: boundedCache<unknown>({ mostBytes: mostBytes.tokens, bytesOf: bytesOfOpened }),
    drafts: boundedCache<unknown>({ mostBytes: mostBytes.drafts, bytesOf: bytesOfOpened }),
  };
  const each = Object.values(all);
  const timer = setInterval(() => each.forEach(({ sweep }) => sweep()), SWEEP_EVERY_MS).unref();

  const caches: Caches = {
    ...(isFast ? all : withoutCaches),
    forget: (owner) => each.forEach(({ forget }) => forget(owner)),
  };
  return {
    caches,
    taken: () => ({
      pages: all.pages.taken(),
      markup: all.markup.taken(),
      tokens: all.tokens.taken(),
      drafts: all.drafts.taken(),
    }),
    stop: () => clearInterval(timer),
  };
}

/**
 * React joins a text of hundreds of pieces, and V8 keeps it so: ten times its letters, each piece an object of the heap.
 * What is read from bytes is one piece.
 */
const inOnePiece = (text: string) => Buffer.from(text).toString();

/** The bytes of an opened entry: about twice the sealed length as objects; the name of an entry is the sealed text. */
const bytesOfOpened = (_: unknown, sealed: string) => sealed.length * 2;
