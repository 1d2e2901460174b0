import { z } from 'zod';
import type { Entry } from '#app/routes/public/entry-code.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

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
        const message: TextKey = 'public:epuap.success.account.required';
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      }),
  });
export type AccountForm = ReturnType<typeof accountForm>;
