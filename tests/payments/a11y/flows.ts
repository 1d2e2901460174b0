import type { Flow, Step } from '#tests/house/screen-reader/flow.ts';
import { follow, skipToContent } from '#tests/house/screen-reader/steps.ts';
import { say } from '#tests/support/words.ts';

const what = 'Porada dermatologa';
const amount = '150,00 zł';

/** At the made-up bank: what is chosen there, the bank's word before the browser is back, and then the payment's page. */
const atBank = (choice: readonly Step[], hears: string): readonly Step[] => [
  ...follow(say('payments:pay.how.submit', { amount }), { hears: ['Bank testowy'], within: 12 }),
  ...skipToContent,
  { press: 'Tab', until: 'Co się dzieje', atMost: 4 },
  ...choice,
  { press: 'Tab', until: 'Kiedy bank powie portalowi', atMost: 3 },
  { press: 'Down', hears: ['przed powrotem przeglądarki'] },
  ...follow('Dalej', { hears: [hears], within: 12 }),
];

export const flows: readonly Flow[] = [
  {
    name: 'payment',
    title: 'an invoice that the bank first refuses and then takes',
    account: 'jan.nowak',
    steps: [
      { open: '/paymentsnav/invoicestopay', hears: [`${say('payments:invoices.title')} – `], within: 9 },
      ...skipToContent,
      ...follow(`${say('payments:invoices.pay', { amount })} ${what}`, {
        hears: [`${what} ${say('payments:pay.title', { amount })} – `],
        within: 9,
      }),
      ...skipToContent,
      ...atBank(
        [
          { press: 'Down' },
          { press: 'Down' },
          { press: 'Down', hears: ['Bank odmawia'] },
          { press: 'space' },
        ],
        `${what} ${say('payments:state.REJECTED')}: ${amount} – `,
      ),
      // The outcome in the title has the focus.
      ...follow(say('payments:payment.tryAgain'), {
        hears: [`${what} ${say('payments:pay.title', { amount })} – `],
        within: 9,
      }),
      ...skipToContent,
      ...atBank([], `${what} ${say('payments:payment.paid', { amount })} – `),
      { press: 'Tab', until: say('payments:payment.printPaid') },
    ],
  },
];
