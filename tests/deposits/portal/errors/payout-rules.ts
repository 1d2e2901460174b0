import type { ErrorText } from '#app/services/text/error-text.ts';
import { at, type Rule } from '#tests/house/portal/errors/rule.ts';

const AMOUNT = 'payout-amountToPayout';

const amount = (name: string, typed: string, text: ErrorText): Rule => ({
  form: 'how much is paid out',
  name,
  status: 400,
  errors: [at(AMOUNT, text)],
  kept: { amountToPayout: typed },
  async send(scene) {
    const oleksandr = await scene.as('oleksandr.kovalenko');
    return oleksandr.submit(await oleksandr.get('/newdeposit'), { amountToPayout: typed });
  },
});

export const rules: readonly Rule[] = [
  amount('no amount', '', 'deposits:new.amount.required'),
  amount('nothing', '0', 'deposits:new.amount.notAboveZero'),
  amount('nothing, with its grosze', '0,00', 'deposits:new.amount.notAboveZero'),
  amount('less than nothing', '-5', 'deposits:new.amount.notAboveZero'),
  ...['120,505', '1,234.50', '1e3', '12a'].map((typed) => amount(typed, typed, 'fields:amount.malformed')),
  {
    form: 'how much is paid out',
    name: 'no deposit is chosen',
    status: 400,
    errors: [at('payout-deposit', 'deposits:new.deposit.required')],
    kept: { amountToPayout: '120,50' },
    async send(scene) {
      const jan = await scene.as('jan.nowak');
      return jan.submit(await jan.get('/newdeposit'), { amountToPayout: '120,50' });
    },
  },
];
