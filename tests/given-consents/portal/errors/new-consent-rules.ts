import { addDays } from '#app/domain/dates/calendar.ts';
import { today } from '#app/domain/dates/warsaw.ts';
import { formatTypedDate } from '#app/domain/dates/words.ts';
import { withValues, withWay } from '#app/services/text/error-text.ts';
import { at, type ExpectedError, type Rule } from '#tests/house/portal/errors/rule.ts';
import { setGuardians } from '#tests/given-consents/scene.ts';
import { consentWalk, PERSON } from '#tests/given-consents/walk.ts';

type Walk = ReturnType<typeof consentWalk>;

/** A step of Jan's, sent with these fields. */
const refuses = (
  form: string,
  step: (walk: Walk) => ReturnType<Walk['start']>,
  rule: { name: string; fields?: Record<string, string>; errors: ExpectedError[]; status?: 400 | 422 },
): Rule => ({
  form,
  name: rule.name,
  status: rule.status ?? 400,
  errors: rule.errors,
  kept: rule.fields ?? {},
  async send(scene) {
    const jan = await scene.as('jan.nowak');
    return jan.submit(await step(consentWalk(jan)), rule.fields ?? {});
  },
});

const person = (name: string, fields: Record<string, string>, ...errors: ExpectedError[]) =>
  refuses('who is authorized', (walk) => walk.atPerson(), { name, fields: { ...PERSON, ...fields }, errors });

const pesel = (name: string, typed: string, text: Parameters<typeof at>[1]) =>
  person(name, { pesel: typed }, at('person-pesel', text));

const kind = (name: string, fields: Record<string, string>, text: Parameters<typeof at>[1]) =>
  refuses('which consent is given', (walk) => walk.atKind(), {
    name,
    fields,
    errors: [at('kind-kind', text)],
  });

const dates = (name: string, fields: Record<string, string>, ...errors: ExpectedError[]) =>
  refuses('from when and until when', (walk) => walk.atDates(), { name, fields, errors });

const daysOn = (days: number) => formatTypedDate(addDays({ day: today(new Date()), days }));

const FOREIGNER = { country: 'UA', pesel: '', documentType: 'PASSPORT', documentNumber: 'FX 100-200' };

export const rules: readonly Rule[] = [
  {
    form: 'whose consent it is',
    name: 'somebody for whom guardians may not give',
    status: 422,
    errors: [at('patient-patientId', 'consent-wizard:patient.notFor')],
    async send(scene) {
      await setGuardians(scene.portal, 'on');
      const anna = await scene.as('anna.kowalska');
      const kind = await consentWalk(anna).atKind('patient-1002');
      const page = await anna.get(kind.path.replace('/kind', '/patient'));
      await setGuardians(scene.portal, 'off');
      return anna.submit(page, { patientId: 'patient-1004' });
    },
  },
  {
    form: 'whose consent it is',
    name: 'somebody else’s patient',
    status: 422,
    errors: [at('patient-patientId', 'consent-wizard:patient.required')],
    async send(scene) {
      await setGuardians(scene.portal, 'on');
      const anna = await scene.as('anna.kowalska');
      const answer = await anna.submit(await consentWalk(anna).start(), { patientId: 'patient-1001' });
      await setGuardians(scene.portal, 'off');
      return answer;
    },
  },
  kind('nothing is chosen', {}, 'consent-wizard:kind.required'),
  person('a hyphen first', { name: '-Anna' }, at('person-name', 'people:names.dashFirst')),
  person('a hyphen last', { name: 'Anna-' }, at('person-name', 'people:names.dashLast')),
  person('a digit in a name', { lastName: 'Anna1' }, at('person-lastName', 'people:names.digits')),
  person('a sign in a name', { lastName: 'Anna@' }, at('person-lastName', 'people:names.nameInvalid')),
  pesel('no PESEL', '', 'consent-wizard:person.pesel.required'),
  pesel('ten digits', '7503084321', 'enrolment:pesel.LENGTH'),
  pesel('letters in it', '7503084321X', 'enrolment:pesel.SIGNS'),
  pesel('one digit eleven times', '00000000000', 'enrolment:pesel.REPEATED'),
  pesel('a day that is none', '85023112345', 'enrolment:pesel.DAY'),
  pesel('a wrong check digit', '44051401350', 'enrolment:pesel.CHECKSUM'),
  person(
    'a document beside a PESEL',
    { documentNumber: 'AB1' },
    at('person-documentNumber', 'consent-wizard:person.document.notHere'),
  ),
  person(
    'another country without a document',
    { ...FOREIGNER, documentType: '', documentNumber: '' },
    at('person-documentType', 'consent-wizard:person.document.type'),
    at('person-documentNumber', 'people:edit.document.number'),
  ),
  person(
    'another country with a PESEL',
    { ...FOREIGNER, pesel: PERSON.pesel },
    at('person-pesel', 'consent-wizard:person.pesel.notHere'),
  ),
  person(
    'no country: it says what else is asked for',
    { country: '' },
    at('person-country', 'people:edit.country.required'),
  ),
  person(
    'an address that is begun',
    { street: 'Polna', postalCode: '20-01' },
    at('person-houseNumber', 'booking-wizard:personaldata.houseNumber.required'),
    at('person-postalCode', 'booking-wizard:personaldata.postalCode.invalid'),
    at('person-city', 'booking-wizard:personaldata.city.required'),
  ),
  person(
    'an address in Great Britain with a code of nowhere',
    { houseNumber: '1', city: 'London', postalCode: 'xx', addressCountry: 'GB' },
    at(
      'person-postalCode',
      withValues('booking-wizard:personaldata.postalCode.invalidAbroad', { example: 'SW1A 1AA' }),
    ),
  ),
  refuses('to which partner', (walk) => walk.atPartner(), {
    name: 'nobody is chosen',
    errors: [at('partner-partnerId', 'consent-wizard:partner.required')],
  }),
  refuses('who there, and which documents', (walk) => walk.atScope(), {
    name: 'nothing is chosen',
    errors: [
      at('scope-personnelId', 'consent-wizard:scope.personnelRequired'),
      at('scope-scope', 'consent-wizard:scope.required'),
    ],
  }),
  refuses('who there, and which documents', (walk) => walk.atScope('partner-hospital'), {
    name: 'a person, while there is a consent for all',
    status: 422,
    fields: { personnelId: 'personnel-wrona', scope: 'SELECTED' },
    errors: [
      at(
        'scope-personnelId',
        withWay('consent-wizard:scope.existsConsentAll', {
          href: '/consents/partner-consent-1',
          words: 'consent-wizard:scope.existing',
        }),
      ),
    ],
  }),
  {
    form: 'who there, and which documents',
    name: 'a person of another partner',
    status: 422,
    errors: [at('scope-personnelId', 'consent-wizard:scope.unknownPerson')],
    async send(scene) {
      const jan = await scene.as('jan.nowak');
      return jan.submit(await consentWalk(jan).atScope(), { personnelId: 'personnel-wrona', scope: 'ALL' });
    },
  },
  dates('no first day', { from: '' }, at('dates-from', 'consent-wizard:dates.fromRequired')),
  dates('yesterday', { from: daysOn(-1) }, at('dates-from', 'consent-wizard:dates.inThePast')),
  dates('no such day', { from: '31-04-2027' }, at('dates-from', 'fields:day.impossible')),
  dates(
    'the last day before the first',
    { from: daysOn(3), to: daysOn(2) },
    at('dates-to', 'consent-wizard:dates.beforeFrom'),
  ),
];
