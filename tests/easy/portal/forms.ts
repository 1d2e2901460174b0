import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { SIGN_IN, sentBy } from '#tests/house/portal/forms/successes.ts';
import { text } from '#tests/house/portal/forms/texts.ts';
import { PASSWORD } from '#tests/support/visitor.ts';

export const forms: FormRows = {
  'sign-in, in easy words': {
    route: '/easy-to-read/sign-in',
    open: async ({ guest }) => ({
      known: { username: text, password: text },
      send: (await guest()).posts('/easy-to-read/sign-in'),
      typed: ['username'],
    }),
    success: {
      ...SIGN_IN,
      sent: ({ guest }) =>
        sentBy(guest(), '/easy-to-read/sign-in', { username: 'jan.nowak', password: PASSWORD }),
    },
  },
};
