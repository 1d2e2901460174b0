import type { AccessRows } from '#tests/house/portal/access/row.ts';

const PATH = '/account/patients/patient-1001/mobile';

/** Jan's application. */
export const access: AccessRows = {
  '/account/patients/:id/mobile': { address: () => PATH },
  '/account/patients/:id/mobile/unregister': { address: () => `${PATH}/unregister` },
};
