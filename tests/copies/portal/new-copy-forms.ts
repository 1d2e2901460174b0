import type { FormRow, FormRows } from '#tests/house/portal/forms/row.ts';
import { NEXT_STEP } from '#tests/house/portal/forms/successes.ts';
import { day, oneOf, text } from '#tests/house/portal/forms/texts.ts';
import { copyWalk, discardOf } from '#tests/copies/walk.ts';

type Walk = ReturnType<typeof copyWalk>;

/** A form of a step, to which a walk leads Jan, and by which he comes to a review. */
const step = (
  route: string,
  at: (walk: Walk) => Promise<{ path: string }>,
  form: Omit<Awaited<ReturnType<FormRow['open']>>, 'send'>,
): FormRow => ({
  route: `/benefits/cdocrequests/new/${route}`,
  success: {
    ...NEXT_STEP,
    sent: async (scene) => copyWalk(await scene.as('jan.nowak')).atReviewOfScope(),
  },
  async open({ as }) {
    const jan = await as('jan.nowak');
    return { ...form, send: jan.posts((await at(copyWalk(jan.visitor))).path) };
  },
});

export const newCopyForms: FormRows = {
  'whose record is asked for': {
    route: '/benefits/cdocrequests/new/patients',
    success: {
      ...NEXT_STEP,
      sent: async (scene) => {
        const walk = copyWalk(await scene.as('anna.kowalska'));
        return walk.next(await walk.start(''), { patientId: 'patient-1002' });
      },
    },
    async open({ as }) {
      const anna = await as('anna.kowalska');
      return {
        known: { patientId: oneOf('patient-1001', 'patient-1003') },
        chosen: ['patientId'],
        send: anna.posts((await copyWalk(anna.visitor).start('')).path),
      };
    },
  },
  'which kind of request': step('kind', (walk) => walk.start(), {
    known: { choice: oneOf('COPY', 'PERM', 'X') },
    chosen: ['choice'],
  }),
  'by documents or by a period': step('subject', (walk) => walk.atSubject(), {
    known: { choice: oneOf('DOCUMENTS', 'SCOPE', 'X') },
    chosen: ['choice'],
  }),
  'which documents are copied': step('documents', (walk) => walk.atDocuments(), {
    known: { documents: oneOf('cdoc-1', 'cdoc-38') },
    chosen: ['documents'],
  }),
  'which unit and period': step('scope', (walk) => walk.atScope(), {
    known: { department: oneOf('', 'X'), from: day, to: day },
    typed: ['from', 'to'],
  }),
  'in which form a copy comes': step('format', (walk) => walk.atFormat(), {
    known: { choice: oneOf('PAPER', 'DOWNLOAD', 'NONE') },
    chosen: ['choice'],
  }),
  'how a copy comes': step('way', (walk) => walk.atWay(), {
    known: { choice: oneOf('1', '2', '4') },
    chosen: ['choice'],
  }),
  'who collects a copy': step('person', (walk) => walk.atPerson(), {
    known: {
      name: text,
      lastName: text,
      country: oneOf('PL', 'UA', 'XX'),
      pesel: oneOf('00000000000', ''),
      documentType: oneOf('PASSPORT', ''),
      documentNumber: text,
    },
    typed: ['name', 'lastName', 'pesel', 'documentNumber'],
  }),
  'a request for copies': {
    route: '/benefits/cdocrequests/new/review',
    open: async ({ as }) => {
      const jan = await as('jan.nowak');
      return { known: { remark: text }, send: jan.posts((await copyWalk(jan.visitor).atReview()).path) };
    },
    success: async (scene) => {
      const walk = copyWalk(await scene.as('jan.nowak'));
      return walk.next(await walk.atReview(), { remark: '' });
    },
  },
  'whether to delete a begun request': {
    route: '/benefits/cdocrequests/new/discard',
    open: async ({ as }) => {
      const { visitor, posts } = await as('jan.nowak');
      return { known: {}, send: posts((await discardOf(visitor, await copyWalk(visitor).atWay())).path) };
    },
    success: async (scene) => {
      const jan = await scene.as('jan.nowak');
      return jan.follow(await jan.submit(await discardOf(jan, await copyWalk(jan).atWay())));
    },
  },
};
