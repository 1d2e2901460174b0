import type { FormRow, FormRows, Person } from '#tests/house/portal/forms/row.ts';
import { NEXT_STEP } from '#tests/house/portal/forms/successes.ts';
import { anything, oneOf, text } from '#tests/house/portal/forms/texts.ts';
import { walkOf } from '#tests/declarations/walk.ts';
import type { Answer } from '#tests/support/visitor.ts';

type Walk = ReturnType<typeof walkOf>;

const HELENA = { kind: 'GP', patientId: 'patient-1004' } as const;

/** A form of a step, to which a walk leads Anna for her ward, who has a doctor. */
const step = (
  route: string,
  at: (walk: Walk) => Promise<Answer>,
  form: Omit<Awaited<ReturnType<FormRow['open']>>, 'send'>,
): FormRow => ({
  route: `/newdeclaration/:type/${route}`,
  success: { ...NEXT_STEP, sent: async (scene) => walkOf(await scene.as('anna.kowalska')).atSummary(HELENA) },
  async open({ as }) {
    const anna: Person = await as('anna.kowalska');
    const { path } = await at(walkOf(anna.visitor));
    return { ...form, send: anna.posts(path) };
  },
});

/** Forms of a new declaration. */
export const newForms: FormRows = {
  'whom a declaration is for': step('patients', (walk) => walk.start('GP'), {
    known: { patientId: oneOf('patient-1002', 'patient-1004', 'patient-1007') },
    chosen: ['patientId'],
  }),
  'who is chosen': step('staff', (walk) => walk.atStaff(HELENA), {
    known: {
      practitioner: oneOf('doctor-kubiak~unit-children', 'nurse-adamska~unit-nurses', 'doctor-wrona~'),
    },
    chosen: ['practitioner'],
  }),
  'whether the former declaration goes': step('replace', (walk) => walk.afterStaff(HELENA), {
    known: { answer: oneOf('replace', 'no'), former: text },
  }),
  'which choice it is': step('choices', (walk) => walk.atChoices(HELENA), {
    known: {
      healthcareProviderNumber: oneOf('1', '2', '3', '4', '-1'),
      healthcareProviderReason: oneOf('0', '1', '3', '4', '9'),
      healthcareProviderText: text,
      practitionerNumber: oneOf('1', '2', '3', '4', '-1'),
      practitionerReason: oneOf('0', '1', '3', '4', '9'),
      practitionerText: text,
    },
    typed: ['healthcareProviderText', 'practitionerText'],
    chosen: ['healthcareProviderNumber', 'practitionerNumber'],
  }),
  'a new declaration': {
    route: '/newdeclaration/:type/summary',
    async open({ as }) {
      const anna = await as('anna.kowalska');
      const { path } = await walkOf(anna.visitor).atSummary(HELENA);
      return {
        known: {
          familyName: text,
          street: text,
          houseNumber: text,
          apartmentNumber: text,
          postalCode: oneOf('20-01', 'XX'),
          city: text,
          phoneNumber: text,
          insurerCode: oneOf('00', '17'),
        },
        send: anna.posts(`${path}&data=all`),
        typed: ['city', 'phoneNumber'],
      };
    },
    success: async (scene) => walkOf(await scene.as('jan.nowak')).saved({ kind: 'MIDWIFE' }),
  },
  'a declaration that is deleted before it is saved': {
    route: '/newdeclaration/:type/discard',
    open: async ({ as }) => ({
      known: anything,
      send: (await as('anna.kowalska')).posts('/newdeclaration/nurse/discard?draft=none'),
    }),
    success: async (scene) => {
      const piotr = await scene.as('piotr.zielinski');
      const { path } = await walkOf(piotr).atChoices({ kind: 'MIDWIFE' });
      const question = await piotr.get(path.replace('/choices', '/discard'));
      return piotr.follow(await piotr.submit(question));
    },
  },
};
