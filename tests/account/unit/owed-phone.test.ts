import { expect, it } from 'vitest';
import { isPhoneOwed, mayBeWithoutPhone } from '#provider/account/rules/owed-phone.ts';

const NUMBER = '+48600100104';

it.each([
  ['is not required', { phone_required: 0, phone_number: null, phone_confirmed: 0 }, [false, false]],
  ['is missing', { phone_required: 1, phone_number: null, phone_confirmed: 0 }, [true, true]],
  ['is not confirmed', { phone_required: 1, phone_number: NUMBER, phone_confirmed: 0 }, [true, false]],
  ['is confirmed', { phone_required: 1, phone_number: NUMBER, phone_confirmed: 1 }, [false, false]],
] as const)('a phone that %s: owed with codes by SMS, and without', (_, account, owed) => {
  expect([true, false].map((areProved) => isPhoneOwed({ account, areProved }))).toEqual(owed);
});

const SINCE = { phoneIsRequired: true, phoneIsRequiredSince: '2026-01-01' };
const MADE_BEFORE = Date.parse('2025-12-31T22:30:00Z');

it.each([
  ['the account is older than the rule', { phone_required: 0, created_at: MADE_BEFORE }, SINCE, true],
  [
    'it was made on the day of the rule',
    { phone_required: 0, created_at: MADE_BEFORE + 3_600_000 },
    SINCE,
    false,
  ],
  [
    'the rule holds from the first',
    { phone_required: 0, created_at: 0 },
    { ...SINCE, phoneIsRequiredSince: null },
    false,
  ],
  [
    'no number is required',
    { phone_required: 0, created_at: MADE_BEFORE * 2 },
    { ...SINCE, phoneIsRequired: false },
    true,
  ],
  ['one is required of this very account', { phone_required: 1, created_at: 0 }, SINCE, false],
] as const)('whether it may be left out when %s', (_, account, rules, may) => {
  expect(mayBeWithoutPhone({ account, rules })).toBe(may);
});
