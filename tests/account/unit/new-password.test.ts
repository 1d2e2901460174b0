import { describe, expect, test } from 'vitest';
import { newPasswordFault } from '#provider/core/passwords/new-password.ts';
import { english, say } from '#tests/support/words.ts';

const faultOf = (password: string, username = 'jan.nowak') => newPasswordFault({ password, username });

describe('a new password (A-41)', () => {
  test.each([
    ['', 'PASSWORD_TOO_SHORT'],
    ['lipa7!x', 'PASSWORD_TOO_SHORT'],
    ['\u200b'.repeat(12), 'PASSWORD_TOO_SHORT'],
    [' '.repeat(20), 'PASSWORD_TOO_SHORT'],
    ['lipa\u200b\u2800\u00ad\u3164\u200d7!x', 'PASSWORD_TOO_SHORT'],
    ['😀😀😀😀😀😀😀', 'PASSWORD_TOO_SHORT'],
    ['12345678', 'PASSWORD_VULNERABLE_ERROR'],
    ['qwertyuiop', 'PASSWORD_VULNERABLE_ERROR'],
    ['Password1', 'PASSWORD_VULNERABLE_ERROR'],
    ['hasło123', 'PASSWORD_VULNERABLE_ERROR'],
    ['Słoneczko', 'PASSWORD_VULNERABLE_ERROR'],
    ['Hasło2026!', 'PASSWORD_VULNERABLE_ERROR'],
    ['aaaaaaaaaaaa', 'PASSWORD_VULNERABLE_ERROR'],
    ['lipalipalipalipa', 'PASSWORD_VULNERABLE_ERROR'],
    ['AbCaBcAbCaBc12', 'PASSWORD_VULNERABLE_ERROR'],
  ])('%s is refused: %s', (password, fault) => expect(faultOf(password)).toBe(fault));

  test.each([
    ['pl', say('public:newPassword.hint')],
    ['en', english.say('public:newPassword.hint')],
  ])('what the hint names as refused is refused: %s', (_, hint) => {
    const named = [...hint.matchAll(/[„“]([^”]+)”/g)].map(([, password = '']) => password);
    expect(named).toHaveLength(3);
    expect(named.map((password) => [password, [...password].length >= 8, faultOf(password)])).toEqual(
      named.map((password) => [password, true, 'PASSWORD_VULNERABLE_ERROR']),
    );
  });

  test.each([
    'lipa7!xq',
    'herbata77!',
    'kot-pod-lipą',
    'zielona herbata rano',
    'lipowa-lipowa',
    '😀🌳🚲⛵🎈🍏🎻🧩',
  ])('%s is taken', (password) => expect(faultOf(password)).toBeNull());

  test.each(['jan.nowak', 'JAN.NOWAK-2026', 'to-jest-Jan.Nowak!'])('%s has the user name in it', (password) =>
    expect(faultOf(password)).toBe('PASSWORD_VULNERABLE_ERROR'),
  );

  test.each([
    ['ＪＡＮ．ＮＯＷＡＫ-2026', 'jan.nowak'],
    ['jan\u200b.nowak rano', 'jan.nowak'],
    ['jan.nowak rano', 'JAN.NOWAK'],
    ['strasse-stra\u00dfe', 'STRASSE-STRASSE'],
    ['o\ufb01cer o świcie', 'oficer'],
    ['anna\u2013maria rano', 'anna-maria'],
  ])('%s has the user name %s in it, written otherwise', (password, username) =>
    expect(faultOf(password, username)).toBe('PASSWORD_VULNERABLE_ERROR'),
  );

  test('a user name of two letters may stand in a word', () => {
    expect(faultOf('kot-pod-lipą', 'po')).toBeNull();
  });

  test('from twelve characters on, the list is not asked', () => {
    expect(faultOf('qwertyuiop')).toBe('PASSWORD_VULNERABLE_ERROR');
    expect(faultOf('qwertyuiop-qwertyuiop')).toBeNull();
  });
});
