import { z } from 'zod';
import { lengthOf, TITLE } from '#contract/telehealth/reading/limits.ts';
import { oneLine } from '#app/domain/typed.ts';
import { issue } from '#app/services/forms/fields.ts';
import { withValues } from '#app/services/text/error-text.ts';

/** The choice that is no case yet. */
export const NEW_CASE = 'new';
const LONGEST_ID = 80;

const Typed = z.object({
  case: z.string().max(LONGEST_ID).default(''),
  title: z.string().default('').transform(oneLine),
});

/**
 * B§2: one of the cases, or a new one by its name of 3 to 100 characters (B§5). A name alone is a new case, unless it is the one that the
 * page has proposed beside others: then nobody has chosen anything.
 */
export const caseForm = ({ hasCases, proposed }: { hasCases: boolean; proposed: string }) =>
  Typed.transform(({ case: chosen, title }, context) => {
    if (chosen !== '' && chosen !== NEW_CASE) return { caseId: chosen };
    const isNew = chosen === NEW_CASE || (title !== '' && !(hasCases && title === proposed));
    if (!isNew && hasCases) {
      issue(context, 'medical-cases:choose.required', 'case');
      return z.NEVER;
    }
    const length = lengthOf(title);
    if (length >= TITLE.least && length <= TITLE.most) return { title };
    const fault = length === 0 ? 'required' : length < TITLE.least ? 'tooShort' : 'tooLong';
    issue(context, withValues(`medical-cases:title.${fault}`, TITLE), 'title');
    return z.NEVER;
  });
export type CaseForm = ReturnType<typeof caseForm>;
