import { describe, expect, it, vi } from 'vitest';
import { createKeptPages, MARKS } from '#app/services/page/kept-pages.server.ts';

const own = { csrf: 'token', key: 'first', requestId: 'abc' };
const html = `<p>żółć</p><input value="${MARKS.csrf}"><input value="${MARKS.key}"><b>${MARKS.key}</b>`;
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();

describe('pages that are kept', () => {
  it('gives each answer its own values, wherever the page has them', () => {
    const pageOf = createKeptPages();
    const render = vi.fn(() => html);
    const pages = ['first', 'second'].map((key) =>
      textOf(pageOf({ source: ['/', { given: 'Jan', family: undefined }], render, own: { ...own, key } })),
    );
    expect(pages).toEqual([
      '<p>żółć</p><input value="token"><input value="first"><b>first</b>',
      '<p>żółć</p><input value="token"><input value="second"><b>second</b>',
    ]);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('makes a page anew when anything that it is made of is another', () => {
    const pageOf = createKeptPages();
    const of = (source: string) => textOf(pageOf({ source, render: () => source, own }));
    expect([of('Jan'), of('Anna'), of('Jan')]).toEqual(['Jan', 'Anna', 'Jan']);
  });

  it('does not keep a page that has no source', () => {
    const pageOf = createKeptPages();
    const render = vi.fn(() => html);
    pageOf({ source: null, render, own });
    pageOf({ source: null, render, own });
    expect(render).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a map', new Map()],
    ['a promise', Promise.resolve()],
    ['no number', Number.NaN],
    ['a hole in a list', [undefined]],
    ['a function', () => null],
  ])('does not keep a page of which JSON does not say all: %s', (_, value) => {
    const pageOf = createKeptPages();
    const render = vi.fn(() => html);
    pageOf({ source: ['/', { value }], render, own });
    pageOf({ source: ['/', { value }], render, own });
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('forgets the oldest page when there is no more room', () => {
    const pageOf = createKeptPages({ mostBytes: 250 });
    const made: string[] = [];
    const ask = (source: string) =>
      pageOf({
        source,
        render: () => {
          made.push(source);
          return 'x'.repeat(100);
        },
        own,
      });
    for (const source of ['a', 'b', 'b', 'c', 'b', 'a']) ask(source);
    expect(made).toEqual(['a', 'b', 'c', 'a']);
  });

  it('keeps nothing that is larger than all the room', () => {
    const pageOf = createKeptPages({ mostBytes: 10 });
    const render = vi.fn(() => 'x'.repeat(100));
    expect(pageOf({ source: 'a', render, own })).toHaveLength(100);
    expect(pageOf({ source: 'a', render, own })).toHaveLength(100);
    expect(render).toHaveBeenCalledTimes(2);
  });
});
