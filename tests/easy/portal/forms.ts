import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { SIGN_IN } from '#tests/house/portal/forms/successes.ts';
import { text } from '#tests/house/portal/forms/texts.ts';

export const forms: FormRows = {
  'sign-in, in easy words': {
    route: '/easy-to-read/sign-in',
    open: async ({ guest }) => ({
      known: { username: text, password: text },
      send: (await guest()).posts('/easy-to-read/sign-in'),
      typed: ['username'],
    }),
    success: SIGN_IN,
  },
};
