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

export const stepRules: readonly Rule[] = [
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
