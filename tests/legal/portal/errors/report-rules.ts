import { withValues, type ErrorText } from '#app/services/text/error-text.ts';
import { at, type Rule } from '#tests/house/portal/errors/rule.ts';

type Typed = Record<string, string>;

const WHOLE = { page: '/bookings', problem: 'Za małe litery.', channel: 'NONE' };
const long = (count: number) => 'ż'.repeat(count);

const rule = (name: string, typed: Typed, errors: Record<string, ErrorText>): Rule => ({
  form: 'a page that somebody cannot use',
  name,
  status: 400,
  errors: Object.entries(errors).map(([field, text]) => at(`report-${field}`, text)),
  kept: typed,
  async send(scene) {
    const guest = scene.guest();
    return guest.submit(await guest.get('/legal/inaccessible'), typed);
  },
});

const oneWrong = (name: string, typed: Typed, field: string, text: ErrorText) =>
  rule(name, { ...WHOLE, ...typed }, { [field]: text });

export const rules: readonly Rule[] = [
  rule(
    'nothing',
    {},
    {
      page: 'inaccessible:page.required',
      problem: 'inaccessible:problem.required',
      channel: 'inaccessible:channel.required',
    },
  ),
  oneWrong('an address elsewhere', { page: 'https://other.example/' }, 'page', 'inaccessible:page.foreign'),
  oneWrong(
    'a long page',
    { page: long(301) },
    'page',
    withValues('inaccessible:page.tooLong', { count: 300 }),
  ),
  oneWrong(
    'a text of 4,001 letters',
    { problem: long(4_001) },
    'problem',
    withValues('inaccessible:problem.tooLong', { count: 4_000 }),
  ),
  oneWrong(
    'a long wish',
    { wanted: long(1_001) },
    'wanted',
    withValues('inaccessible:wanted.tooLong', { count: 1_000 }),
  ),
  oneWrong(
    'a long other form',
    { alternative: long(501) },
    'alternative',
    withValues('inaccessible:alternative.tooLong', { count: 500 }),
  ),
  {
    ...oneWrong('a demand without an answer', { isDemand: 'on' }, 'channel', 'inaccessible:channel.ofDemand'),
    // A box that is ticked has no value of its own.
    kept: { ...WHOLE, isDemand: '' },
  },
  oneWrong('no e-mail', { channel: 'EMAIL' }, 'email', 'inaccessible:email.required'),
  oneWrong(
    'an e-mail that is none',
    { channel: 'EMAIL', email: 'jan' },
    'email',
    'inaccessible:email.invalid',
  ),
  oneWrong('no number to call', { channel: 'PHONE' }, 'phone', 'inaccessible:phone.required'),
  oneWrong('no number for an SMS', { channel: 'SMS' }, 'phone', 'inaccessible:phone.required'),
  oneWrong(
    'a number that is too short',
    { channel: 'PHONE', phone: '600 100' },
    'phone',
    'booking-wizard:contactdata.fault.tooShort',
  ),
  oneWrong('no address for a letter', { channel: 'LETTER' }, 'address', 'inaccessible:address.required'),
  oneWrong(
    'a long address',
    { channel: 'LETTER', address: long(401) },
    'address',
    withValues('inaccessible:address.tooLong', { count: 400 }),
  ),
  oneWrong(
    'a long name',
    { name: long(201) },
    'name',
    withValues('inaccessible:name.tooLong', { count: 200 }),
  ),
];
