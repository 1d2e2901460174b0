import { z } from 'zod';
import { NOT_FOUND } from '#contract/errors.ts';
import { Id, Instant } from '#contract/primitives.ts';
import { PayerRole } from './schemas.ts';

export const START_ERRORS = {
  NOT_FOUND,
  ALREADY_PAID: {
    status: 409,
    data: z.object({
      role: PayerRole.optional(),
      isThisAccount: z.boolean().optional(),
      at: Instant.optional(),
      paymentId: Id.optional(),
    }),
  },
  NOT_DUE: { status: 409 },
  AMOUNT_CHANGED: { status: 409, data: z.object({ amount: z.number().int().min(1).optional() }) },
  CLOSED: { status: 403 },
  FOREIGN_ADDRESS: { status: 422 },
  GATEWAY_DOWN: { status: 502 },
} as const;

export const NO_SUCH_INVOICE =
  'There is no such invoice, or it is one that the account may not see: the same answer for both.';
export const NO_SUCH_PAYMENT =
  'There is no such payment, or its invoice is one that the account may not see: the same answer for both.';
export const DOWN = 'The gateway does not answer. The invoice stays due.';

export const START_REFUSALS = {
  NOT_FOUND: NO_SUCH_INVOICE,
  ALREADY_PAID: 'Somebody has paid it meanwhile: by role, and when.',
  NOT_DUE: 'The unit has withdrawn it, or its visit was cancelled: nothing is to be paid.',
  AMOUNT_CHANGED:
    'The invoice is of another amount than `seenAmount`: nothing is begun, and `amount` is shown first.',
  CLOSED: 'Nothing can be paid in the portal here.',
  FOREIGN_ADDRESS:
    'The gateway answers an address of another origin than its own: nobody is led there, and the invoice stays due.',
  GATEWAY_DOWN: DOWN,
};
