import { z } from 'zod';
import { LONGEST_NAME, readName } from '#contract/people/reading/names.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import { issue, tooLongText } from './fields.ts';

/** Without its digits it would be a name: that is said, rather than all that a name may have. */
const hasDigitsAlone = (text: string) => readName(text.replaceAll(/\p{N}/gu, '')).name !== undefined;

/** Reads a part of a person's name; without `required` it may be left out, and is "" then. */
export const nameField = ({ required }: { required?: ErrorText } = {}) =>
  z
    .string()
    .default('')
    .transform((text, context): string => {
      const { name, fault } = readName(text);
      if (fault === 'nameInvalid' && hasDigitsAlone(text)) issue(context, 'people:names.digits');
      else if (fault) issue(context, `people:names.${fault}`);
      else if (name.length > LONGEST_NAME) issue(context, tooLongText(LONGEST_NAME));
      else if (name === '' && required !== undefined) issue(context, required);
      else return name;
      return z.NEVER;
    });
