import { expect, test } from 'vitest';
import { toldApart } from '#app/domain/start/told-apart.ts';
import { providerText } from '#app/domain/text.ts';

const of = (label: string, name: string | null, day: string) => ({
  label,
  name: name === null ? null : providerText(name),
  apart: '',
  day,
});

test('the day stands in the titles of things that are called the same, and in no other', () => {
  const rows = [
    of('', 'Morfologia krwi', 'dziś'),
    of('', 'Morfologia krwi', 'wczoraj'),
    of('Nowe dokumenty: 2', null, 'dziś'),
    of('Dokończ', 'Morfologia krwi', 'dziś'),
  ];
  expect(toldApart(rows).map(({ apart, day }) => [apart, day])).toEqual([
    ['dziś', ''],
    ['wczoraj', ''],
    ['', 'dziś'],
    ['', 'dziś'],
  ]);
});
