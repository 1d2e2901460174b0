import { takeFirst, walkOf } from '#tests/support/booking-walk.ts';
import { withValues, type ErrorText } from '#app/services/text/error-text.ts';
import type { Account, Scene } from '#tests/support/scene.ts';
import { codeOver, codeRule, codeRules, phoneRule, phoneRules } from '#tests/support/phone-rules.ts';
import { forgetCodes } from '#tests/support/sms.ts';
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

/** A time without a price list cannot be booked. */
const withoutPrices = (name: string, place: typeof DERM, text: ErrorText): Rule => ({
  form: 'dates, nearest time',
  name,
  status: 422,
  errors: [leading('date-hour', text)],
  async send(scene) {
    const visitor = await scene.as('jan.nowak');
    return takeFirst(visitor, (await walkOf(visitor).atDates(place)).answer);
  },
});

const TEL = { service: 'TEL', availabilityId: 'tel-sikora' };

/** After a time of TEL; nobody has been sent a code yet. */
async function atTel(scene: Scene, account: Account) {
  forgetCodes(scene);
  const visitor = await scene.as(account);
  const { answer } = await walkOf(visitor).atSummary(TEL);
  return { visitor, page: answer };
}

/** Lucyna's phone is not confirmed. */
const phone = { form: 'contact data', atPhone: (scene: Scene) => atTel(scene, 'lucyna.baran') };

const fault = (
  name: string,
  phoneNumber: string,
  text: 'tooShort' | 'tooLong' | 'notSelectedCountry' | 'invalidCountryCode' | 'premium',
) => phoneRule(phone, { name, phoneNumber, text: `booking-wizard:contactdata.fault.${text}` });

const setConfirmed = (scene: Scene, isConfirmed: 0 | 1) =>
  scene.change('provider', "update accounts set phone_confirmed = ? where id = 'account-2017'", isConfirmed);

const otherPhone: Rule = {
  form: 'contact data',
  name: 'another number than the one confirmed meanwhile',
  status: 422,
  errors: [at('phone-phoneNumber', 'booking-wizard:contactdata.confirmed')],
  kept: { phoneNumber: '601234567' },
  async send(scene) {
    const { visitor, page } = await atTel(scene, 'lucyna.baran');
    setConfirmed(scene, 1);
    return visitor.submit(page, { phoneNumber: '601234567' }).finally(() => setConfirmed(scene, 0));
  },
};

const atCode = async (scene: Scene) => {
  const { visitor, page } = await atTel(scene, 'jan.nowak');
  return { visitor, page: await visitor.follow(await visitor.submit(page)) };
};
const unsent = async (scene: Scene) => {
  const { visitor, page } = await atTel(scene, 'jan.nowak');
  return { visitor, page: await visitor.get(page.path.replace('summary', 'code')) };
};

export const rules: readonly Rule[] = [
  ...phoneRules(phone),
  fault('a digit short', '60012', 'tooShort'),
  fault('too long', '+48 600 123 4567', 'tooLong'),
  fault('of an unknown country', '6001234567', 'notSelectedCountry'),
  fault('of a country that there is not', '+999 600 123 456', 'invalidCountryCode'),
  fault('no country', '+0123456789', 'invalidCountryCode'),
  fault('premium', '700 123 456', 'premium'),
  otherPhone,
  ...codeRules({ form: 'code', atCode }),
  codeRule(
    { form: 'code', atCode },
    { name: 'a wrong one, for the fifth time', text: 'bookings:code.noTries', triesBefore: 4 },
  ),
  codeOver({ form: 'code', atCode: unsent }),

  prices('none', 400, {}, 'booking-wizard:prices.required'),
  prices('no name of a price', 400, { priceId: 'x'.repeat(81) }, 'booking-wizard:prices.required'),
  prices("another service's", 422, { priceId: 'price-7004' }, 'booking-wizard:prices.changed'),
  withoutPrices(
    'no current price list',
    { service: 'DERM2', availabilityId: 'derm2-urban' },
    'booking-wizard:prices.none',
  ),

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
    { city: withValues('fields:line.tooLong', { count: 80 }) },
  ),
];
