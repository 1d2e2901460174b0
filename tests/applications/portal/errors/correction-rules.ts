import type { ErrorText } from '#app/services/text/error-text.ts';
import { at, type Rule } from '#tests/house/portal/errors/rule.ts';

const JAN = '/account/patients/patient-1001/correction';

type Sent = Readonly<{
  kind: string;
  name: string;
  fields: Record<string, string>;
  errors: [string, ErrorText][];
}>;

/** Jan asks for a correction that is not complete, or wrong. */
const rule = ({ kind, name, fields, errors }: Sent): Rule => ({
  form: `a request of the kind ${kind}`,
  name,
  status: 400,
  errors: errors.map(([field, text]) => at(`correction-${field}`, text)),
  async send(scene) {
    const jan = await scene.as('jan.nowak');
    return jan.submit(await jan.get(`${JAN}/new?kind=${kind}`), fields);
  },
});

const REQUIRED = 'applications:new.fault.required';
const pesel = (name: string, typed: string, fault: 'SIGNS' | 'LENGTH' | 'REPEATED' | 'DAY' | 'CHECKSUM') =>
  rule({
    kind: 'PESEL',
    name,
    fields: { pesel: typed },
    errors: [['pesel', `applications:new.fault.pesel.${fault}`]],
  });

export const rules: readonly Rule[] = [
  rule({
    kind: 'NAMES',
    name: 'no names',
    fields: { name: '', lastName: '' },
    errors: [
      ['name', 'people:names.required'],
      ['lastName', 'people:names.lastRequired'],
    ],
  }),
  rule({
    kind: 'NAMES',
    name: 'a hyphen first, and a digit',
    fields: { name: '-Jan', lastName: 'N0wak' },
    errors: [
      ['name', 'people:names.dashFirst'],
      ['lastName', 'people:names.digits'],
    ],
  }),
  rule({ kind: 'PESEL', name: 'nothing', fields: { pesel: '' }, errors: [['pesel', REQUIRED]] }),
  pesel('letters', '5403140003A', 'SIGNS'),
  pesel('ten digits', '5403140003', 'LENGTH'),
  pesel('one digit', '11111111111', 'REPEATED'),
  pesel('no such day', '54033200034', 'DAY'),
  pesel('a wrong check digit', '54031400035', 'CHECKSUM'),
  rule({ kind: 'BIRTH_DATE', name: 'nothing', fields: { birthDate: '' }, errors: [['birthDate', REQUIRED]] }),
  rule({
    kind: 'BIRTH_DATE',
    name: 'a day to come',
    fields: { birthDate: '01.01.2099' },
    errors: [['birthDate', 'applications:new.fault.tooLate']],
  }),
  rule({ kind: 'GENDER', name: 'nothing', fields: {}, errors: [['gender', REQUIRED]] }),
  rule({
    kind: 'DOCUMENT',
    name: 'nothing',
    fields: { documentNumber: '' },
    errors: [['documentNumber', REQUIRED]],
  }),
  rule({ kind: 'OTHER', name: 'no words', fields: { text: '' }, errors: [['text', REQUIRED]] }),
];
