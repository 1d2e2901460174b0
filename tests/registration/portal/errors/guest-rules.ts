import { at, type Rule } from '#tests/house/portal/errors/rule.ts';
import { daysAgo, newPesel, type Role } from '#tests/enrolment/walk.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import { CONTACT, GUEST_NAMES, guestWalk, peselOfGuest, solved } from '#tests/registration/walk.ts';

const PERSON = 'a guest’s person';
const CONTACTS = 'a guest’s contact';

/** Sends the page of the person with these fields, right in all others. */
const person =
  (role: Role, fields: Record<string, string>): Rule['send'] =>
  async (scene) => {
    const visitor = scene.guest();
    const page = await guestWalk(visitor, role).atPerson();
    const right = { ...GUEST_NAMES, pesel: peselOfGuest(role, 1), knownBy: 'PESEL' };
    return visitor.submit(page, { ...right, ...fields });
  };

const pesel = (name: string, typed: string, text: ErrorText, role: Role = 'PATIENT'): Rule => ({
  form: PERSON,
  name,
  status: 400,
  errors: [at('person-pesel', text)],
  send: person(role, { pesel: typed }),
});

const contact = (name: string, fields: Record<string, string>, id: string, text: ErrorText): Rule => ({
  form: CONTACTS,
  name,
  status: 400,
  errors: [at(id, text)],
  async send(scene) {
    const visitor = scene.guest();
    return visitor.submit(await guestWalk(visitor).atContact('', 2), { ...CONTACT, ...fields });
  },
});

const phone = (name: string, phoneNumber: string, text: ErrorText) =>
  contact(name, { phoneNumber }, 'contact-phoneNumber', text);

export const rules: readonly Rule[] = [
  pesel('no PESEL', '', 'enrolment:pesel.required.PATIENT'),
  pesel('letters in it', '8501011234X', 'enrolment:pesel.SIGNS'),
  pesel('a digit is missing', '8501011234', 'enrolment:pesel.LENGTH'),
  pesel('one digit eleven times', '44444444444', 'enrolment:pesel.REPEATED'),
  pesel('a day that is none', '85023112345', 'enrolment:pesel.DAY'),
  pesel('a ward who is not born yet', newPesel('2150-01-01'), 'enrolment:born.FUTURE', 'WARD'),
  {
    form: PERSON,
    name: 'a hyphen first, a hyphen last',
    status: 400,
    errors: [at('person-name', 'people:names.dashFirst'), at('person-lastName', 'people:names.dashLast')],
    send: person('WARD', { name: '-Anna', lastName: 'Anna-' }),
  },
  {
    form: PERSON,
    name: 'nothing is typed',
    status: 400,
    errors: [
      at('person-name', 'people:names.required'),
      at('person-lastName', 'people:names.lastRequired'),
      at('person-knownBy', 'enrolment:person.knownBy.required.CHILD'),
    ],
    send: person('CHILD', { pesel: '', knownBy: '', name: '', lastName: '' }),
  },
  {
    form: 'a guest’s document',
    name: 'another country, and a number that is none',
    status: 400,
    errors: [
      at('document-documentNumber', 'people:edit.document.notANumber'),
      at('document-documentCountry', 'people:edit.country.notListed'),
      at('document-birthDate', 'enrolment:born.TOO_OLD'),
      at('document-gender', 'enrolment:document.gender.required'),
    ],
    async send(scene) {
      const visitor = scene.guest();
      const page = await guestWalk(visitor).atDocument();
      return visitor.submit(page, {
        documentNumber: 'A',
        documentCountry: 'OTHER',
        birthDate: daysAgo(121 * 366),
      });
    },
  },
  phone('no phone', '', 'booking-wizard:contactdata.fault.required'),
  phone('three digits', '123', 'booking-wizard:contactdata.fault.tooFew'),
  phone('six digits', '123456', 'booking-wizard:contactdata.fault.tooShort'),
  phone('digits of no country', '4930123456', 'booking-wizard:contactdata.fault.notSelectedCountry'),
  phone('a country that is none', '+999 123 456 789', 'booking-wizard:contactdata.fault.invalidCountryCode'),
  phone('a digit too many', '+48 600 100 199 9', 'booking-wizard:contactdata.fault.tooLong'),
  phone('letters', '600 abc 199', 'booking-wizard:contactdata.fault.invalidNumber'),
  phone('a paid number', '701 100 199', 'booking-wizard:contactdata.fault.premium'),
  contact('no address', { email: 'a@' }, 'contact-email', 'public:email.invalid'),
  contact('no name', { username: ' ' }, 'contact-username', 'registration:contact.username.required'),
  {
    form: 'a guest’s consents',
    name: 'nothing is ticked',
    status: 400,
    errors: [
      at('consents-patient', 'enrolment:consent.required'),
      at('consents-register', 'registration:consents.needed'),
    ],
    async send(scene) {
      const visitor = scene.guest();
      const page = await guestWalk(visitor).atConsents('', {}, 3);
      return visitor.submit(page, solved(page));
    },
  },
  {
    form: 'a guest’s registration',
    name: 'no password',
    status: 400,
    errors: [at('review-password', 'public:newPassword.required')],
    async send(scene) {
      const visitor = scene.guest();
      return visitor.submit(await guestWalk(visitor).atReview('', {}, 4));
    },
  },
];
