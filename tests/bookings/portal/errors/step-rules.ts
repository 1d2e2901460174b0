import { takeFirst, walkOf } from '#tests/support/booking-walk.ts';
import { withValues, type ErrorText } from '#app/services/text/error-text.ts';
import type { Account, Scene } from '#tests/support/scene.ts';
import { forgetCodes, newestCode, wrong } from '#tests/support/sms.ts';
import { at, leading, type Rule } from '#tests/house/portal/errors/rule.ts';

const ADDRESS = {
  street: 'ul. Polna',
  houseNumber: '22',
  apartmentNumber: '',
  postalCode: '20-400',
  city: '',
};

/** Piotr's record lacks the city. */
const personalData = (
  name: string,
  fields: Record<string, string>,
  errors: Partial<Record<keyof typeof ADDRESS, ErrorText>>,
): Rule => ({
  form: 'personal data',
  name,
  status: 400,
  errors: Object.entries(errors).map(([field, text]) => at(`address-${field}`, text)),
  kept: { ...ADDRESS, ...fields },
  async send(scene) {
    scene.change('provider', "update patients set city = null where id = 'patient-1005'");
    const visitor = await scene.as('piotr.zielinski');
    const { answer } = await walkOf(visitor).atSummary();
    return visitor.submit(answer, fields);
  },
});

const DERM = { service: 'DERM', availabilityId: 'derm-urban' };

const prices = (name: string, status: 400 | 422, fields: Record<string, string>, text: ErrorText): Rule => ({
  form: 'prices',
  name,
  status,
  errors: [at('price-priceId', text)],
  async send(scene) {
    const visitor = await scene.as('jan.nowak');
    return visitor.submit((await walkOf(visitor).atSummary(DERM)).answer, fields);
  },
});

/** A time whose price list cannot be had; `sentinel` makes it so, null: it is so. */
const withoutPrices = (name: string, place: typeof DERM, text: ErrorText, sentinel: string | null): Rule => ({
  form: 'dates, nearest time',
  name,
  status: 422,
  errors: [leading('date-hour', text)],
  async send(scene) {
    const visitor = await scene.as('jan.nowak');
    const refused = async () => takeFirst(visitor, (await walkOf(visitor).atDates(place)).answer);
    if (sentinel === null) return refused();

    const setSentinel = (value: string | null) =>
      scene.change('provider', 'update services set sentinel = ? where code = ?', value, place.service);
    setSentinel(sentinel);
    return scene.ahead('PT3M', refused).finally(() => setSentinel(null));
  },
});

const TEL = { service: 'TEL', availabilityId: 'tel-sikora' };

/** After a time of TEL; nobody has been sent a code yet. */
async function atTel(scene: Scene, account: Account) {
  forgetCodes(scene);
  const visitor = await scene.as(account);
  const { answer } = await walkOf(visitor).atSummary(TEL);
  return { visitor, answer };
}

/** Lucyna's phone is not confirmed. */
const phone = (name: string, phoneNumber: string, text: ErrorText): Rule => ({
  form: 'contact data',
  name,
  status: 400,
  errors: [at('phone-phoneNumber', text)],
  kept: { phoneNumber },
  async send(scene) {
    const { visitor, answer } = await atTel(scene, 'lucyna.baran');
    return visitor.submit(answer, { phoneNumber });
  },
});

const setConfirmed = (scene: Scene, isConfirmed: 0 | 1) =>
  scene.change('provider', "update accounts set phone_confirmed = ? where id = 'account-2017'", isConfirmed);

const otherPhone: Rule = {
  form: 'contact data',
  name: 'another number than the one confirmed meanwhile',
  status: 422,
  errors: [at('phone-phoneNumber', 'booking-wizard:contactdata.confirmed')],
  kept: { phoneNumber: '601234567' },
  async send(scene) {
    const { visitor, answer } = await atTel(scene, 'lucyna.baran');
    setConfirmed(scene, 1);
    return visitor.submit(answer, { phoneNumber: '601234567' }).finally(() => setConfirmed(scene, 0));
  },
};

/** `tries` wrong ones before it. */
const code = (name: string, typed: string, text: ErrorText, { tries = 0, isSent = true } = {}): Rule => ({
  form: 'code',
  name,
  status: text === 'bookings:code.required' ? 400 : 422,
  errors: [at('code-code', text)],
  kept: { code: '' },
  async send(scene) {
    const { visitor, answer } = await atTel(scene, 'jan.nowak');
    const sent = isSent ? await visitor.follow(await visitor.submit(answer)) : null;
    const page = sent ?? (await visitor.get(answer.path.replace('summary', 'code')));
    for (let tried = 0; tried < tries; tried += 1) {
      await visitor.submit(await visitor.get(page.path), { code: wrong(newestCode(scene)) });
    }
    return visitor.submit(await visitor.get(page.path), { code: typed });
  },
});

export const rules: readonly Rule[] = [
  phone('nothing', '', 'booking-wizard:contactdata.fault.required'),
  phone('too short', '60012', 'booking-wizard:contactdata.fault.tooShort'),
  phone('too long', '+48 600 123 4567', 'booking-wizard:contactdata.fault.tooLong'),
  phone('of an unknown country', '6001234567', 'booking-wizard:contactdata.fault.notSelectedCountry'),
  phone(
    'of a country that there is not',
    '+999 600 123 456',
    'booking-wizard:contactdata.fault.invalidCountryCode',
  ),
  phone('no number', 'jutro', 'booking-wizard:contactdata.fault.invalidNumber'),
  phone('no country', '+0123456789', 'booking-wizard:contactdata.fault.invalidCountryCode'),
  phone('premium', '700 123 456', 'booking-wizard:contactdata.fault.premium'),
  otherPhone,
  code('nothing', '', 'bookings:code.required'),
  code('no code', '12345x', 'bookings:code.required'),
  code('a wrong one', '000000', withValues('bookings:code.wrong', { count: 4 })),
  code('a wrong one, for the fifth time', '000000', 'bookings:code.noTries', { tries: 4 }),
  code('none was sent', '123456', 'bookings:code.over', { isSent: false }),

  prices('none', 400, {}, 'booking-wizard:prices.required'),
  prices('no name of a price', 400, { priceId: 'x'.repeat(81) }, 'booking-wizard:prices.required'),
  prices("another service's", 422, { priceId: 'price-7004' }, 'booking-wizard:prices.changed'),
  withoutPrices(
    'no current price list',
    { service: 'DERM2', availabilityId: 'derm2-urban' },
    'booking-wizard:prices.none',
    null,
  ),
  withoutPrices('the hospital gives no prices', DERM, 'booking-wizard:prices.hisError', 'PRICES_ERROR'),

  personalData('as the record has it', {}, { city: 'booking-wizard:personaldata.city.required' }),
  personalData(
    'nothing',
    { street: '', houseNumber: '', postalCode: '' },
    {
      houseNumber: 'booking-wizard:personaldata.houseNumber.required',
      postalCode: 'booking-wizard:personaldata.postalCode.required',
      city: 'booking-wizard:personaldata.city.required',
    },
  ),
  personalData(
    'no postal code',
    { city: 'Lublin', postalCode: '2040' },
    { postalCode: 'booking-wizard:personaldata.postalCode.invalid' },
  ),
  personalData(
    'a town as long as a book',
    { city: 'x'.repeat(81) },
    { city: 'booking-wizard:personaldata.tooLong' },
  ),
];
