import { Hono } from 'hono';
import { html } from 'hono/html';
import { formatAmount } from '#contract/payments/reading/amounts.ts';
import type { BenchParts } from '#provider/bench/area.ts';
import { fileField, page, textField } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import { staffCopiesOf, type StaffCopyRequest } from '#provider/copies/staff-copies.ts';
import { dayInWords } from '#provider/core/words.ts';
import { PATH } from './menu.ts';
import { moveCopies } from './moves.ts';
import { movesOf, type CopyMove } from './rules.ts';

const FRAME = { title: 'Wnioski o kopie dokumentacji', path: PATH };
const MOST = 100;
const STATES: Record<StaffCopyRequest['state'], string> = {
  REGISTERED: 'złożony',
  ACCEPTED: 'przyjęty',
  PREPARED: 'kopia przygotowana',
  COMPLETED: 'zakończony',
  REJECTED: 'odmowa',
};
const NOTICES: Record<string, string> = {
  accept: 'Wniosek jest przyjęty.',
  price: 'Cena jest podana.',
  prepare: 'Kopia jest przygotowana.',
  complete: 'Kopia jest wydana.',
  reject: 'Odmówiono.',
};

/** GET /copies and POST /copies/:id/:move: requests for copies, and what the staff does with them (B-25). */
export function copyRoutes({ db, clock, portalOrigin }: Pick<BenchParts, 'db' | 'clock' | 'portalOrigin'>) {
  return new Hono()
    .get(PATH, async (c) => {
      const requests = await staffCopiesOf(db).latest(MOST);
      const notice = NOTICES[c.req.query('done') ?? ''];
      return c.html(page({ ...FRAME, notice, body: html`${requests.map(article)}` }));
    })
    .post(`${PATH}/:id/:move`, async (c) => {
      const { id, move } = c.req.param();
      const fields = await fieldsOf(c);
      const outcome = await moveCopies({ db, clock, portalOrigin, id, move, fields });
      if (typeof outcome === 'number') return problem({ c, status: outcome });
      return wantsPage(c) ? c.redirect(`${PATH}?done=${move}`, 303) : c.json(outcome);
    });
}

const money = (amount: number) => formatAmount({ language: 'pl', amount, currency: 'PLN' });

function article(row: StaffCopyRequest) {
  const {
    id,
    number,
    name,
    last_name: lastName,
    state,
    price,
    agreed_amount: agreed,
    ref_invoice: ref,
  } = row;
  return html`<article aria-labelledby="${id}">
    <h2 id="${id}">${number}, ${name} ${lastName}: ${STATES[state]}</h2>
    <p>${row.description}</p>
    <p>
      Złożony: ${dayInWords({ language: 'pl', at: row.registered_at })}. ${row.cdoc_type},
      ${row.delivery_format}, ${row.delivery_mode}. ${price === null ? '' : `Cena: ${money(price)}.`}
      ${agreed === null ? '' : `Zgoda: ${money(agreed)}.`}
      ${ref === null ? '' : `Faktura ${ref}: ${row.invoice_state}.`} ${row.reason}
    </p>
    ${movesOf(row).map((move) => form(row, move))}
  </article>`;
}

const NAMES: Record<CopyMove, string> = {
  accept: 'Przyjmij',
  price: 'Podaj cenę',
  prepare: 'Kopia jest przygotowana',
  complete: 'Kopia jest wydana',
  reject: 'Odmów',
};

function form({ id, delivery_format: format }: StaffCopyRequest, move: CopyMove) {
  const hasFile = move === 'prepare' && format === 'DOWNLOAD';
  return html`<form
    method="post"
    action="${PATH}/${encodeURIComponent(id)}/${move}"
    ${hasFile ? html`enctype="multipart/form-data"` : ''}
  >
    ${
      move === 'price'
        ? textField({
            name: 'price',
            id: `price-${id}`,
            label: 'Cena w złotych',
            hint: 'Na przykład 45,00; 0: bezpłatnie',
          })
        : ''
    }
    ${
      move === 'reject'
        ? textField({
            name: 'reason',
            id: `reason-${id}`,
            label: 'Powód odmowy',
            hint: 'Pacjent go przeczyta; może być pusty',
          })
        : ''
    }
    ${hasFile ? fileField({ name: 'file', label: `Plik kopii ${id}`, hint: 'Bez pliku powstanie krótki PDF' }) : ''}
    <button type="submit" aria-describedby="${id}">${NAMES[move]}</button>
  </form>`;
}
