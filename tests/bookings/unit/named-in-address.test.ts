import { expect, test } from 'vitest';
import { idsIn, namedOf } from '#app/domain/bookings/named-in-address.ts';
import { wizardStartOf } from '#app/domain/bookings/wizard-start.ts';

const read = (query: string) => namedOf(new URLSearchParams(query));

test.each([
  ['referral=1234', { referral: '1234' }],
  ['referral=12-34', { referral: '1234' }],
  [`referral=${'7'.repeat(44)}`, { referral: '7'.repeat(44) }],
  ['referral=12345', {}],
  ['referral=abcd', {}],
  ['referralAttachments=a-1,a-2&referralAttachments=a-1', { referralAttachments: 'a-1,a-2' }],
  [`referralAttachments=${'x'.repeat(81)}`, {}],
  [
    'lastQuestionnaireFulfilments=booking-1&system=AMMS',
    { lastQuestionnaireFulfilments: 'booking-1', system: 'AMMS' },
  ],
  [
    'lastQuestionnaireFulfillment=booking-1&system=AMMS',
    { lastQuestionnaireFulfilments: 'booking-1', system: 'AMMS' },
  ],
  ['lastQuestionnaireFulfilments=booking-1', {}],
  ['', {}],
])('an address with %s brings %o along', (query, named) => {
  expect(read(query)).toEqual(named);
});

test('at most twenty files are asked for', () => {
  expect(idsIn(Array.from({ length: 30 }, (_, index) => `a-${index}`))).toHaveLength(20);
});

test('what an address brings along comes through the start of the wizard', () => {
  const query =
    'service=KARD&referral=1234&referralAttachments=a-1&lastQuestionnaireFulfilments=b-1&system=AMMS';
  expect(namedOf(wizardStartOf(new URLSearchParams(query)))).toEqual({
    referral: '1234',
    referralAttachments: 'a-1',
    lastQuestionnaireFulfilments: 'b-1',
    system: 'AMMS',
  });
});
