import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { sends } from '#tests/house/portal/forms/successes.ts';
import { oneOf, text } from '#tests/house/portal/forms/texts.ts';

const typed = [
  'name',
  'middleName',
  'lastName',
  'documentNumber',
  'street',
  'houseNumber',
  'apartmentNumber',
  'postalCode',
  'city',
  'lettersStreet',
  'lettersHouseNumber',
  'lettersApartmentNumber',
  'lettersPostalCode',
  'lettersCity',
];
const country = oneOf('PL', 'DE', 'UA', 'XX');

export const forms: FormRows = {
  'what is changed of a person': {
    route: '/account/patients/:id/edit',
    open: async ({ as }) => ({
      known: {
        ...Object.fromEntries(typed.map((name) => [name, text])),
        country,
        documentCountry: country,
        lettersCountry: country,
        version: oneOf('0', '1', '2'),
      },
      send: (await as('piotr.zielinski')).posts('/account/patients/patient-1005/edit'),
      typed,
    }),
    success: sends('stanislaw.wojcik', '/account/patients/patient-1007/edit', { apartmentNumber: '16' }),
  },
};
