import { expect, test } from 'vitest';
import { PLAIN_FORM, readForm } from '#server/gate/body.ts';

const posted = async (text: string) => {
  const read = await readForm({
    body: new Blob([text]).stream(),
    headers: new Headers({ 'content-type': PLAIN_FORM.types[0] ?? '' }),
    rules: PLAIN_FORM,
  });
  if (!('form' in read)) return read.status;
  expect([...new URLSearchParams(read.bytes.toString())]).toEqual([...read.form]);
  return [...read.form];
};

test('a field without a name, which lynx sends and other browsers do not, is none', async () => {
  expect(await posted('=jan.nowak&newPassword=za%C5%BC+%26+%C3%B3')).toEqual([['newPassword', 'zaż & ó']]);
  expect(await posted('a=1&=x&=y&a=2&=')).toEqual([
    ['a', '1'],
    ['a', '2'],
  ]);
  expect(await posted('=x')).toEqual([]);
});

test('a field whose name could not be one of ours is refused, beside a nameless one too', async () => {
  expect(await posted('a[999999999]=1')).toBe(400);
  expect(await posted('=x&a[999999999]=1')).toBe(400);
  expect(await posted('=x&a.constructor=1')).toBe(400);
});
