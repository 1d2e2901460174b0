import { LONGEST_OTHER_REASON } from '#contract/declarations/reading/choices.ts';
import { withValues, type ErrorText } from '#app/services/text/error-text.ts';
import { at, type Rule } from '#tests/house/portal/errors/rule.ts';
import { setPesel, unknownAtSummary } from '#tests/declarations/scene.ts';
import { FIRST, REFUSED_BY_HOSPITAL, STAFF, walkOf } from '#tests/declarations/walk.ts';

const NURSE = { kind: 'NURSE' } as const;

/** Sends the choices of Jan's nurse. */
const choices = (
  name: string,
  typed: Partial<typeof FIRST>,
  ...errors: readonly [field: string, text: ErrorText][]
): Rule => ({
  form: 'which choice it is',
  name,
  status: 400,
  errors: errors.map(([field, text]) => at(`choices-${field}`, text)),
  // An option that is not offered is chosen nowhere.
  kept: Object.fromEntries(Object.entries(typed).filter(([field]) => field.endsWith('Text'))),
  async send(scene) {
    const jan = await scene.as('jan.nowak');
    return jan.submit(await walkOf(jan).atChoices(NURSE), { ...FIRST, ...typed });
  },
});

const TOO_LONG = 'x'.repeat(LONGEST_OTHER_REASON + 1);
const REASON = 'declaration-wizard:choices.reason.required';

/** The faults for which a new declaration is refused. */
export const rules: readonly Rule[] = [
  choices(
    'nothing is chosen',
    { healthcareProviderNumber: '', practitionerNumber: '' },
    ['healthcareProviderNumber', 'declaration-wizard:choices.number.required'],
    ['practitionerNumber', 'declaration-wizard:choices.number.required'],
  ),
  choices('a fourth choice of a form that ends with the third', { practitionerNumber: '4' }, [
    'practitionerNumber',
    'declaration-wizard:choices.number.required',
  ]),
  choices(
    'a third choice without a reason, in both blocks',
    { healthcareProviderNumber: '3', practitionerNumber: '3' },
    ['healthcareProviderReason', REASON],
    ['practitionerReason', REASON],
  ),
  choices('turning 18 is no reason with a nurse', { practitionerNumber: '2', practitionerReason: '3' }, [
    'practitionerReason',
    'declaration-wizard:choices.reason.notOffered',
  ]),
  choices('another reason without words', { healthcareProviderNumber: '2', healthcareProviderReason: '4' }, [
    'healthcareProviderText',
    'declaration-wizard:choices.text.required',
  ]),
  choices(
    'another reason in too many words',
    { healthcareProviderNumber: '2', healthcareProviderReason: '4', healthcareProviderText: TOO_LONG },
    [
      'healthcareProviderText',
      withValues('declaration-wizard:choices.text.tooLong', { most: LONGEST_OTHER_REASON }),
    ],
  ),
  {
    form: 'whom a declaration is for',
    name: 'nobody',
    status: 400,
    errors: [at('patient-patientId', 'declaration-wizard:patients.required')],
    async send(scene) {
      const anna = await scene.as('anna.kowalska');
      return anna.submit(await walkOf(anna).start('GP'));
    },
  },
  {
    form: 'whom a declaration is for',
    name: 'somebody whom the hospital system does not know',
    status: 422,
    errors: [at('patient-patientId', 'declaration-wizard:patients.unknown')],
    async send(scene) {
      const anna = await scene.as('anna.kowalska');
      const { national_id: pesel } = scene.read(
        'provider',
        `select national_id from patients where id = 'patient-1004'`,
      ) as { national_id: string };
      setPesel(scene, 'patient-1004', null);
      const answer = await anna.submit(await walkOf(anna).start('GP'), { patientId: 'patient-1004' });
      setPesel(scene, 'patient-1004', pesel);
      return answer;
    },
  },
  {
    form: 'who is chosen',
    name: 'nobody',
    status: 400,
    errors: [at('staff-practitioner', 'declaration-wizard:staff.required')],
    async send(scene) {
      const jan = await scene.as('jan.nowak');
      return jan.submit(await walkOf(jan).atStaff(NURSE));
    },
  },
  {
    form: 'who is chosen',
    name: 'a doctor for a nurse',
    status: 422,
    errors: [at('staff-practitioner', 'declaration-wizard:staff.unknown')],
    async send(scene) {
      const jan = await scene.as('jan.nowak');
      return jan.submit(await walkOf(jan).atStaff(NURSE), { practitioner: STAFF.GP });
    },
  },
  {
    form: 'a new declaration',
    name: 'no postal code',
    status: 400,
    errors: [at('summary-postalCode', 'booking-wizard:personaldata.postalCode.invalid')],
    kept: { postalCode: '20-01', familyName: 'Zieliński' },
    async send(scene) {
      const jan = await scene.as('jan.nowak');
      const { path } = await walkOf(jan).atSummary(NURSE);
      const page = await jan.get(`${path}&data=all`);
      return jan.submit(page, { postalCode: '20-01', familyName: 'Zieliński' });
    },
  },
  {
    form: 'a new declaration',
    name: 'the hospital system refuses it',
    status: 422,
    errors: [at(null, 'declaration-wizard:refused.hospital')],
    async send(scene) {
      const stanislaw = await scene.as('stanislaw.wojcik');
      const page = await walkOf(stanislaw).atSummary({ kind: 'GP', practitioner: REFUSED_BY_HOSPITAL });
      return stanislaw.submit(page);
    },
  },
  {
    form: 'a new declaration',
    name: 'the hospital system has no such patient',
    status: 422,
    errors: [at(null, 'declaration-wizard:refused.noPatient')],
    async send(scene) {
      const oleksandr = await scene.as('oleksandr.kovalenko');
      return oleksandr.submit(await unknownAtSummary(scene, oleksandr));
    },
  },
];
