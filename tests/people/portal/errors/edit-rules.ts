import { withValues, type ErrorText } from '#app/services/text/error-text.ts';
import { at, type Rule } from '#tests/house/portal/errors/rule.ts';
import type { Account, Scene } from '#tests/support/scene.ts';

const PAGES = {
  'piotr.zielinski': '/account/patients/patient-1005/edit',
  'oleksandr.kovalenko': '/account/patients/patient-1008/edit',
} as const satisfies Partial<Record<Account, string>>;
type Who = keyof typeof PAGES;

const WHOLE = { city: 'Lublin' };

async function sent(scene: Scene, who: Who, fields: Record<string, string>) {
  const visitor = await scene.as(who);
  return visitor.submit(await visitor.get(PAGES[who]), { ...WHOLE, ...fields });
}

type Wrong = Readonly<{
  field: string;
  typed: string;
  text: ErrorText;
  who?: Who;
  more?: Record<string, string>;
}>;

const wrong = ({ field, typed, text, who = 'piotr.zielinski', more = {} }: Wrong): Rule => ({
  form: 'what is changed of a person',
  name: `${field} "${typed}"`,
  status: 400,
  errors: [at(`person-${field}`, text)],
  ...(/country$/i.test(field) ? {} : { kept: { [field]: typed } }),
  send: (scene) => sent(scene, who, { ...more, [field]: typed }),
});

const LETTERS = { lettersHouseNumber: '5', lettersPostalCode: '20-012', lettersCity: 'Lublin' };

export const rules: readonly Rule[] = [
  wrong({ field: 'name', typed: '-Anna', text: 'people:names.dashFirst' }),
  wrong({ field: 'name', typed: '-', text: 'people:names.dashFirst' }),
  wrong({ field: 'name', typed: 'Anna-', text: 'people:names.dashLast' }),
  wrong({ field: 'name', typed: 'Anna2', text: 'people:names.digits' }),
  wrong({ field: 'name', typed: '', text: 'people:names.required' }),
  wrong({ field: 'middleName', typed: 'Anna@', text: 'people:names.nameInvalid' }),
  wrong({ field: 'lastName', typed: '-Nowak', text: 'people:names.dashFirst' }),
  wrong({ field: 'lastName', typed: 'Nowak-', text: 'people:names.dashLast' }),
  wrong({ field: 'lastName', typed: '', text: 'people:names.lastRequired' }),
  wrong({ field: 'lastName', typed: 'x'.repeat(81), text: withValues('fields:line.tooLong', { count: 80 }) }),
  wrong({
    field: 'documentCountry',
    typed: '',
    text: 'people:edit.document.country',
    more: { documentNumber: 'AB1' },
  }),
  wrong({
    field: 'documentNumber',
    typed: '',
    text: 'people:edit.document.number',
    who: 'oleksandr.kovalenko',
  }),
  wrong({
    field: 'documentCountry',
    typed: 'PL',
    text: 'people:edit.document.country',
    who: 'oleksandr.kovalenko',
  }),
  wrong({ field: 'country', typed: '', text: 'people:edit.country.required' }),
  wrong({ field: 'country', typed: 'XX', text: 'people:edit.country.required' }),
  wrong({ field: 'houseNumber', typed: '', text: 'booking-wizard:personaldata.houseNumber.required' }),
  wrong({ field: 'postalCode', typed: '', text: 'booking-wizard:personaldata.postalCode.required' }),
  wrong({ field: 'postalCode', typed: '2040', text: 'booking-wizard:personaldata.postalCode.invalid' }),
  wrong({ field: 'city', typed: '', text: 'booking-wizard:personaldata.city.required' }),
  ...(
    [
      ['lettersHouseNumber', 'booking-wizard:personaldata.houseNumber.required'],
      ['lettersPostalCode', 'booking-wizard:personaldata.postalCode.required'],
      ['lettersCity', 'booking-wizard:personaldata.city.required'],
      ['lettersCountry', 'people:edit.country.required'],
    ] as const
  ).map(([field, text]) => wrong({ field, typed: '', text, more: LETTERS })),
  {
    form: 'what is changed of a person',
    name: 'names that the unit has meanwhile kept to itself',
    status: 422,
    errors: [at(null, 'people:edit.namesLocked')],
    send: async (scene) => {
      const piotr = await scene.as('piotr.zielinski');
      const page = await piotr.get(PAGES['piotr.zielinski']);
      const confirm = (authorized: 0 | 1) =>
        scene.change('provider', `update patients set authorized = ${authorized} where id = 'patient-1005'`);
      confirm(1);
      return piotr.submit(page, { ...WHOLE, name: 'Paweł' }).finally(() => confirm(0));
    },
  },
];
