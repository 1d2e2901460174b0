import { describe, expect, it } from 'vitest';
import { contactForm } from '#app/routes/registration/contact.form.server.ts';

const RULES = { phones: 'pl', isPhoneNeeded: true, isEmailNeeded: true, isNamedByEmail: false };
const RIGHT = { phoneNumber: '600 100 199', email: 'jan@poczta.example', username: 'jnowak' };

function read(typed: Partial<typeof RIGHT>, rules: Partial<typeof RULES> = {}) {
  const { data, error } = contactForm({ ...RULES, ...rules }).safeParse({ ...RIGHT, ...typed });
  return data ?? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}
const fault = (name: string) => [`phoneNumber: booking-wizard:contactdata.fault.${name}`];

describe('a phone number', () => {
  it.each([
    ['600100199', '+48600100199'],
    ['48600100199', '+48600100199'],
    ['0048600100199', '+48600100199'],
    ['+49 70 1234567', '+49701234567'],
  ])('typed as %s is %s', (phoneNumber, expected) => {
    expect(read({ phoneNumber })).toMatchObject({ phoneNumber: expected });
  });

  it.each([
    ['', 'required'],
    ['123', 'tooFew'],
    ['1234', 'tooShort'],
    ['123456', 'tooShort'],
    ['4930123456', 'notSelectedCountry'],
    ['+999 123 456 789', 'invalidCountryCode'],
    ['+48 600 100 199 9', 'tooLong'],
    ['600 abc 199', 'invalidNumber'],
    ['700 100 199', 'premium'],
    ['801 100 199', 'premium'],
  ])('typed as %s is refused as %s', (phoneNumber, name) => {
    expect(read({ phoneNumber })).toEqual(fault(name));
  });

  it('may be left out while it is not needed, and fewer than four digits are none', () => {
    for (const phoneNumber of ['', '12', '123'])
      expect(read({ phoneNumber }, { isPhoneNeeded: false })).toMatchObject({ phoneNumber: undefined });
    expect(read({ phoneNumber: '1234' }, { isPhoneNeeded: false })).toEqual(fault('tooShort'));
  });
});

describe('an e-mail address', () => {
  it('is taken with blanks around it, in small letters', () => {
    expect(read({ email: ' X@Y.PL ' })).toMatchObject({ email: 'x@y.pl' });
  });
  it.each([
    ['a@', 'public:email.invalid'],
    ['', 'registration:contact.email.required'],
    [`${'a'.repeat(300)}@b.pl`, 'account:email.tooLong'],
  ])('typed as %s is refused', (email, text) => {
    expect(read({ email })).toEqual([`email: ${text}`]);
  });
  it('may be left out while it is not needed', () => {
    expect(read({ email: '' }, { isEmailNeeded: false })).toMatchObject({ email: undefined });
  });
});

it('a name to sign in with is asked for, but in E_MAIL mode, where nothing of it is read', () => {
  expect(read({ username: ' ' })).toEqual(['username: registration:contact.username.required']);
  expect(read({ username: 'jnowak' }, { isNamedByEmail: true })).toMatchObject({ username: undefined });
});

describe('a name to sign in with', () => {
  it.each(['jnowak', 'jan.nowak', 'Jan_Nowak-2', 'żółw', 'оксана', ' jan\u2011nowak '])(
    'may be %s',
    (username) => {
      expect(read({ username })).toMatchObject({ email: 'jan@poczta.example' });
    },
  );
  it.each([
    ['anna.kowalska@example.com', 'address'],
    ['@jan', 'address'],
    ['jan nowak', 'signs'],
    ['jan<b>', 'signs'],
    ['"jan"', 'signs'],
    ['~jan', 'signs'],
    ['😀', 'signs'],
    ['...', 'signs'],
  ])('%s is refused at its field', (username, name) => {
    expect(read({ username })).toEqual([`username: registration:username.${name}`]);
  });
});
