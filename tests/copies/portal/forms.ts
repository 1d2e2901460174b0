import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { sends } from '#tests/house/portal/forms/successes.ts';
import { text } from '#tests/house/portal/forms/texts.ts';
import { newCopyForms } from './new-copy-forms.ts';

const PRICE = '/benefits/cdocrequests/copy-2/price';

export const forms: FormRows = {
  ...newCopyForms,
  'whether a price is agreed to': {
    route: '/benefits/cdocrequests/:id/price',
    open: async ({ as }) => ({
      known: { amount: text },
      send: (await as('jan.nowak')).posts(PRICE),
    }),
    success: sends('jan.nowak', PRICE),
  },
};
