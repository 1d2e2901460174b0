import { z } from 'zod';
import { ConsentProblem } from '#contract/given-consents/errors.ts';
import { NOT_FOUND } from '#contract/errors.ts';
import { Id, Instant } from '#contract/primitives.ts';

export const NO_SUCH_REQUEST =
  'There is no such request, or the account may not see it: the same answer for both.';

/** A fault in a request: all are told. */
export const CopyProblem = z.object({
  field: z
    .enum([
      ...ConsentProblem.shape.field.options,
      'cdocType',
      'clinicalDocumentIds',
      'clinicalDocumentsScope',
      'departmentSpeciality',
      'dateFrom',
      'dateTo',
      'deliveryFormat',
      'deliveryMode',
    ])
    .describe('The field that is wrong, by its name in the request; authorizedPerson: the whole of it.'),
  problem: z
    .enum([
      ...ConsentProblem.shape.problem.options,
      'NOT_OFFERED',
      'TOO_EARLY',
      'IN_THE_FUTURE',
      'NO_ADDRESS',
    ])
    .describe(
      'NOT_OFFERED: the unit takes no such request; TOO_EARLY: more than 20 years ago; IN_THE_FUTURE: after today, which PERM kinds alone may be; NO_ADDRESS: the patient has none for letters; others as of consents.',
    ),
});
export type CopyProblem = z.infer<typeof CopyProblem>;

export const ASKING_ERRORS = {
  NOT_FOUND,
  REQUEST_INVALID: { status: 400, data: z.object({ problems: z.array(CopyProblem).min(1).optional() }) },
  DOCUMENTS_GONE: { status: 409, data: z.object({ ids: z.array(Id).min(1).optional() }) },
  TOO_MANY_REQUESTS: { status: 429, data: z.object({ until: Instant }) },
} as const;

export const ASKING_REFUSALS = {
  NOT_FOUND:
    'There is no such patient or visit, the account may not see the patient’s record, or no requests are taken now: the same answer for all.',
  REQUEST_INVALID: 'Something of it cannot be; each fault is named, and nothing was made.',
  DOCUMENTS_GONE: 'These documents are not there, or not there any more (A-123); nothing was made.',
  TOO_MANY_REQUESTS:
    'The account has made 5 within the hour or 20 within the day (S-62); from `until` on the next is taken.',
};

export const AGREEING_ERRORS = {
  NOT_FOUND,
  PRICE_CHANGED: {
    status: 409,
    data: z.object({ amount: z.number().int().min(0).optional() }),
  },
} as const;

export const AGREEING_REFUSALS = {
  NOT_FOUND: NO_SUCH_REQUEST,
  PRICE_CHANGED: 'The price is `amount` by now; absent: there is none. Nothing was agreed to.',
};
