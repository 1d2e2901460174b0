import { walkOf } from '#tests/support/booking-walk.ts';
import type { ErrorText } from '#app/services/error-text.ts';
import { at, type Rule } from './rule.ts';

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

/** A time whose price list cannot be had; `change` makes it so. */
const withoutPrices = (name: string, place: typeof DERM, text: ErrorText, sentinel: string | null): Rule => ({
  form: 'dates, nearest time',
  name,
  status: 422,
  errors: [at(null, text)],
  async send(scene) {
    const visitor = await scene.as('jan.nowak');
    const { answer } = await walkOf(visitor).atDates(place);
    const setSentinel = (value: string | null) =>
      scene.change('provider', 'update services set sentinel = ? where code = ?', value, place.service);
    setSentinel(sentinel);
    try {
      return await scene.ahead('PT1M', () => visitor.submit(answer, {}, 'main .inline-form'));
    } finally {
      setSentinel(null);
      await scene.ahead('PT2M', () => visitor.get('/newbooking/services'));
    }
  },
});

export const stepRules: readonly Rule[] = [
  prices('none', 400, {}, 'bookings:new.prices.required'),
  prices('no name of a price', 400, { priceId: 'x'.repeat(81) }, 'bookings:new.prices.required'),
  prices("another service's", 422, { priceId: 'price-7004' }, 'bookings:new.prices.changed'),
  withoutPrices(
    'no current price list',
    { service: 'DERM2', availabilityId: 'derm2-urban' },
    'bookings:new.prices.none',
    null,
  ),
  withoutPrices('the hospital gives no prices', DERM, 'bookings:new.prices.hisError', 'PRICES_ERROR'),

  personalData('as the record has it', {}, { city: 'bookings:new.personaldata.city.required' }),
  personalData(
    'nothing',
    { street: '', houseNumber: '', postalCode: '' },
    {
      houseNumber: 'bookings:new.personaldata.houseNumber.required',
      postalCode: 'bookings:new.personaldata.postalCode.required',
      city: 'bookings:new.personaldata.city.required',
    },
  ),
  personalData(
    'no postal code',
    { city: 'Lublin', postalCode: '2040' },
    { postalCode: 'bookings:new.personaldata.postalCode.invalid' },
  ),
  personalData(
    'a town as long as a book',
    { city: 'x'.repeat(81) },
    { city: 'bookings:new.personaldata.tooLong' },
  ),
];
