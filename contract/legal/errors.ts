import { z } from 'zod';
import { NO_REASON_GIVEN, NOT_FOUND, REFUSED } from '#contract/errors.ts';

export const REPORT_ERRORS = {
  INVALID_PAGE: { status: 400 },
  NO_CONTACT: { status: 400 },
  TOO_MANY: { status: 429, data: z.object({ retryAfter: z.number().int().min(1) }) },
  REFUSED,
} as const;

export const REPORT_REFUSALS = {
  INVALID_PAGE:
    '`page` is the address of another site, or a path with a query, a fragment or no page’s signs.',
  NO_CONTACT: 'A demand must say how it is answered; only a remark may go without an answer.',
  TOO_MANY:
    'Very many reports came within a day, and one of them from this source a short time ago: the same report may be sent again in `retryAfter` seconds. A source that has sent none within the day is never refused.',
  REFUSED: NO_REASON_GIVEN,
};

export const RECEIPT_ERRORS = { NOT_FOUND };
export const RECEIPT_REFUSALS = { NOT_FOUND: 'There is no report with this receipt.' };
