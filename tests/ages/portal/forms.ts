import { sql } from 'kysely';
import { CONSENT, maja, MAJAS } from '#tests/ages/portal/maja.ts';
import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { sentBy } from '#tests/house/portal/forms/successes.ts';
import { oneOf, text } from '#tests/house/portal/forms/texts.ts';

export const forms: FormRows = {
  'the own consent': {
    route: CONSENT,
    open: async ({ as, stores }) => {
      for (const statement of MAJAS) await sql.raw(statement).execute(stores.provider);
      const ewa = await as('ewa.dabrowska');
      return {
        known: { version: oneOf('1', '2'), agreed: text },
        send: ewa.posts(CONSENT),
      };
    },
    success: async (scene) => sentBy(await maja(scene), CONSENT, { agreed: 'on' }),
  },
};
