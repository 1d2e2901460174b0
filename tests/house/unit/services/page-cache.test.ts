import { describe, expect, it, vi } from 'vitest';
import { withoutCaches, type PageTemplate } from '#app/services/page/caches.server.ts';
import { keyGoingTo } from '#app/services/request/form-key.ts';
import { bytesOfTemplate, MARKS, pageBytes } from '#app/services/page/page-cache.server.ts';
import { boundedCache } from '#server/fast/cache.ts';

const own = {
  csrf: 'token',
  key: (address: string) => `first of ${address}`,
  requestId: 'abc',
  now: '9:40',
  sessionEnd: '10:00',
};
const html = `<p>żółć</p><input value="${MARKS.csrf}"><input value="${keyGoingTo(MARKS.key, "/a?b=~'ż#c")}"><b>${MARKS.now}</b>`;
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();

type Page = Omit<Parameters<typeof pageBytes>[0], 'cache' | 'owner' | 'own'> & {
  owner?: string | null;
  own?: typeof own;
};

/** Pages with a cache of their own. */
function pages({ mostBytes = 1_000_000 } = {}) {
  const cache = boundedCache<PageTemplate>({ mostBytes, bytesOf: bytesOfTemplate });
  return { cache, pageOf: (page: Page) => textOf(pageBytes({ cache, owner: null, own, ...page })) };
}

describe('pages that are cached', () => {
  it('give each answer its own values, wherever the page has them', () => {
    const { pageOf } = pages();
    const render = vi.fn(() => html);
    const answers = ['first', 'second'].map((key) =>
      pageOf({
        source: ['/', { given: 'Jan', family: undefined }],
        render,
        own: { ...own, key: (to) => `${key} of ${to}` },
      }),
    );
    expect(answers).toEqual([
      `<p>żółć</p><input value="token"><input value="first of /a?b=~'ż#c"><b>9:40</b>`,
      `<p>żółć</p><input value="token"><input value="second of /a?b=~'ż#c"><b>9:40</b>`,
    ]);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('are made anew when anything that they are made of is another', () => {
    const { pageOf } = pages();
    const of = (source: string) => pageOf({ source, render: () => source });
    expect([of('Jan'), of('Anna'), of('Jan')]).toEqual(['Jan', 'Anna', 'Jan']);
  });

  it('are each account’s own, and go with it', () => {
    const { cache, pageOf } = pages();
    const render = vi.fn(() => html);
    for (const owner of ['account-1', 'account-2', null, 'account-1']) pageOf({ source: '/', render, owner });
    expect(render).toHaveBeenCalledTimes(3);

    cache.forget('account-1');
    expect(cache.taken()).toMatchObject({ entries: 2, owners: 1 });
    pageOf({ source: '/', render, owner: 'account-2' });
    expect(render).toHaveBeenCalledTimes(3);
    pageOf({ source: '/', render, owner: 'account-1' });
    expect(render).toHaveBeenCalledTimes(4);
  });

  it('are none without a source', () => {
    const { cache, pageOf } = pages();
    pageOf({ source: null, render: () => html });
    expect(cache.taken().entries).toBe(0);
  });

  it.each([
    ['a map', new Map()],
    ['a promise', Promise.resolve()],
    ['no number', Number.NaN],
    ['a hole in a list', [undefined]],
    ['a function', () => null],
  ])('are none of which JSON does not say all: %s', (_, value) => {
    const { cache, pageOf } = pages();
    pageOf({ source: ['/', { value }], render: () => html });
    expect(cache.taken().entries).toBe(0);
  });

  it('are made anew each time without a cache', () => {
    const render = vi.fn(() => html);
    const page = { cache: withoutCaches.pages, owner: null, source: '/', render, own };
    const [first, second] = [pageBytes(page), pageBytes(page)];
    expect(textOf(first)).toBe(textOf(second));
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('are none that are larger than all the room', () => {
    const { cache, pageOf } = pages({ mostBytes: 300 });
    expect(pageOf({ source: 'a', render: () => 'x'.repeat(100) })).toHaveLength(100);
    expect(cache.taken()).toEqual({ entries: 0, bytes: 0, owners: 0 });
  });
});
