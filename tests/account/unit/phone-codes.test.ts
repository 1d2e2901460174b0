import { expect, it } from 'vitest';
import { nextCode, sendsNow, tryCode, usedUp, type PhoneCode } from '#provider/account/rules/phone-codes.ts';

const MINUTE = 60_000;
const given = { phoneNumber: '+48600100101', codeHash: 'h' };

function sent({ last, now = 0 }: { last?: PhoneCode; now?: number } = {}): PhoneCode {
  const next = nextCode({ last, now, ...given });
  if (next.isRefused) throw new Error('refused');
  return next.code;
}

it('is valid for ten minutes, to the millisecond', () => {
  const code = sent();
  expect(tryCode({ code, given, now: 10 * MINUTE - 1 }).outcome).toBe('RIGHT');
  expect(tryCode({ code, given, now: 10 * MINUTE }).outcome).toBe('OVER');
  expect(tryCode({ code: undefined, given, now: 0 }).outcome).toBe('OVER');
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

it('is sent five times within an hour of the first, then again', () => {
  let last = sent();
  for (let more = 0; more < 4; more += 1) last = sent({ last, now: more * MINUTE });
  expect(nextCode({ last, now: 59 * MINUTE, ...given })).toEqual({ isRefused: true, until: 60 * MINUTE });
  expect(nextCode({ last, now: 60 * MINUTE, ...given })).toMatchObject({ isRefused: false, sendsLeft: 4 });
});

it('tells how many more may be sent, and from when on again', () => {
  expect(sendsNow({ last: undefined, now: 0 })).toEqual({ sendsLeft: 5 });
  let last = sent();
  for (const sendsLeft of [4, 3, 2, 1]) {
    expect(sendsNow({ last, now: 1 })).toEqual({ sendsLeft });
    last = sent({ last, now: 1 });
  }
  expect(sendsNow({ last, now: 1 })).toEqual({ sendsLeft: 0, nextSendAt: 60 * MINUTE });
  expect(sendsNow({ last, now: 60 * MINUTE })).toEqual({ sendsLeft: 5 });
});

it('is good for nothing once it is used up, and stays counted', () => {
  const accepted = tryCode({ code: sent(), given, now: 1 }).code;
  const used = accepted && usedUp(accepted);
  expect(used).toMatchObject({ acceptedAt: null, sends: 1 });
  expect(tryCode({ code: used, given, now: 2 }).outcome).toBe('OVER');
});
