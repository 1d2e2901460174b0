import type { Submission } from '@conform-to/react';
import { parseWithZod as parsed } from '@conform-to/zod/v4';
import { z } from 'zod';
import { issue, tooLongText } from './fields.ts';

/** No field of a form takes more but the text of a message. */
const LONGEST = 10_000;

type Rules<Schema> = Readonly<{
  schema: Schema;
  /** The number of characters that a field may have before its rules read it; a form whose own schema says it of a longer text. */
  longest?: number;
}>;

/** Reads a form by its schema. Where a field is longer than any may be, that alone is said, and no rule has read any of it. */
export function parseWithZod<Schema extends z.ZodType>(
  form: FormData | URLSearchParams,
  { schema, longest = LONGEST }: Rules<Schema>,
): Submission<z.input<Schema>, string[], z.output<Schema>> {
  const long = [...form].filter(([, value]) => typeof value === 'string' && value.length > longest);
  if (long.length === 0) return parsed(form, { schema });
  const names = new Set(long.map(([name]) => name));
  return parsed(form, { schema: tooLong([...names], longest) as unknown as Schema });
}

const tooLong = (names: readonly string[], longest: number) =>
  z.object({}).superRefine((_, context) => {
    for (const name of names) issue(context, tooLongText(longest), name);
  });
