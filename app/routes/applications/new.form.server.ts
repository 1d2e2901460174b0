import { z } from 'zod';
import type { CorrectionKind } from '#contract/applications/reading/kinds.ts';
import { readPesel } from '#contract/people/reading/pesel.ts';
import { OLDEST } from '#contract/people/reading/birth-range.ts';
import type { Day } from '#app/domain/dates/calendar.ts';
import { issue, lines, said, typedDay } from '#app/services/forms/fields.ts';
import { documentNumberField } from '#app/services/forms/identity-document.ts';
import { nameField } from '#app/services/forms/person-name.ts';

const anything = z.string().optional();
const LONGEST_TEXT = 2_000;
const REQUIRED = 'applications:new.fault.required';

const pesel = z.string(said(REQUIRED)).transform((typed, context): string => {
  const { read, fault } = readPesel(typed);
  if (read) return read.pesel;
  issue(context, typed.trim() === '' ? REQUIRED : `applications:new.fault.pesel.${fault}`);
  return z.NEVER;
});

const birthDate = (today: Day) =>
  typedDay({
    required: REQUIRED,
    earliest: `${Number(today.slice(0, 4)) - OLDEST}${today.slice(4)}`,
    latest: today,
    tooEarly: 'applications:new.fault.tooEarly',
    tooLate: 'applications:new.fault.tooLate',
  });

/**
 * The form of the data as they should be: of each kind its own fields; what is in words must be there where nothing else
 * says it.
 */
export function correctionForm({ kind, today }: { kind: CorrectionKind; today: Day }) {
  const words = { most: LONGEST_TEXT };
  return z.object({
    name: kind === 'NAMES' ? nameField({ required: 'people:names.required' }) : anything,
    lastName: kind === 'NAMES' ? nameField({ required: 'people:names.lastRequired' }) : anything,
    pesel: kind === 'PESEL' ? pesel : anything,
    birthDate: kind === 'BIRTH_DATE' ? birthDate(today) : anything,
    gender: kind === 'GENDER' ? z.enum(['MALE', 'FEMALE', 'OTHER'], said(REQUIRED)) : anything,
    documentNumber: kind === 'DOCUMENT' ? documentNumberField(REQUIRED) : anything,
    text: kind === 'OTHER' ? lines({ ...words, required: REQUIRED }) : lines(words),
    files: anything,
  });
}
export type CorrectionForm = ReturnType<typeof correctionForm>;
