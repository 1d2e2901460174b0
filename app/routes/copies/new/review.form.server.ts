import { z } from 'zod';
import { lines } from '#app/services/forms/fields.ts';

const LONGEST_REMARK = 500;

/** B-26: an optional remark, after the description. */
export const ReviewForm = z.object({ remark: lines({ most: LONGEST_REMARK }) });
