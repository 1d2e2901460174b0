import type { AccessRows } from '#tests/house/portal/access/row.ts';
import { newAccess } from './new-access.ts';

export const access: AccessRows = { ...newAccess };
