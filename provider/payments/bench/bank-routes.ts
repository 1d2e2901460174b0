import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import type { PaymentState } from '#contract/payments/reading/states.ts';
import { choice, page, select, staffLinks } from '#provider/bench/page.ts';
import { fieldsOf, problem } from '#provider/bench/problem.ts';
import { formatAmount } from '#contract/payments/reading/amounts.ts';
import type { Bank } from './bank.ts';
import { BANK_PATH, CALL_BACK_FAULTS, type BankOrder, type CallBackFault } from './bank-order.ts';

/** The acts of a person there, in words, and the state that comes of each; null: the order stays as it is. */
const ACTS = {
  PAY: { words: 'Płacę', state: 'COMPLETED' },
  CLOSE: { words: 'Płacę i zamykam kartę', state: 'COMPLETED' },
  WAIT: { words: 'Płacę; bank mówi „tak”, operator jeszcze nie', state: 'WAITING_FOR_CONFIRMATION' },
  REFUSE: { words: 'Bank odmawia', state: 'REJECTED' },
  CANCEL: { words: 'Rezygnuję', state: 'CANCELED' },
  LEAVE: { words: 'Wracam bez decyzji', state: null },
} as const satisfies Record<string, { words: string; state: PaymentState | null }>;

const WHEN = {
  AT_ONCE: 'od razu, zwykle po powrocie przeglądarki',
  FIRST: 'przed powrotem przeglądarki',
  TWICE: 'dwa razy',
  LATE: 'dopiero, gdy personel je wyśle',
  NEVER: 'nigdy',
} as const;

export const FAULTS: Record<CallBackFault, string> = {
  NONE: 'prawdziwe',
  AMOUNT_LESS: 'o grosz mniej',
  AMOUNT_MORE: 'o grosz więcej',
  CURRENCY: 'inna waluta',
  PAYMENT: 'nieznana płatność',
  SIGNATURE: 'zły podpis',
  KEY: 'podpis innym kluczem',
  UNSIGNED: 'bez podpisu',
};

const Decided = z.object({
  act: z.enum(Object.keys(ACTS) as [keyof typeof ACTS]),
  when: z.enum(Object.keys(WHEN) as [keyof typeof WHEN]).default('AT_ONCE'),
  fault: z.enum(CALL_BACK_FAULTS).default('NONE'),
});

/** The browser is back before it. */
const AFTER_BROWSER_MS = 400;
const UNKNOWN = 'Tej płatności tu nie ma. Zacznij płacić w portalu jeszcze raz.';

/** The page of the made-up bank at which a person pays or does not, and its REST. */
export function bankRoutes({ bank, portalOrigin }: { bank: Bank; portalOrigin: string }) {
  const bench = new Hono();
  /** Its form leads back to the portal, which is another origin. */
  bench.use(`${BANK_PATH}/*`, async (c, next) => {
    await next();
    c.header('Content-Security-Policy', policyFor(portalOrigin));
  });

  return bench
    .get(`${BANK_PATH}/pay/:token`, (c) => {
      const order = bank.find(c.req.param('token'));
      if (!order) return problem({ c, status: 404, detail: UNKNOWN });
      return c.html(page({ title: 'Bank testowy', body: question(order), frame: FRAME }));
    })
    .post(`${BANK_PATH}/pay/:token`, async (c) => {
      const order = bank.find(c.req.param('token'));
      if (!order) return problem({ c, status: 404, detail: UNKNOWN });
      const { data: decided } = Decided.safeParse(await fieldsOf(c));
      if (!decided) return problem({ c, status: 400, detail: 'Wybierz, co się dzieje.' });
      const { state } = ACTS[decided.act];
      if (state !== null) {
        bank.decide(order, state);
        await tellAsWanted(bank, order, decided);
      }
      if (decided.act === 'CLOSE')
        return c.html(page({ title: 'Karta jest zamknięta', body: closed, frame: FRAME }));
      const isFailure = state === 'REJECTED' || state === 'CANCELED';
      return c.redirect(`${order.continueUrl}${isFailure ? '?error=501' : ''}`, 303);
    })
    .all(`${BANK_PATH}/*`, (c) => bank.answer(c.req.raw));
}

/** A bank's own: the links of the staff side stand behind what a person does here. */
const FRAME = { name: 'Bank testowy', what: 'bank na niby', menu: [] };

const policyFor = (portalOrigin: string) =>
  `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${portalOrigin}; frame-ancestors 'none'; base-uri 'none'`;

async function tellAsWanted(bank: Bank, order: BankOrder, { when, fault }: z.infer<typeof Decided>) {
  const tell = () => bank.tell(order, { fault });
  if (when === 'FIRST' || when === 'TWICE') await tell();
  if (when === 'TWICE') await tell();
  if (when === 'AT_ONCE') setTimeout(() => void tell(), AFTER_BROWSER_MS).unref();
}

const closed = html`<p>
  Tak wygląda koniec, gdy ktoś zapłacił i nie wrócił do portalu. Bank powie portalowi sam.
</p>`;

const entries = <Name extends string>(words: Readonly<Record<Name, string>>) =>
  Object.entries(words) as (readonly [string, string])[];

const question = ({ token, amount, currency, description, state }: BankOrder) =>
  html`<dl>
      <dt>Za co</dt>
      <dd class="text">${description}</dd>
      <dt>Kwota</dt>
      <dd>${formatAmount({ language: 'pl', amount, currency })}</dd>
    </dl>
    <form method="post" action="${BANK_PATH}/pay/${token}">
      <button type="submit" name="act" value="PAY">
        Płacę ${formatAmount({ language: 'pl', amount, currency })}
      </button>
      <button type="submit" name="act" value="CANCEL">${ACTS.CANCEL.words}</button>
    </form>
    <h2>Do prób</h2>
    <p>To jest bank na niby: nikt tu naprawdę nie płaci.</p>
    ${state === 'PENDING' ? '' : html`<p>Tu już coś zrobiono: ${state}. Można zrobić jeszcze raz.</p>`}
    <form method="post" action="${BANK_PATH}/pay/${token}">
      <fieldset>
        <legend>Co się dzieje</legend>
        ${Object.entries(ACTS).map(([value, { words }], index) =>
          choice({ name: 'act', value, label: words, isOn: index === 0, type: 'radio' }),
        )}
      </fieldset>
      ${select({ name: 'when', label: 'Kiedy bank powie portalowi', choices: entries(WHEN) })}
      ${select({ name: 'fault', label: 'Jakie to zawiadomienie', choices: entries(FAULTS) })}
      <button type="submit">Dalej</button>
    </form>
    ${staffLinks}`;
