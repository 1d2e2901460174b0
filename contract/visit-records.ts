import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Code, Id } from './primitives.ts';

const NOT_FOUND = { status: 404 } as const;

/** What is printed, written down and recorded of visits. */
export const visitRecords = {
  /** B§7. A tagged PDF in the caller's language (S-44); NOT_FOUND for another account's booking as for none. */
  printout: oc
    .route({ method: 'GET', path: '/mppd/api/bookings/{system}/{id}/printout', tags: ['bookings'] })
    .input(z.object({ system: Code, id: Id }))
    .output(z.file().mime('application/pdf'))
    .errors({ NOT_FOUND }),
};
