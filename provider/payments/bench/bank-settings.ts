import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { PAYMENT_STATES } from '#contract/payments/reading/states.ts';
import { page, select } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import { formatAmount } from '#contract/payments/reading/amounts.ts';
import { timeInWords } from '#provider/core/words.ts';
import { MOODS, type Bank, type Mood } from './bank.ts';
import { BANK_PATH, CALL_BACK_FAULTS, type BankOrder } from './bank-order.ts';
import { FAULTS } from './bank-routes.ts';

const PATH = '/bank-testowy';
const FRAME = { title: 'Bank testowy', path: PATH };

const WORDS: Record<Mood, string> = {
  WORKS: 'działa',
  DOWN: 'nie odpowiada',
  SLOW: 'odpowiada za wolno',
  FOREIGN_HOST: 'odsyła pod obcy adres',
  FOREIGN_SCHEME: 'odsyła pod adres javascript:',
  NO_SCHEME: 'odsyła pod adres bez https:',
};

const NOTICES: Record<string, string> = {
  mood: 'Bank jest taki, jak wybrano.',
  told: 'Bank wysłał zawiadomienie.',
};

const Telling = z.object({
  orderId: z.string(),
  state: z.enum(PAYMENT_STATES),
  fault: z.enum(CALL_BACK_FAULTS).default('NONE'),
});

/** GET and POST /bank-testowy, POST …/call-back, GET …/orders.json: how the made-up bank is, what it was told, and what it says. */
export function bankSettings(bank: Bank | null) {
  return new Hono()
    .get(PATH, (c) => {
      const body = bank ? contents(bank) : none;
      return c.html(page({ ...FRAME, notice: NOTICES[c.req.query('done') ?? ''], body }));
    })
    .get(`${PATH}/orders.json`, (c) => c.json(bank?.all() ?? []))
    .post(PATH, async (c) => {
      const { data } = z.object({ mood: z.enum(MOODS) }).safeParse(await fieldsOf(c));
      if (!bank || !data)
        return problem({ c, status: bank ? 400 : 409, detail: 'Nie ma takiej możliwości.' });
      bank.be(data.mood);
      return wantsPage(c) ? c.redirect(`${PATH}?done=mood`, 303) : c.json({ mood: data.mood });
    })
    .post(`${PATH}/call-back`, async (c) => {
      const { data } = Telling.safeParse(await fieldsOf(c));
      const order = data && bank?.byOrderId(data.orderId);
      if (!bank || !order) return problem({ c, status: 404 });
      if (data.fault === 'NONE') bank.decide(order, data.state);
      await bank.tell(order, data);
      const { deliveries } = order;
      return wantsPage(c) ? c.redirect(`${PATH}?done=told`, 303) : c.json(deliveries.at(-1) ?? null);
    });
}

const none = html`<p>
  Działa prawdziwy operator płatności (PAYMENT_URL) albo nie ma żadnego, więc nie ma tu czego zmieniać.
</p>`;

function contents(bank: Bank) {
  const mood = bank.mood();
  const ordered = [mood, ...MOODS.filter((each) => each !== mood)];
  return html`<form method="post" action="${PATH}">
      ${select({ name: 'mood', label: 'Bank', choices: ordered.map((each) => [each, WORDS[each]] as const) })}
      <button type="submit">Zmień</button>
    </form>
    <section aria-labelledby="orders">
      <h2 id="orders">Płatności w banku</h2>
      ${bank.all().length > 0 ? bank.all().reverse().map(article) : html`<p>Nie ma żadnych.</p>`}
    </section>`;
}

const article = (order: BankOrder) => {
  const { orderId, token, amount, currency, description, state, since, deliveries, refunds } = order;
  return html`<article aria-labelledby="${orderId}">
    <h3 id="${orderId}">
      <a href="${BANK_PATH}/pay/${token}"
        >${description}, ${formatAmount({ language: 'pl', amount, currency })}</a
      >
    </h3>
    <dl>
      <dt>Stan w banku</dt>
      <dd>${state}, od ${timeInWords({ language: 'pl', at: since })}</dd>
      <dt>Co bank dostał</dt>
      <dd class="text">${order.received}</dd>
      <dt>Zawiadomienia</dt>
      <dd>
        ${deliveries.map(({ state: said, fault, answers }) => `${said} (${FAULTS[fault]}): ${answers.join(', ')}`).join('; ') || 'żadnego'}
      </dd>
      <dt>Zwroty</dt>
      <dd>
        ${refunds.map((each) => formatAmount({ language: 'pl', amount: each, currency })).join(', ') || 'nie ma'}
      </dd>
    </dl>
    <form method="post" action="${PATH}/call-back">
      <input type="hidden" name="orderId" value="${orderId}" />
      ${labelled({ name: 'state', id: orderId, label: 'Co bank mówi', choices: PAYMENT_STATES.map((each) => [each, each] as const) })}
      ${labelled({ name: 'fault', id: orderId, label: 'Jakie to zawiadomienie', choices: CALL_BACK_FAULTS.map((each) => [each, FAULTS[each]] as const) })}
      <button type="submit" aria-describedby="${orderId}">Wyślij zawiadomienie</button>
    </form>
  </article>`;
};

type Labelled = Readonly<{
  name: string;
  id: string;
  label: string;
  choices: readonly (readonly [string, string])[];
}>;

/** One of a list, where a page has several of that name. */
const labelled = ({ name, id, label, choices }: Labelled) =>
  html`<p>
    <label for="${name}-${id}">${label}</label>
    <select id="${name}-${id}" name="${name}">
      ${choices.map(([value, words]) => html`<option value="${value}">${words}</option>`)}
    </select>
  </p>`;
