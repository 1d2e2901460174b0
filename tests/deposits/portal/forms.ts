import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { NEXT_STEP, sentBy } from '#tests/house/portal/forms/successes.ts';
import { anything, oneOf, text } from '#tests/house/portal/forms/texts.ts';
import { sendsPayout, summaryOf, withoutLimits } from '#tests/deposits/scene.ts';

export const forms: FormRows = {
  'how much is paid out': {
    route: '/newdeposit',
    open: async ({ as }) => ({
      known: { deposit: oneOf('deposit-1', 'deposit-2', 'deposit-3'), amountToPayout: text },
      typed: ['amountToPayout'],
      chosen: ['deposit'],
      send: (await as('jan.nowak')).posts('/newdeposit'),
    }),
    success: {
      ...NEXT_STEP,
      async sent(scene) {
        withoutLimits(scene);
        return sentBy(await scene.as('jan.nowak'), '/newdeposit', {
          deposit: 'deposit-1',
          amountToPayout: '1',
        });
      },
    },
  },
  'a payout of a deposit': {
    route: '/newdeposit/summary',
    open: async ({ as }) => ({
      known: anything,
      send: (await as('oleksandr.kovalenko')).posts(summaryOf('deposit-7', 100)),
    }),
    async success(scene) {
      withoutLimits(scene);
      const jan = await scene.as('jan.nowak');
      return jan.follow(await sendsPayout(jan, 'deposit-1', 1));
    },
  },
};
