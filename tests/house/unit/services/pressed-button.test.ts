import { expect, test } from 'vitest';
import { pressedName, withPressed } from '#app/services/forms/pressed-button.ts';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

test.each([
  [
    { title: 'Dawka', [pressedName('intent', 'later')]: 'Dokończę później' },
    { title: 'Dawka', intent: 'later' },
  ],
  [{ [pressedName('page', '2')]: 'Dalej' }, { page: '2' }],
  [{ intent: 'keep' }, { intent: 'keep' }],
  [
    { 'press.a': 'x', 'press.a-': 'y' },
    { 'press.a': 'x', 'press.a-': 'y' },
  ],
  [{ 'set.contrast-default': 'Domyślny' }, { 'set.contrast-default': 'Domyślny' }],
])('%o is read as %o', (sent, read) => {
  expect(Object.fromEntries(withPressed(formOf(sent)))).toEqual(read);
});

test('files and several values of a field are as they were', () => {
  const form = formOf({ [pressedName('intent', 'files')]: 'Pliki' });
  const file = new File(['a'], 'a.pdf');
  form.append('files', file);
  form.append('to', '1');
  form.append('to', '2');
  const read = withPressed(form);
  expect(read.getAll('to')).toEqual(['1', '2']);
  expect((read.get('files') as File).name).toBe('a.pdf');
  expect(read.get('intent')).toBe('files');
});
