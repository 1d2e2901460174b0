import type { z } from 'zod';
import { isUsername, LONGEST_USERNAME } from '#contract/registration/reading/username.ts';
import { typedIdentifier } from '#app/domain/typed.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { issue, line } from './fields.ts';

/** Reads a new name to sign in with (decision 220). No address is one: nobody has proved whose it is. */
export const usernameField = (required: TextKey): z.ZodType<string, string> =>
  line({ most: LONGEST_USERNAME, required }).transform((typed, context) => {
    const name = typedIdentifier(typed);
    if (!isUsername(name))
      issue(context, name.includes('@') ? 'registration:username.address' : 'registration:username.signs');
    return name;
  });
