import { formatAmount } from '#contract/payments/reading/amounts.ts';
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type { BenchParts } from '#provider/bench/area.ts';
import type { MoveOutcome } from '#provider/bench/move.ts';
import { page, textField } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import { dayInWords, timeInWords } from '#provider/core/words.ts';
import { staffDepositsOf, type StaffDeposit, type StaffPayout } from '#provider/deposits/staff-deposits.ts';
import { PATH } from './menu.ts';
import { moveDeposit, movePayout } from './moves.ts';
import { movesOf } from './rules.ts';

const MOST = 200;
const STATES: Record<StaffPayout['state'], string> = {
  ACCEPTED: 'czeka na wypłatę',
  PAID: 'wypłacono',
  REFUSED: 'odmówiono',
};
const NOTICES: Record<string, string> = {
  pay: 'Pieniądze są wypłacone.',
  refuse: 'Wypłaty odmówiono; pieniądze są znowu dostępne.',
  'pay-in': 'Wpłata jest przyjęta.',
};

/** GET /deposits, POST /deposits/:id/pay-in and /deposits/payouts/:id/:move: money that patients have left, and requests to pay it out. */
export function depositRoutes({ db, clock }: Pick<BenchParts, 'db' | 'clock'>) {
  const done = (c: Context, outcome: MoveOutcome, move: string) => {
    if (typeof outcome === 'number') return problem({ c, status: outcome });
    return wantsPage(c) ? c.redirect(`${PATH}?done=${move}`, 303) : c.json(outcome);
  };
  return new Hono()
    .get(PATH, async (c) => {
      const staff = staffDepositsOf(db);
      const [deposits, payouts] = [await staff.deposits(), await staff.payouts(MOST)];
      const ofDeposit = (id: string) => payouts.filter(({ deposit_id: depositId }) => depositId === id);
      const body = html`${deposits.map((deposit) => article(deposit, ofDeposit(deposit.id)))}`;
      return c.html(
        page({ title: 'Depozyty', path: PATH, notice: NOTICES[c.req.query('done') ?? ''], body }),
      );
    })
    .post(`${PATH}/payouts/:id/:move`, async (c) => {
      const { id, move } = c.req.param();
      return done(c, await movePayout({ db, clock, id, move, fields: await fieldsOf(c) }), move);
    })
    .post(`${PATH}/:id/pay-in`, async (c) => {
      const { id } = c.req.param();
      const move = 'pay-in';
      return done(c, await moveDeposit({ db, clock, id, move, fields: await fieldsOf(c) }), move);
    });
}

const money = (amount: number) => formatAmount({ language: 'pl', amount, currency: 'PLN' });

const article = (deposit: StaffDeposit, payouts: readonly StaffPayout[]) =>
  html`<article aria-labelledby="${deposit.id}">
    <h2 id="${deposit.id}">${deposit.name} ${deposit.last_name}: ${deposit.system_name}</h2>
    <dl>
      <dt>Dostępne</dt>
      <dd>${money(deposit.available_balance)}</dd>
      <dt>W depozycie</dt>
      <dd>${money(deposit.current_balance)}</dd>
    </dl>
    ${payouts.map(payoutPart)}
    <form method="post" action="${PATH}/${encodeURIComponent(deposit.id)}/pay-in">
      ${textField({ name: 'amount', id: `in-${deposit.id}`, label: 'Wpłata w złotych', hint: 'Na przykład 150,50' })}
      <button type="submit" aria-describedby="${deposit.id}">Przyjmij wpłatę</button>
    </form>
  </article>`;

function payoutPart(row: StaffPayout) {
  const { id, amount, requested_at: at, state, settled_on: day, reason } = row;
  const action = `${PATH}/payouts/${encodeURIComponent(id)}`;
  const asked = `${dayInWords({ language: 'pl', at })}, ${timeInWords({ language: 'pl', at })}`;
  return html`<section aria-labelledby="${id}">
    <h3 id="${id}">Wniosek o ${money(amount)}: ${STATES[state]}</h3>
    <p>Złożony: ${asked}. ${day ? `Załatwiony: ${day}.` : ''} ${reason}</p>
    ${
      movesOf(row).length === 0
        ? ''
        : html`<form method="post" action="${action}/pay">
              <button type="submit" aria-describedby="${id}">Wypłać</button>
            </form>
            <form method="post" action="${action}/refuse">
              ${textField({ name: 'reason', id: `reason-${id}`, label: 'Powód odmowy', hint: 'Pacjent go przeczyta.' })}
              <button type="submit" class="outlined" aria-describedby="${id}">Odmów</button>
            </form>`
    }
  </section>`;
}
