import { expect, it } from 'vitest';
import { sharingQuestionOf, sharingStanding } from '#app/domain/benefits/sharing.ts';

it.each([
  [{ isShared: true, hasConsent: true }, 'yes'],
  [{ isShared: true, hasConsent: false }, 'paused'],
  [{ isShared: false, hasConsent: true }, 'no'],
  [{ isShared: false, hasConsent: false }, 'no'],
])('a document of which is known %o stands as %s', (known, standing) => {
  expect(sharingStanding(known)).toBe(standing);
});

it.each([
  [{ isShared: false, isOutOfDate: false, partners: 2 }, 'share'],
  [{ isShared: false, isOutOfDate: false, partners: 0 }, 'nobody'],
  [{ isShared: false, isOutOfDate: true, partners: 2 }, 'outOfDate'],
  [{ isShared: false, isOutOfDate: true, partners: 0 }, 'outOfDate'],
  [{ isShared: false, isOutOfDate: false, isWithheld: true, partners: 2 }, 'withheld'],
  [{ isShared: true, isOutOfDate: false, isWithheld: true, partners: 2 }, 'stop'],
  [{ isShared: true, isOutOfDate: true, partners: 1 }, 'stop'],
  [{ isShared: true, isOutOfDate: false, partners: 0 }, 'stopPaused'],
])('of %o the page asks: %s (S-53)', (known, question) => {
  expect(sharingQuestionOf(known)).toBe(question);
});
