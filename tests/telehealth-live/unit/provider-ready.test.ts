import { describe, expect, it } from 'vitest';
import { devicesAfter, isNews, isReady, reported } from '#provider/telehealth-live/rules/ready.ts';
import { signed, tokenIn } from '#provider/telehealth-live/rules/token.ts';

const NOBODY = { ready_since: null, ready_until: null, ready_by: null, seat: null, seat_account_id: null };
const one = { isReady: true, by: 'script', seat: 'one', isTaking: false, accountId: 'a' } as const;
const page = { ...one, by: 'page' } as const;
const other = { ...one, seat: 'other', accountId: 'b' } as const;

describe('who is ready', () => {
  it.each([
    [one, 89_999, true],
    [one, 90_000, false],
    [page, 599_999, true],
    [page, 600_000, false],
  ])('lasts as its report says: %o after %d ms', (report, later, is) => {
    const after = reported(NOBODY, report, 0);
    expect(after && isReady(after, later)).toBe(is);
  });

  it('keeps since when, and begins anew after it was over', () => {
    const first = reported(NOBODY, page, 1_000) ?? NOBODY;
    expect(reported(first, one, 31_000)).toMatchObject({ ready_since: 1_000, ready_by: 'script' });
    expect(reported(first, one, 700_000)).toMatchObject({ ready_since: 700_000 });
  });

  it('lets one tab go on: another one is asked, and takes over when it says so', () => {
    const first = reported(NOBODY, one, 0) ?? NOBODY;
    expect(reported(first, other, 1_000)).toBeNull();
    const taken = reported(first, { ...other, isTaking: true }, 1_000) ?? NOBODY;
    expect(taken).toMatchObject({ seat: 'other', seat_account_id: 'b', ready_since: 0 });
    expect(reported(taken, one, 2_000)).toBeNull();
    expect(reported(taken, one, 91_001)).toMatchObject({ seat: 'one' });
  });

  it('ends when the tab leaves that goes on, and not when another does', () => {
    const first = reported(NOBODY, one, 0) ?? NOBODY;
    expect(reported(first, { ...other, isReady: false }, 1)).toEqual(first);
    expect(reported(first, { ...one, isReady: false }, 1)).toEqual(NOBODY);
  });
});

describe('a page that has gone', () => {
  const gone = { ...one, isGone: true };

  it('is nobody’s place, so that any tab goes on without being asked, while somebody stays ready as before', () => {
    const first = reported(NOBODY, one, 0) ?? NOBODY;
    const after = reported(first, gone, 1_000) ?? NOBODY;
    expect(after).toEqual({ ...first, seat: null });
    expect([isReady(after, 89_999), isReady(after, 90_000)]).toEqual([true, false]);
    expect(reported(after, other, 2_000)).toMatchObject({ seat: 'other', ready_since: 0 });
    expect(reported(after, one, 2_000)).toMatchObject({ seat: 'one', ready_since: 0 });
  });

  it('ends no other tab’s place', () => {
    const first = reported(NOBODY, one, 0) ?? NOBODY;
    expect(reported(first, { ...other, isGone: true }, 1_000)).toEqual(first);
    expect(reported(NOBODY, gone, 0)).toEqual(NOBODY);
  });

  it('is no news, nor is its coming again; another account’s is', () => {
    const first = reported(NOBODY, one, 0) ?? NOBODY;
    const after = reported(first, gone, 1_000) ?? NOBODY;
    const news = (report: typeof one | typeof other) =>
      isNews(after, reported(after, report, 2_000) ?? NOBODY, 2_000);
    expect(isNews(first, after, 1_000)).toBe(false);
    expect([news(one), news({ ...one, seat: 'two' } as never), news(other)]).toEqual([false, false, true]);
  });
});

describe('what is known of the patient’s devices', () => {
  const UNKNOWN = { patient_microphone_off: null, patient_camera_off: null };
  const MUTED = { patient_microphone_off: 1, patient_camera_off: 0 } as const;
  const known = { seat: 'one', ...MUTED };
  const script = { ready: true, by: 'script', seat: 'one' } as const;

  it.each([
    ['a script says it', { ...script, off: { microphone: true, camera: false } }, MUTED],
    [
      'it says the microphone alone',
      { ...script, off: { microphone: true } },
      { ...MUTED, patient_camera_off: null },
    ],
    ['a script says nothing', script, UNKNOWN],
    ['a page of the same tab is loaded', { ...script, by: 'page' }, MUTED],
    ['another tab goes on', { ...script, by: 'page', seat: 'other' }, UNKNOWN],
    ['the tab leaves', { ...script, ready: false }, UNKNOWN],
    ['another tab leaves', { ...script, ready: false, seat: 'other' }, MUTED],
    ['its page goes', { ...script, isGone: true }, UNKNOWN],
    ['another tab’s page goes', { ...script, isGone: true, seat: 'other' }, MUTED],
  ] as const)('when %s', (_, report, after) => {
    expect(devicesAfter(known, report)).toEqual(after);
  });
});

describe('a token of the stand-in', () => {
  const claims = { session: 's-1', role: 'patient', generation: 2, until: 1_000 } as const;
  const session = { session_id: 's-1', session_secret: 'secret', token_generation: 2 };
  const token = signed(claims, 'secret');

  it('is good for its session, role and time', () => {
    expect(tokenIn(session, { token, now: 999 })).toEqual(claims);
  });

  it.each([
    ['its time is over', session, token, 1_000],
    ['it is of another session', { ...session, session_id: 's-2' }, token, 0],
    ['it is of another secret', { ...session, session_secret: 'other' }, token, 0],
    ['it was revoked', { ...session, token_generation: 3 }, token, 0],
    ['there is no session', { session_id: null, session_secret: null, token_generation: 0 }, token, 0],
    ['a word of it is another', session, `${token}.x`, 0],
    ['it was written by somebody else', session, `${Buffer.from('{}').toString('base64url')}.AAAA`, 0],
    ['it is none', session, '', 0],
  ])('is refused when %s', (_, of, said, now) => {
    expect(tokenIn(of, { token: said, now })).toBeNull();
  });
});
