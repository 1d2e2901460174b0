import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { sends } from '#tests/house/portal/forms/successes.ts';
import { oneOf } from '#tests/house/portal/forms/texts.ts';

const SHARING = '/benefits/clinicaldocuments/document/cdoc-3/sharing?patientId=patient-1001';

export const forms: FormRows = {
  'whether to share a document of the record': {
    route: '/benefits/clinicaldocuments/document/:id/sharing',
    open: async ({ as }) => ({
      known: { wanted: oneOf('share', 'stop') },
      send: (await as('jan.nowak')).posts(SHARING),
    }),
    success: sends('jan.nowak', SHARING, { wanted: 'share' }),
  },
};
