import type { AccessRows } from '#tests/house/portal/access/row.ts';
import { newAccess } from './new-access.ts';

const own = (page = '') => ({ address: () => `/declarations/declaration-5001${page}` });
const hospital = (page = '') => ({ address: () => `/declarations/poz-4001/amms${page}` });

export const access: AccessRows = {
  '/declarations/:id': own(),
  '/declarations/:id/edit': own('/edit'),
  '/declarations/:id/withdraw': own('/withdraw'),
  '/declarations/:id/printout': own('/printout'),
  '/declarations/:id/printout.pdf': own('/printout.pdf'),
  '/declarations/:id/amms': hospital(),
  '/declarations/:id/amms/printout': hospital('/printout'),
  '/declarations/:id/amms/printout.pdf': hospital('/printout.pdf'),
  ...newAccess,
};
