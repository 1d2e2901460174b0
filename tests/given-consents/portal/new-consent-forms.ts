import type { FormRow, FormRows, Person } from '#tests/house/portal/forms/row.ts';
import { NEXT_STEP } from '#tests/house/portal/forms/successes.ts';
import { anything, day, oneOf, text } from '#tests/house/portal/forms/texts.ts';
import { tokensOf } from '#tests/support/booking-walk.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { setGuardians } from '#tests/given-consents/scene.ts';
import { consentWalk, discardOf, PERSON } from '#tests/given-consents/walk.ts';

type Walk = ReturnType<typeof consentWalk>;
const of = ({ visitor }: Person) => consentWalk(visitor);

/** A form of a step, to which a walk leads Jan, and by which he comes to the review of a consent of this kind. */
const step = (
  [route, kind]: readonly [string, Parameters<Walk['atReview']>[0]],
  at: (walk: Walk) => Promise<{ path: string }>,
  form: Omit<Awaited<ReturnType<FormRow['open']>>, 'send'>,
): FormRow => ({
  route: `/newconsent/${route}`,
  success: { ...NEXT_STEP, sent: async (scene) => consentWalk(await scene.as('jan.nowak')).atReview(kind) },
  async open({ as }) {
    const jan = await as('jan.nowak');
    return { ...form, send: jan.posts((await at(of(jan))).path) };
  },
});

/** Puts news away that was put away in another tab before: it is done. */
async function putAwayAt(visitor: Visitor, path: string) {
  const tokens = tokensOf(await visitor.get('/display'));
  return visitor.follow(await visitor.post(path, { ...tokens, step: 'there is none', act: 'putAway' }));
}

export const newConsentForms: FormRows = {
  'whose consent it is': {
    route: '/newconsent/patient',
    success: {
      ...NEXT_STEP,
      async sent(scene) {
        await setGuardians(scene.portal, 'on');
        return consentWalk(await scene.as('anna.kowalska')).atKind('patient-1002');
      },
    },
    async open({ as, portal }) {
      // Who may give for nobody else is not asked.
      await setGuardians(portal, 'on');
      const anna = await as('anna.kowalska');
      return {
        known: { patientId: oneOf('patient-1001', 'patient-1003') },
        chosen: ['patientId'],
        send: anna.posts((await of(anna).start()).path),
      };
    },
  },
  'which consent is given': step(['kind', 'INFO'], (walk) => walk.atKind(), {
    known: { kind: oneOf('CTEL', 'CPAR', 'XX') },
    chosen: ['kind'],
  }),
  'who is authorized': step(['person', 'CDPM'], (walk) => walk.atPerson(), {
    known: {
      name: text,
      lastName: text,
      country: oneOf('PL', 'UA', 'XX'),
      pesel: oneOf(PERSON.pesel, '00000000000'),
      documentType: oneOf('PASSPORT', ''),
      documentNumber: text,
      street: text,
      houseNumber: text,
      apartmentNumber: text,
      postalCode: text,
      city: text,
      postalCity: text,
      addressCountry: oneOf('PL', 'DE'),
    },
    typed: ['name', 'lastName', 'pesel', 'documentNumber', 'street', 'houseNumber', 'postalCode', 'city'],
  }),
  'to which partner': step(['partner', 'CPAR'], (walk) => walk.atPartner(), {
    known: { partnerId: oneOf('partner-nobody') },
    chosen: ['partnerId'],
  }),
  'who there, and which documents': step(['scope', 'CPAR'], (walk) => walk.atScope(), {
    known: { personnelId: oneOf('*', 'personnel-wrona'), scope: oneOf('ALL', 'SELECTED') },
    chosen: ['personnelId', 'scope'],
  }),
  'from when and until when': step(['dates', 'INFO'], (walk) => walk.atDates(), {
    known: { from: day, to: day },
    typed: ['from', 'to'],
  }),
  'a consent': {
    route: '/newconsent/review',
    open: async ({ as }) => {
      const jan = await as('jan.nowak');
      return { known: anything, send: jan.posts((await of(jan).atReview('INFO')).path) };
    },
    success: async (scene) => consentWalk(await scene.as('jan.nowak')).saved('INFO'),
  },
  'news of a saved consent': {
    route: '/newconsent/saved/:id',
    open: async ({ as }) => ({
      known: { step: text, act: oneOf('try', 'putAway') },
      send: (await as('jan.nowak')).posts('/newconsent/saved/consent-7001'),
    }),
    success: async (scene) => {
      return putAwayAt(await scene.as('jan.nowak'), '/newconsent/saved/consent-7001');
    },
  },
  'a consent that is deleted unfinished': {
    route: '/newconsent/discard',
    open: async ({ as }) => ({
      known: anything,
      send: (await as('jan.nowak')).posts('/newconsent/discard?draft=none'),
    }),
    success: async (scene) => {
      const jan = await scene.as('jan.nowak');
      const question = await discardOf(jan, await consentWalk(jan).atDates());
      return jan.follow(await jan.submit(question));
    },
  },
};
