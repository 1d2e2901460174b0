import { expect, it } from 'vitest';
import { isPhoneOwed } from '#provider/account/rules/owed-phone.ts';

const NUMBER = '+48600100104';

it.each([
  ['is not required', { phone_required: 0, phone_number: null, phone_confirmed: 0 }, [false, false]],
  ['is missing', { phone_required: 1, phone_number: null, phone_confirmed: 0 }, [true, true]],
  ['is not confirmed', { phone_required: 1, phone_number: NUMBER, phone_confirmed: 0 }, [true, false]],
  ['is confirmed', { phone_required: 1, phone_number: NUMBER, phone_confirmed: 1 }, [false, false]],
] as const)('a phone that %s: owed with codes by SMS, and without', (_, account, owed) => {
  expect([true, false].map((isSmsEnabled) => isPhoneOwed({ account, isSmsEnabled }))).toEqual(owed);
});
