import { expect, it } from 'vitest';
import { sharing } from '#server/fast/shared-signals.ts';

const Sharing = sharing(Request);
const ADDRESS = 'http://portal.invalid/bookings?index';

it('has the signal that was given, and one of its own where none was', () => {
  const { signal } = new AbortController();
  expect(new Sharing(ADDRESS, { signal }).signal).toBe(signal);
  const without = new Sharing(ADDRESS);
  expect(without.signal.aborted).toBe(false);
  expect(without.signal).not.toBe(new Sharing(ADDRESS, { signal: null }).signal);
});

it('is aborted with it, however often it was copied', () => {
  const controller = new AbortController();
  const first = new Sharing(ADDRESS, { signal: controller.signal });
  const copy = new Sharing(first.url, { headers: first.headers, signal: first.signal });
  controller.abort();
  expect([first.signal.aborted, copy.signal.aborted]).toEqual([true, true]);
});

it('is the same request otherwise', async () => {
  const init = { method: 'POST', headers: { 'x-request-id': '1' }, body: 'a=b' };
  const { signal } = new AbortController();
  const [ours, theirs] = [
    new Sharing(ADDRESS, { ...init, signal }),
    new Request(ADDRESS, { ...init, signal }),
  ];
  expect(ours).toBeInstanceOf(Request);
  for (const name of ['url', 'method', 'redirect', 'mode'] as const) expect(ours[name]).toBe(theirs[name]);
  expect([...ours.headers]).toEqual([...theirs.headers]);
  expect(await ours.clone().text()).toBe('a=b');
  expect(await ours.text()).toBe('a=b');
});

it('is made from another request as Node makes it', async () => {
  const form = new URLSearchParams({ a: 'b' });
  const posted = new Sharing(ADDRESS, { method: 'POST', body: form, signal: new AbortController().signal });
  const copy = new Sharing(ADDRESS, posted);
  expect(copy.method).toBe('POST');
  expect((await copy.formData()).get('a')).toBe('b');
});
