import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { sentBy, uploadedBy } from '#tests/house/portal/forms/successes.ts';
import { anything } from '#tests/house/portal/forms/texts.ts';
import { uploadForm } from '#tests/bookings/portal/forms/uploads.ts';

const PATH = '/account/patients/patient-1002/attachments';

export const forms: FormRows = {
  'files of a person': {
    route: '/account/patients/:id/attachments',
    open: (people) =>
      uploadForm({
        people,
        path: PATH,
        clear: () => people.stores.provider.deleteFrom('person_files').execute(),
      }),
    success: async (scene) => uploadedBy(await scene.as('anna.kowalska'), PATH),
  },
  'removing a file that is not there': {
    route: '/account/patients/:id/attachments/:fileId/delete',
    open: async ({ as }) => ({
      known: anything,
      send: (await as('anna.kowalska')).posts(`${PATH}/none/delete`),
    }),
    success: async (scene) => {
      const anna = await scene.as('anna.kowalska');
      const { page } = await uploadedBy(anna, PATH);
      return sentBy(anna, page.querySelector('main a[href$="/delete"]')?.getAttribute('href') ?? '');
    },
  },
};
