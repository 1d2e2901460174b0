import { expect, test } from 'vitest';
import { recipientName } from '#app/domain/messages/recipient-name.ts';
import { plainText, providerText } from '#app/domain/text.ts';

test.each([
  [['Rejestracja', 'rejestracja'], 'Rejestracja'],
  [['Punkt pobrań', 'punkt  pobrań', 'Punkt Pobrań'], 'Punkt pobrań'],
  [['Poradnia Kobiet', 'poradnia', 'Poradnia Kobiet'], 'Poradnia Kobiet'],
  [['Anna Lis', 'lekarka', 'Poradnia Lekarska'], 'Anna Lis, lekarka, Poradnia Lekarska'],
  [['Ewa Poradniak', 'poradnia'], 'Ewa Poradniak, poradnia'],
  [['Anna Lis', undefined, ''], 'Anna Lis'],
])('a name says its kind once: %j', (parts, name) => {
  const texts = parts.map((part) => (part === undefined ? undefined : providerText(part)));
  expect(plainText(recipientName(texts))).toBe(name);
});
