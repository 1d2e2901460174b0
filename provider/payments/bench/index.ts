import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import type { BenchParts } from '#provider/bench/area.ts';
import { page } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import { createStore } from '#provider/core/store.ts';
import { askDue } from '#provider/payments/questions.ts';
import { paymentSettingsOf } from '#provider/payments/settings.ts';
import { staffPaymentsOf } from '#provider/payments/store/staff.ts';
import { changeSettings } from '#provider/core/settings/change-settings.ts';
import { signersOf } from '#provider/bench/people.ts';
import { bankSettings } from './bank-settings.ts';
import { FAILING } from './faults.ts';
import {
  cancelInvoice,
  changeAmount,
  issueInvoice,
  payAtDesk,
  payBack,
  payBackAtDesk,
  type Outcome,
} from './moves.ts';
import {
  deskRefundArticle,
  invoiceArticle,
  issueForm,
  oddityItem,
  PATH,
  refundArticle,
  REFUNDS_PATH,
  settingsForm,
} from './pages.ts';

const MOST = 60;
const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined };

const NOTICES: Record<string, string> = {
  issue: 'Faktura jest wystawiona.',
  cancel: 'Faktura jest anulowana; nie trzeba jej płacić.',
  amount: 'Faktura ma nową kwotę.',
  paid: 'Faktura jest zapłacona w kasie.',
  settings: 'Ustawienia płatności są zmienione.',
  questions: 'Bank został zapytany o płatności, o które już pora pytać.',
  refund: 'Zwrot jest zapisany, a płacący zawiadomiony.',
  desk: 'Zwrot w kasie jest zapisany.',
};
const DETAILS: Record<number, string> = {
  400: 'Kwota jak 150,00, termin jak 2026-11-30; numer, za co i dla kogo nie mogą być puste.',
  404: 'Nie ma takiej faktury, pacjenta albo zwrotu.',
  409: 'Ta faktura nie czeka na zapłatę, numer jest już zajęty albo nie ma czego zwrócić tą drogą.',
};
const UNDER_WAY =
  'Ktoś właśnie płaci tę fakturę, więc jej kwota się nie zmieni. Można ją zmienić, gdy ta płatność się zakończy, najpóźniej po 48 godzinach, albo anulować fakturę i wystawić nową.';
const DOWN = 'Bank nie odpowiada. Spróbuj później albo zapisz zwrot zrobiony inaczej.';

const MOVES = { issue: issueInvoice, cancel: cancelInvoice, amount: changeAmount, paid: payAtDesk };
const isMove = (name: string): name is keyof typeof MOVES => Object.hasOwn(MOVES, name);

type Answered = Readonly<{ outcome: Outcome | 502; path: string; done: string }>;

function answered(c: Context, { outcome, path, done }: Answered) {
  if (outcome === 'UNDER_WAY') return problem({ c, status: 409, detail: UNDER_WAY });
  if (outcome === 502) return problem({ c, status: 409, detail: DOWN });
  if (outcome !== 'done') return problem({ c, status: outcome, detail: DETAILS[outcome] ?? '' });
  return wantsPage(c) ? c.redirect(`${path}?done=${done}`, 303) : c.json({ done });
}

/** The area's part of the staff side; what a person sees at the made-up bank: bank-routes.ts. */
export const bench = (parts: BenchParts) =>
  new Hono()
    .route('/', bankSettings(parts.bank))
    .route('/', invoiceRoutes(parts))
    .route('/', refundRoutes(parts));

/** GET /payments and /payments.json, POST /payments/issue, …/cancel, …/amount, …/paid, …/settings and …/questions. */
function invoiceRoutes({ db, clock, changed, gateway, portalOrigin }: BenchParts) {
  return new Hono()
    .get(PATH, async (c) => {
      const rows = await staffPaymentsOf(db).invoices(MOST);
      const settings = await paymentSettingsOf(db).get();
      const body = html`${issueForm(await signersOf(db))}
        <section aria-labelledby="invoices">
          <h2 id="invoices">Faktury</h2>
          ${rows.map(invoiceArticle)}
        </section>
        ${settingsForm(settings)}`;
      return c.html(
        page({ title: 'Faktury i płatności', path: PATH, notice: NOTICES[c.req.query('done') ?? ''], body }),
      );
    })
    .get(`${PATH}.json`, async (c) => c.json(await staffPaymentsOf(db).invoices(1_000)))
    .post(`${PATH}/settings`, async (c) => {
      const fields = (await fieldsOf(c)) ?? {};
      const currency = z.enum(['PLN', 'EUR']).safeParse(fields['currency']).data ?? 'PLN';
      const failing = Object.keys(FAILING).filter((name) => fields[name] === 'on' || fields[name] === true);
      const payments = { currency, failing };
      await changeSettings({ db, clock, rows: { payments }, action: 'bench.settings.payments' });
      changed();
      return wantsPage(c) ? c.redirect(`${PATH}?done=settings`, 303) : c.json(payments);
    })
    .post(`${PATH}/questions`, async (c) => {
      await askDue({ store: createStore(db), clock, log: QUIET, portalOrigin, gateway });
      return wantsPage(c) ? c.redirect(`${PATH}?done=questions`, 303) : c.json({ done: 'questions' });
    })
    .post(`${PATH}/:move`, async (c) => {
      const { move } = c.req.param();
      if (!isMove(move)) return problem({ c, status: 404 });
      const outcome = await MOVES[move]({ db, clock, fields: await fieldsOf(c) });
      return answered(c, { outcome, path: PATH, done: move });
    });
}

/** GET /refunds and /refunds.json, POST /refunds and /refunds/desk: money that goes back, and words of the gateway that do not fit. */
function refundRoutes({ db, clock, gateway, portalOrigin }: BenchParts) {
  const staff = staffPaymentsOf(db);
  return new Hono()
    .get(REFUNDS_PATH, async (c) => {
      const [rows, atDesk] = [await staff.refunds(MOST), await staff.deskRefunds(MOST)];
      const odd = await staff.oddities(MOST);
      const body = html`${rows.length + atDesk.length > 0 ? '' : html`<p>Nie ma czego zwracać.</p>`}
        ${atDesk.map(deskRefundArticle)} ${rows.map(refundArticle)}
        <section aria-labelledby="odd">
          <h2 id="odd">Zawiadomienia banku, które się nie zgadzają</h2>
          ${
            odd.length > 0
              ? html`<ul>
                  ${odd.map(oddityItem)}
                </ul>`
              : html`<p>Nie ma żadnych.</p>`
          }
        </section>`;
      const notice = NOTICES[c.req.query('done') ?? ''];
      return c.html(page({ title: 'Zwroty pieniędzy', path: REFUNDS_PATH, notice, body }));
    })
    .get(`${REFUNDS_PATH}.json`, async (c) =>
      c.json({
        refunds: await staff.refunds(1_000),
        atDesk: await staff.deskRefunds(1_000),
        oddities: await staff.oddities(1_000),
      }),
    )
    .post(`${REFUNDS_PATH}/desk`, async (c) => {
      const outcome = await payBackAtDesk({ db, clock, fields: await fieldsOf(c) });
      return answered(c, { outcome, path: REFUNDS_PATH, done: 'desk' });
    })
    .post(REFUNDS_PATH, async (c) => {
      const outcome = await payBack({ db, clock, gateway, portalOrigin, fields: await fieldsOf(c) });
      return answered(c, { outcome, path: REFUNDS_PATH, done: 'refund' });
    });
}
