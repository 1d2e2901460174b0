import { expect, test } from 'vitest';
import { userNameOf } from '#provider/core/user-name.ts';

test.each([
  [' Jan.Nowak ', 'jan.nowak'],
  ['ｊａｎ.ｎｏｗａｋ', 'jan.nowak'],
  ['jan\u200b.nowak\ufeff', 'jan.nowak'],
  ['anna\u2011maria', 'anna-maria'],
  ['ŁUKASZ.ŻAK', 'łukasz.żak'],
])('%s is looked for as %s', (typed, name) => expect(userNameOf(typed)).toBe(name));
