import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { NEXT_STEP, sends, sentBy, uploadedBy } from '#tests/house/portal/forms/successes.ts';
import { anything, day, oneOf, text } from '#tests/house/portal/forms/texts.ts';
import { uploadForm } from '#tests/bookings/portal/forms/uploads.ts';

const ANNA = '/account/patients/patient-1002/correction';
const JAN = '/account/patients/patient-1001/correction';
const ONE = '/account/patients/:id/correction/:correctionId';

export const forms: FormRows = {
  'a request to correct names': {
    route: '/account/patients/:id/correction/new',
    open: async ({ as }) => ({
      known: { name: text, lastName: text, text },
      send: (await as('anna.kowalska')).posts(`${ANNA}/new?kind=NAMES`),
      typed: ['name', 'lastName', 'text'],
    }),
    success: sends('jan.nowak', `${JAN}/new?kind=NAMES`, { name: 'Jan', lastName: 'Nowakowski' }),
  },
  'a request to correct a birth date': {
    route: '/account/patients/:id/correction/new',
    open: async ({ as }) => ({
      known: { birthDate: day, text },
      send: (await as('anna.kowalska')).posts(`${ANNA}/new?kind=BIRTH_DATE`),
      typed: ['birthDate', 'text'],
    }),
  },
  'to whom a request goes': {
    route: '/account/patients/:id/correction/recipient',
    open: async ({ as }) => ({
      known: { to: oneOf('staff-rejestracja', 'account-2001') },
      send: (await as('anna.kowalska')).posts(`${ANNA}/recipient?kind=NAMES`),
    }),
    success: {
      ...NEXT_STEP,
      sent: async ({ as }) =>
        sentBy(await as('anna.kowalska'), `${ANNA}/recipient?kind=NAMES`, { to: 'staff-k.majewska' }),
    },
  },
  'files of a request': {
    route: ONE,
    open: async (people) => {
      const clear = async () => {
        const { provider } = people.stores;
        await provider.deleteFrom('correction_files').execute();
        await provider
          .updateTable('corrections')
          .set({ state: 'SUBMITTED' })
          .where('id', '=', 'correction-9604')
          .execute();
      };
      await clear();
      return uploadForm({ people, clear, path: '/account/patients/patient-1004/correction/correction-9604' });
    },
    success: async (scene) => uploadedBy(await scene.as('jan.nowak'), `${JAN}/correction-9601`),
  },
  'a request withdrawn, of another': {
    route: `${ONE}/withdraw`,
    open: async ({ as }) => ({
      known: anything,
      send: (await as('anna.kowalska')).posts(`${JAN}/correction-9601/withdraw`),
    }),
    success: async (scene) => sentBy(await scene.as('jan.nowak'), `${JAN}/correction-9601/withdraw`),
  },
};
