import { afterEach, describe, expect, it, vi } from 'vitest';
import { boundedCache } from '#server/fast/cache.ts';
import { openCaches } from '#server/fast/caches.ts';

const MOST = 10_000;
const texts = () => boundedCache<string>({ mostBytes: MOST, bytesOf: (text) => text.length });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index));

afterEach(() => vi.useRealTimers());

it('markup is kept packed, and comes back with the same bytes whatever it is made of', () => {
  const { caches, stop } = openCaches({ isFast: true });
  const value = ['<p>Zażółć gęślą', ' 🙂 ', '\ud83d', '\u0000', '</p>'].join('');
  caches.markup.set({ name: 'card', value, owner: null });
  expect(Buffer.from(caches.markup.get('card') ?? '')).toEqual(Buffer.from(value));
  stop();
});

describe('a bounded cache', () => {
  it('never takes more bytes than it may, whatever is put in', () => {
    const cache = texts();
    for (const name of numbers(2_000)) {
      cache.set({ name, value: 'x'.repeat(Number(name)), owner: `account-${name.at(-1)}` });
      expect(cache.taken().bytes).toBeLessThanOrEqual(MOST);
    }
    expect(cache.taken().entries).toBeGreaterThan(0);
    expect(cache.taken().owners).toBeLessThanOrEqual(cache.taken().entries);
  });

  it('gives up what was not asked for longest', () => {
    const cache = texts();
    const value = 'x'.repeat(3_000);
    for (const name of ['a', 'b', 'c']) cache.set({ name, value, owner: null });
    cache.get('a');
    for (let time = 0; time < 2; time += 1) cache.set({ name: 'd', value, owner: null });
    expect(['a', 'b', 'c', 'd'].filter((name) => cache.get(name))).toEqual(['a', 'c', 'd']);
  });

  it('that is full keeps what is asked for again, while many others come once', () => {
    const cache = texts();
    const value = 'x'.repeat(900);
    const often = numbers(8);
    for (const name of often) cache.set({ name, value, owner: null });
    for (const name of numbers(5_000)) cache.set({ name: `once ${name}`, value, owner: null });
    expect(often.filter((name) => cache.get(name))).toEqual(often);
    for (let time = 0; time < 2; time += 1) cache.set({ name: 'again', value, owner: null });
    expect(cache.get('again')).toBe(value);
    for (let time = 0; time < 2; time += 1)
      cache.set({ name: 'again', value: 'x'.repeat(1_000), owner: null });
    expect(cache.get('again')).toHaveLength(1_000);
  });

  it('forgets all of an owner, and nothing of the others', () => {
    const cache = texts();
    for (const name of numbers(9))
      cache.set({ name, value: name, owner: ['a', 'b', null][Number(name) % 3]! });
    cache.forget('a');
    expect(numbers(9).filter((name) => cache.get(name))).toEqual(['1', '2', '4', '5', '7', '8']);
    expect(cache.taken()).toMatchObject({ entries: 6, owners: 1 });
    cache.forget('a');
    cache.forget('nobody');
    expect(cache.taken().entries).toBe(6);
  });

  it('knows whose a name is also after another has taken it over', () => {
    const cache = texts();
    cache.set({ name: 'page', value: 'of a', owner: 'a' });
    cache.set({ name: 'page', value: 'of b', owner: 'b' });
    cache.set({ name: 'page', value: 'of b, later', owner: 'b' });
    cache.forget('a');
    expect(cache.get('page')).toBe('of b, later');
    cache.forget('b');
    expect(cache.taken()).toEqual({ entries: 0, bytes: 0, owners: 0 });
  });

  it('keeps nothing that nobody has asked for in twenty minutes', () => {
    vi.useFakeTimers();
    const cache = texts();
    vi.advanceTimersByTime(1_000);
    cache.set({ name: 'asked', value: 'x', owner: 'a' });
    cache.set({ name: 'not asked', value: 'x', owner: 'b' });
    for (let minute = 0; minute < 21; minute += 1) {
      vi.advanceTimersByTime(60_000);
      expect(cache.get('asked')).toBe('x');
    }
    cache.sweep();
    expect(cache.taken()).toMatchObject({ entries: 1, owners: 1 });
  });
});

describe('the caches of a portal', () => {
  const mostBytes = { pages: MOST, markup: MOST };
  const fill = ({ caches }: ReturnType<typeof openCaches>, owner: string) => {
    for (const name of numbers(100)) {
      caches.pages.set({ name: owner + name, value: [Buffer.from(name), 'csrf'], owner });
      caches.markup.set({ name: owner + name, value: name, owner });
    }
  };

  it('stay within their bounds', () => {
    const opened = openCaches({ isFast: true, mostBytes });
    fill(opened, 'a');
    for (const { entries, bytes } of Object.values(opened.taken())) {
      expect(entries).toBeGreaterThan(10);
      expect(bytes).toBeLessThanOrEqual(MOST);
    }
    opened.stop();
  });

  it('have nothing of an account that they were told to forget', () => {
    const opened = openCaches({ isFast: true });
    fill(opened, 'a');
    fill(opened, 'b');
    opened.caches.forget('a');
    for (const taken of Object.values(opened.taken()))
      expect(taken).toMatchObject({ entries: 100, owners: 1 });
    opened.caches.forget('b');
    for (const taken of Object.values(opened.taken()))
      expect(taken).toEqual({ entries: 0, bytes: 0, owners: 0 });
    opened.stop();
  });

  it('remember nothing when they are switched off', () => {
    const opened = openCaches({ isFast: false });
    fill(opened, 'a');
    for (const { entries } of Object.values(opened.taken())) expect(entries).toBe(0);
    opened.stop();
  });
});
