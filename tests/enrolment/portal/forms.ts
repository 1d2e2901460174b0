import type { FormRow, FormRows, Person } from '#tests/house/portal/forms/row.ts';
import type { Scene } from '#tests/support/scene.ts';
import { NEXT_STEP, ON_THE_WAY } from '#tests/house/portal/forms/successes.ts';
import { anything, day, oneOf, text } from '#tests/house/portal/forms/texts.ts';
import { entryOf, peselFor, walkOf } from '#tests/enrolment/walk.ts';
import { uploadForm } from '#tests/bookings/portal/forms/uploads.ts';

const of = ({ visitor }: Person) => walkOf(visitor);

/** Anna registers a child, by every step of one with a PESEL. */
const sentChild = async ({ as }: Scene) => walkOf(await as('anna.kowalska')).sent('CHILD');

/** A form of a step, to which a walk leads Anna. */
const step = (
  route: string,
  at: (walk: ReturnType<typeof walkOf>) => Promise<{ path: string }>,
  form: Omit<Awaited<ReturnType<FormRow['open']>>, 'send'>,
): FormRow => ({
  route,
  success: { ...NEXT_STEP, sent: sentChild },
  async open({ as }) {
    const anna = await as('anna.kowalska');
    const { path } = await at(of(anna));
    return { ...form, send: anna.posts(path) };
  },
});

const DOCUMENT = {
  documentNumber: 'CD 998877',
  documentCountry: 'UA',
  gender: 'MALE',
  birthDate: '07-03-1948',
};

export const forms: FormRows = {
  'another role for a registration that was begun': {
    route: '/account/registration',
    success: NEXT_STEP,
    open: async ({ as }) => ({
      known: anything,
      send: (await as('anna.kowalska')).posts(entryOf('WARD')),
    }),
  },
  'who is registered': step('/account/registration/person', (walk) => walk.atPerson('CHILD'), {
    known: {
      pesel: oneOf('00000000000', '850101 12345'),
      knownBy: oneOf('PESEL', 'DOCUMENT'),
      name: text,
      middleName: text,
      lastName: text,
    },
    chosen: ['knownBy'],
  }),
  'the document of who is registered': {
    ...step('/account/registration/document', (walk) => walk.atDocument('WARD'), {
      known: {
        documentNumber: text,
        documentCountry: oneOf('UA', 'PL', 'XX'),
        birthDate: day,
        gender: oneOf('FEMALE', 'MALE', 'OTHER'),
      },
      typed: ['birthDate'],
      chosen: ['gender'],
    }),
    success: {
      ...NEXT_STEP,
      async sent({ as }) {
        const walk = walkOf(await as('anna.kowalska'));
        return walk.next(await walk.atDocument('WARD'), DOCUMENT);
      },
    },
  },
  'where who is registered lives': step('/account/registration/address', (walk) => walk.atAddress('CHILD'), {
    known: {
      country: oneOf('PL', 'DE', 'XX'),
      street: text,
      houseNumber: text,
      apartmentNumber: text,
      postalCode: text,
      city: text,
    },
  }),
  'files of who is registered': {
    route: '/account/registration/files',
    success: { ...NEXT_STEP, sent: sentChild },
    async open(people) {
      const anna = await people.as('anna.kowalska');
      const { path } = await of(anna).atFiles('CHILD');
      const REMOVE = 'form[action*="remove="]';
      const clear = async () => {
        let page = await anna.visitor.get(path);
        while (page.page.querySelector(REMOVE)) {
          await anna.visitor.submit(page, {}, REMOVE);
          page = await anna.visitor.get(path);
        }
      };
      return uploadForm({ people, path, clear });
    },
  },
  'a registration': {
    route: '/account/registration/review',
    success: { ...ON_THE_WAY, sent: sentChild },
    async open({ as }) {
      const anna = await as('anna.kowalska');
      const { path } = await of(anna).atReview('CHILD');
      return { known: { consent: oneOf('off'), consentVersion: text }, send: anna.posts(path) };
    },
  },
  'a request for a link': {
    route: '/account/registration/link',
    success: {
      ...ON_THE_WAY,
      async sent({ as, read }) {
        const piotr = await as('piotr.zielinski');
        const jans = "select national_id as pesel from patients where id = 'patient-1001'";
        const { pesel } = read('provider', jans) as { pesel: string };
        return piotr.submit(await walkOf(piotr).sent('WARD', pesel), { consent: 'on' });
      },
    },
    async open({ as }) {
      const anna = await as('anna.kowalska');
      const { path } = await of(anna).atReview('WARD', peselFor('WARD'));
      return {
        known: { consent: oneOf('off') },
        send: anna.posts(path.replace('/review', '/link')),
      };
    },
  },
  'a registration that is deleted': {
    route: '/account/registration/discard',
    open: async ({ as }) => ({
      known: anything,
      send: (await as('anna.kowalska')).posts('/account/registration/discard?draft=none'),
    }),
    success: async (scene) => {
      const ewa = await scene.as('ewa.dabrowska');
      const { path } = await walkOf(ewa).atAddress('WARD');
      const question = await ewa.get(path.replace('/address', '/discard'));
      return ewa.follow(await ewa.submit(question));
    },
  },
};
