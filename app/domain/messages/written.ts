import { lengthOf } from '#app/domain/text.ts';
import { isBlank } from '#app/domain/typed.ts';
import { LONGEST_TITLE } from './title.ts';

type Limits = Readonly<{
  maxRecipients: number;
  maxContentLength: number;
  patientCategories: readonly string[];
}>;
type Written = Readonly<{ recipients: readonly string[]; category: string; title: string; content: string }>;

/** The faults of a message, by field. `isEdit`: recipients and kind are not asked. */
export function writtenFaults({
  written,
  limits,
  isEdit,
}: {
  written: Written;
  limits: Limits;
  isEdit: boolean;
}) {
  const { recipients, category, title, content } = written;
  return {
    ...(isEdit ? {} : { recipients: recipientsFault(recipients.length, limits) }),
    ...(isEdit || limits.patientCategories.includes(category) ? {} : { category: 'unknown' as const }),
    title: isBlank(title) ? ('empty' as const) : tooLong(title, LONGEST_TITLE),
    content: isBlank(content) ? ('empty' as const) : tooLong(content, limits.maxContentLength),
  };
}

const recipientsFault = (count: number, { maxRecipients }: Limits) =>
  count === 0 ? ('none' as const) : count > maxRecipients ? ('tooMany' as const) : undefined;

const tooLong = (text: string, most: number) => (lengthOf(text) > most ? ('tooLong' as const) : undefined);
