import type { Clinic } from '#provider/seed/clinic.ts';
import { ANNAS } from './anna.ts';
import { JANS } from './jan.ts';
import { MARIAS } from './maria.ts';
import { rowsOf } from './rows.ts';
import { CATEGORIES, STAFF } from './staff.ts';

/** Who of the staff answers, and the messages of Jan, Anna and Maria. */
export const messagesSeed = ({ now }: Pick<Clinic, 'now'>) => ({
  message_categories: CATEGORIES,
  staff_accounts: Object.values(STAFF),
  ...rowsOf([...MARIAS, ...JANS, ...ANNAS], now),
});
