import { at, type Rule } from '#tests/house/portal/errors/rule.ts';
import { daysAgo, NAMES, newPesel, peselFor, walkOf, type Role } from '#tests/enrolment/walk.ts';

const FORM = 'who is registered';

/** Sends the first step with these fields, right in all others. */
const sends =
  (role: Role, fields: Record<string, string>): Rule['send'] =>
  async (scene) => {
    const anna = await scene.as('anna.kowalska');
    const page = await walkOf(anna).atPerson(role);
    return anna.submit(page, { ...NAMES, pesel: peselFor(role), knownBy: 'PESEL', ...fields });
  };

const pesel = (name: string, typed: string, text: Parameters<typeof at>[1]): Rule => ({
  form: FORM,
  name,
  status: 400,
  errors: [at('person-pesel', text)],
  send: sends('CHILD', { pesel: typed }),
});

export const rules: readonly Rule[] = [
  pesel('no PESEL', '', 'enrolment:pesel.required.CHILD'),
  pesel('letters in it', '8501011234X', 'enrolment:pesel.SIGNS'),
  pesel('a digit is missing', '8501011234', 'enrolment:pesel.LENGTH'),
  pesel('one digit eleven times', '44444444444', 'enrolment:pesel.REPEATED'),
  pesel('a day that is none', '85023112345', 'enrolment:pesel.DAY'),
  pesel('an adult as a child', newPesel(daysAgo(20 * 366)), 'enrolment:born.ADULT'),
  {
    form: FORM,
    name: 'nothing is typed',
    status: 400,
    errors: [
      at('person-knownBy', 'enrolment:person.knownBy.required.CHILD'),
      at('person-name', 'people:names.required'),
      at('person-lastName', 'people:names.lastRequired'),
    ],
    send: sends('CHILD', { pesel: '', knownBy: '', name: '', lastName: '' }),
  },
  {
    form: 'a registration',
    name: 'no consent',
    status: 400,
    errors: [at('review-consent', 'enrolment:consent.required')],
    async send(scene) {
      const anna = await scene.as('anna.kowalska');
      return anna.submit(await walkOf(anna).atReview('CHILD'));
    },
  },
];
