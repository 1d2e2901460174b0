import { expect, it } from 'vitest';
import { createNote } from '#app/services/request/notes.ts';

it('a note is its own, is not listed and not copied, and the last one counts', () => {
  const [first, second] = [createNote<object, string>(), createNote<object, string>()];
  const carrier = { name: 'Jan' };
  expect(first.get(carrier)).toBeUndefined();
  first.set(carrier, 'once');
  first.set(carrier, 'twice');
  expect([first.get(carrier), second.get(carrier)]).toEqual(['twice', undefined]);
  expect(first.get({ ...carrier })).toBeUndefined();
  expect([Object.keys(carrier), JSON.stringify(carrier)]).toEqual([['name'], '{"name":"Jan"}']);
});
