import type { z } from 'zod';
import { call, type CallDescription } from './call.ts';
import { NO_SUCH_PATIENT, NOT_FOUND } from './errors.ts';
import { pageOf, PatientListPart } from './paging.ts';

/** A year back to the day of the example. */
const A_YEAR = { after: '2025-11-22T23:00:00.000Z', before: '2026-11-23T23:00:00.000Z' };

type PatientListDescription<Entry extends z.ZodType> = Pick<CallDescription, 'area' | 'path' | 'summary'> & {
  /** The entries that belong to the period, and the order in which they come. */
  description: string;
  entry: Entry;
  /** The answer to it, of Jan's. */
  example: Readonly<{
    period?: typeof A_YEAR;
    entries: readonly z.input<Entry>[];
    hasMore: boolean;
  }>;
};

/** Makes the call of a list of a patient's record: of a period, a page of it. */
export const patientList = <Entry extends z.ZodType>({
  description,
  entry,
  example: { period = A_YEAR, ...output },
  ...about
}: PatientListDescription<Entry>) =>
  call({
    ...about,
    method: 'GET',
    record: 'read',
    entriesApart: 'entries',
    description: `${description} \`hasMore\`: another page follows. Nobody sees those of a patient who is not \`authorized\`, and an account that is not AUTHORIZED sees none (A-53): NOT_FOUND.`,
    refusals: { NOT_FOUND: NO_SUCH_PATIENT },
    example: {
      input: { patientId: 'patient-1001', ...period, pageIndex: 0, pageSize: 10 },
      output,
    },
  })
    .input(PatientListPart)
    .output(pageOf(entry))
    .errors({ NOT_FOUND });
