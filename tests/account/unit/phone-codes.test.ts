import { expect, it } from 'vitest';
import { newCode, sendsNow, tryCode, usedUp, type PhoneCode } from '#provider/core/phone-codes/rules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const given = { phoneNumber: '+48600100101', codeHash: 'h' };
const sent = (of: { now?: number; notAfter?: number } = {}) => newCode({ ...given, now: 0, ...of });
const sending = (ofAccount: number[], now: number, toUnconfirmed: number[] = []) =>
  sendsNow({ sends: { ofAccount, toUnconfirmed }, now });

it('is valid for a quarter of an hour, to the millisecond', () => {
  const code = sent();
  expect(tryCode({ code, given, now: 15 * MINUTE - 1 }).outcome).toBe('RIGHT');
  expect(tryCode({ code, given, now: 15 * MINUTE }).outcome).toBe('OVER');
  expect(tryCode({ code: undefined, given, now: 0 }).outcome).toBe('OVER');
});

it('is valid no longer than what it confirms can wait', () => {
  expect(sent({ notAfter: 4 * MINUTE }).validUntil).toBe(4 * MINUTE);
  expect(sent({ notAfter: HOUR }).validUntil).toBe(15 * MINUTE);
});

it('has five tries, counted whether or not it was right before', () => {
  let code: PhoneCode | undefined = sent();
  code = tryCode({ code, given, now: 1 }).code;
  expect(code?.acceptedAt).toBe(1);
  const wrong = { ...given, codeHash: 'x' };
  for (const left of [4, 3, 2, 1, 0]) {
    const tried = tryCode({ code, given: wrong, now: 2 });
    expect(tried).toMatchObject({ outcome: 'WRONG', code: { triesLeft: left } });
    code = tried.code;
  }
  expect(tryCode({ code, given, now: 3 }).outcome).toBe('OVER');
});

it('belongs to one phone', () => {
  const elsewhere = { ...given, phoneNumber: '+48600100102' };
  expect(tryCode({ code: sent(), given: elsewhere, now: 1 }).outcome).toBe('WRONG');
});

it('is sent again after a minute', () => {
  expect(sending([], 0)).toEqual({ sendsLeft: 5 });
  expect(sending([0], MINUTE - 1)).toEqual({ sendsLeft: 4, nextSendAt: MINUTE });
  expect(sending([0], MINUTE)).toEqual({ sendsLeft: 4 });
});

it('is sent five times within any hour', () => {
  const five = [0, 1, 2, 3, 4].map((minute) => minute * MINUTE);
  expect(sending(five, 30 * MINUTE)).toEqual({ sendsLeft: 0, nextSendAt: HOUR });
  expect(sending(five, HOUR)).toEqual({ sendsLeft: 1 });
  expect(sending([...five.slice(1), HOUR], HOUR + MINUTE)).toEqual({ sendsLeft: 1 });
});

it('is sent fifteen times within any day', () => {
  const fifteen = Array.from({ length: 15 }, (_, number) => number * HOUR);
  expect(sending(fifteen, 16 * HOUR)).toEqual({ sendsLeft: 0, nextSendAt: DAY });
  expect(sending(fifteen, DAY)).toEqual({ sendsLeft: 1 });
});

it('is sent five times a day to a number that nobody has confirmed, whoever sends it', () => {
  const toUnconfirmed = [0, 1, 2, 3, 4].map((hour) => hour * HOUR);
  expect(sending([], 5 * HOUR, toUnconfirmed)).toEqual({ sendsLeft: 0, nextSendAt: DAY });
  expect(sending([], 5 * HOUR, toUnconfirmed.slice(1))).toEqual({ sendsLeft: 1 });
});

it('is good for nothing once it is used up', () => {
  const accepted = tryCode({ code: sent(), given, now: 1 }).code;
  const used = accepted && usedUp(accepted);
  expect(used).toMatchObject({ acceptedAt: null });
  expect(tryCode({ code: used, given, now: 2 }).outcome).toBe('OVER');
});
