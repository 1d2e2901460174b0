import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmptyState, WithPhone } from '#app/components/page/index.ts';
import { ShellContext, type ShellData } from '#app/components/page/shell.ts';
import { TextContext } from '#app/components/text.tsx';
import { asksToCall } from '#app/domain/calling.ts';
import { textIn } from '#app/services/text/texts.ts';
import { textsOf } from '#tests/house/unit/locales/files.ts';

const shown = (content: ReactElement, phone: string | null = '+48815550100') =>
  renderToStaticMarkup(
    <TextContext.Provider value={textIn('pl')}>
      <ShellContext.Provider value={{ phone } as unknown as ShellData}>{content}</ShellContext.Provider>
    </TextContext.Provider>,
  );
const LINK = ' <a href="tel:+48815550100">81\u00a0555\u00a001\u00a000</a>';

test.each([
  ['Nie udało się. Zadzwoń do rejestracji.', true],
  ['Spróbuj później albo zadzwoń do nas.', true],
  ['Możesz też zadzwonić do przychodni.', true],
  ['Try again or call the registration desk.', true],
  ['Wait, or call.', true],
  ['You left the call.', false],
  ['You can also phone the clinic.', true],
  ['Zadzwoń jeszcze dzisiaj', true],
  ['Pierwszą wizytę umówi rejestracja: prosimy zadzwonić.', true],
  ['Phone the number 112.', false],
  ['Zadzwoń do rejestracji:', false],
  ['Możesz je wysłać albo zadzwonić:', false],
  ['Gdy zagrożone jest życie, zadzwoń pod numer 112.', false],
  ['Wyślij za minutę albo zadzwoń, numer jest niżej.', false],
  ['Pod ten numer zadzwonimy. Lekarz zadzwoni do Ciebie.', false],
  ['The doctor will call you.', false],
  ['Zapytaj w rejestracji.', false],
])('%s asks to ring: %s', (text, asks) => {
  expect(asksToCall(text)).toBe(asks);
  expect(shown(<WithPhone>{text}</WithPhone>)).toBe(asks ? text + LINK : text);
  expect(shown(<WithPhone>{text}</WithPhone>, null)).toBe(text);
});

test('an empty list that asks to ring has the number', () => {
  expect(shown(<EmptyState title="Brak">Zadzwoń do rejestracji.</EmptyState>)).toContain(
    `<p>Zadzwoń do rejestracji.${LINK}</p>`,
  );
});

test('what asks to ring in Polish does in English', () => {
  const [pl, en] = [textsOf('pl'), textsOf('en')];
  const differing = [...pl].filter(
    ([key, text]) => en.has(key) && asksToCall(text) !== asksToCall(en.get(key)!),
  );
  expect(differing.map(([key, text]) => `${key}: ${text} / ${en.get(key)}`)).toEqual([]);
});
