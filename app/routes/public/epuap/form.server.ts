import { z } from 'zod';
import type { Entry } from '#app/routes/public/entry-code.server.ts';
import { issue } from '#app/services/forms/fields.ts';

/** Which of the person's accounts, by its user name; who has only one has chosen it. */
export const accountForm = ([first, ...others]: [Entry, ...Entry[]]) =>
  z.object({
    account: z
      .string()
      .optional()
      .transform((username, context) => {
        const chosen =
          others.length === 0 ? first : [first, ...others].find((one) => one.username === username);
        if (chosen) return chosen;
        issue(context, 'public:epuap.success.account.required');
        return z.NEVER;
      }),
  });
export type AccountForm = ReturnType<typeof accountForm>;
