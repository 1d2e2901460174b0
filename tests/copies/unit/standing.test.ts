import { expect, test } from 'vitest';
import { copyStanding, copySteps } from '#app/domain/copies/standing.ts';

const FILE = { id: 'file-1', name: 'kopia.pdf', mediaType: 'application/pdf', size: 1 };
const MADE = { deliveryFormat: 'DOWNLOAD', attachments: [], registeredAt: '2026-11-20T09:00:00.000Z' };
const price = (isYesAwaited: boolean) => ({ amount: 4_500, isYesAwaited });

test.each([
  [{ state: 'REGISTERED' }, 'registered'],
  [{ state: 'ACCEPTED' }, 'inWork'],
  [{ state: 'ACCEPTED', price: price(true) }, 'toAgree'],
  [{ state: 'ACCEPTED', price: price(false), refInvoice: 'F/1', isPaid: false }, 'inWork'],
  [{ state: 'PREPARED', price: price(false), refInvoice: 'F/1', isPaid: false }, 'toPay'],
  [{ state: 'PREPARED', refInvoice: 'F/1', isPaid: true, attachments: [FILE] }, 'toFetch'],
  [{ state: 'PREPARED' }, 'ready'],
  [{ state: 'COMPLETED' }, 'over'],
  [{ state: 'REJECTED' }, 'rejected'],
  [{ state: 'X' }, 'unknown'],
])('%o stands as %s', (given, standing) => {
  expect(copyStanding({ ...MADE, ...given })).toBe(standing);
});

const walked = (given: object) =>
  copySteps({ ...MADE, state: 'ACCEPTED', ...given }).map(({ name, as }) => `${name} ${as}`);

test('a price is a step, once it is told', () => {
  expect(walked({ acceptedAt: '2026-11-21T09:00:00.000Z', price: price(true) })).toEqual([
    'sent done',
    'accepted done',
    'agreed now',
    'prepared later',
    'paid later',
    'over later',
  ]);
  expect(walked({ state: 'REGISTERED' })).toEqual([
    'sent done',
    'accepted now',
    'prepared later',
    'over later',
  ]);
});

test('a refusal ends it; of a state that nobody knows nothing is said but that it was sent', () => {
  expect(walked({ state: 'REJECTED' })).toEqual(['sent done', 'rejected failed']);
  expect(walked({ state: 'X' })).toEqual(['sent done']);
});
