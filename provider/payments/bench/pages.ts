import { html } from 'hono/html';
import { failures, select, textField } from '#provider/bench/page.ts';
import { formatAmount } from '#contract/payments/reading/amounts.ts';
import { dayInWords } from '#provider/core/words.ts';
import type { PaymentSettings } from '#provider/payments/settings.ts';
import type { StaffDeskRefund, StaffInvoice, StaffRefund } from '#provider/payments/store/staff.ts';
import type { PaymentOddityRow } from '#provider/payments/tables.ts';
import { FAILING } from './faults.ts';

export const PATH = '/payments';
export const REFUNDS_PATH = '/refunds';

const STATES = { DUE: 'do zapłaty', PAID: 'zapłacona', CANCELED: 'anulowana' };
const REASONS: Record<StaffRefund['reason'], string> = {
  SECOND_PAYMENT: 'fakturę zapłacono drugi raz',
  AFTER_REJECTED: 'bank potwierdził po odmowie',
  NOT_DUE: 'faktura była już anulowana albo zmieniona',
  BOOKING_CANCELED: 'odwołano zapłaconą wizytę',
  OTHER: 'inny powód',
};

const zloty = (amount: number, currency = 'PLN') => formatAmount({ language: 'pl', amount, currency });

type Patient = Readonly<{ id: string; name: string; lastName: string }>;

export const issueForm = (patients: readonly Patient[]) =>
  html`<form method="post" action="${PATH}/issue">
    <h2>Nowa faktura</h2>
    ${select({ name: 'patientId', label: 'Dla kogo', choices: patients.map(({ id, name, lastName }) => [id, `${name} ${lastName}`] as const) })}
    ${textField({ name: 'refInvoice', label: 'Numer', hint: 'Może mieć ukośniki, odstępy i polskie litery; nie zaczyna się od FW/' })}
    ${textField({ name: 'subject', label: 'Za co', hint: 'Do 200 znaków' })}
    ${textField({ name: 'amount', label: 'Kwota', hint: 'Na przykład 150,00' })}
    ${textField({ name: 'dueOn', label: 'Termin', hint: 'RRRR-MM-DD; puste: bez terminu' })}
    <button type="submit">Wystaw</button>
  </form>`;

const hidden = (ref: string) => html`<input type="hidden" name="refInvoice" value="${ref}" />`;

export const invoiceArticle = (row: StaffInvoice) => {
  const { ref_invoice: ref, amount, state, due_on: dueOn } = row;
  const id = `invoice-${encodeURIComponent(ref)}`;
  return html`<article aria-labelledby="${id}">
    <h3 id="${id}">${ref}: ${row.name} ${row.last_name}</h3>
    <dl>
      <dt>Za co</dt>
      <dd class="text">${row.subject}</dd>
      <dt>Kwota</dt>
      <dd>${zloty(amount)}</dd>
      <dt>Termin</dt>
      <dd>${dueOn ?? 'bez terminu'}</dd>
      <dt>Stan</dt>
      <dd>${STATES[state]}</dd>
    </dl>
    ${state === 'DUE' ? moves(ref) : ''}
  </article>`;
};

const moves = (ref: string) =>
  html`<form method="post" action="${PATH}/amount">
      ${hidden(ref)}
      ${textField({ name: 'amount', id: `amount-${encodeURIComponent(ref)}`, label: `Nowa kwota faktury ${ref}`, hint: 'Na przykład 150,00' })}
      <button type="submit" class="outlined">Zmień kwotę</button>
    </form>
    <form method="post" action="${PATH}/cancel">
      ${hidden(ref)}
      <button type="submit" class="outlined">Anuluj fakturę ${ref}</button>
    </form>
    <form method="post" action="${PATH}/paid">
      ${hidden(ref)}
      <button type="submit" class="outlined">Zapłacono w kasie ${ref}</button>
    </form>`;

export const settingsForm = ({ currency, failing }: PaymentSettings) =>
  html`<form method="post" action="${PATH}/settings">
      <h2>Ustawienia płatności</h2>
      ${select({ name: 'currency', label: 'Waluta', choices: [currency, ...['PLN', 'EUR'].filter((each) => each !== currency)].map((each) => [each, each] as const) })}
      ${failures({ calls: FAILING, failing })}
      <button type="submit">Zapisz</button>
    </form>
    <form method="post" action="${PATH}/questions">
      <button type="submit" class="outlined">Zapytaj bank o płatności, o które już pora pytać</button>
    </form>`;

export const refundArticle = (row: StaffRefund) =>
  html`<article aria-labelledby="refund-${row.ext_id}">
    <h3 id="refund-${row.ext_id}">${row.ref_invoice}: ${row.name} ${row.last_name}</h3>
    <dl>
      <dt>Kwota</dt>
      <dd>${zloty(row.amount, row.currency)}</dd>
      <dt>Powód</dt>
      <dd>${REASONS[row.reason]}</dd>
      <dt>Od</dt>
      <dd>${dayInWords({ language: 'pl', at: row.made_at })}</dd>
      <dt>Zwrócono</dt>
      <dd>${row.done_on ?? 'jeszcze nie'}</dd>
    </dl>
    ${row.done_on === null ? ways(row) : ''}
  </article>`;

const ways = ({ ext_id: extId, ref_invoice: ref }: StaffRefund) =>
  [
    ['GATEWAY', 'Zwróć przez bank'],
    ['HAND', 'Zwrócono inaczej'],
  ].map(
    ([by, words]) =>
      html`<form method="post" action="${REFUNDS_PATH}">
        <input type="hidden" name="extId" value="${extId}" />
        <input type="hidden" name="by" value="${by}" />
        <button type="submit" class="outlined">${words} ${ref}</button>
      </form>`,
  );

export const deskRefundArticle = (row: StaffDeskRefund) => {
  const { ref_invoice: ref, done_on: doneOn } = row;
  const id = `desk-${encodeURIComponent(ref)}`;
  return html`<article aria-labelledby="${id}">
    <h3 id="${id}">${ref}: ${row.name} ${row.last_name}</h3>
    <dl>
      <dt>Kwota</dt>
      <dd>${zloty(row.amount)}, zapłacone w kasie</dd>
      <dt>Powód</dt>
      <dd>${REASONS.BOOKING_CANCELED}</dd>
      <dt>Od</dt>
      <dd>${dayInWords({ language: 'pl', at: row.made_at })}</dd>
      <dt>Zwrócono</dt>
      <dd>${doneOn ?? 'jeszcze nie'}</dd>
    </dl>
    ${
      doneOn === null
        ? html`<form method="post" action="${REFUNDS_PATH}/desk">
            ${hidden(ref)}
            <button type="submit" class="outlined">Zwrócono w kasie ${ref}</button>
          </form>`
        : ''
    }
  </article>`;
};

const ODD = { AMOUNT: 'inna kwota', CURRENCY: 'inna waluta', UNKNOWN: 'nieznana płatność' };

export const oddityItem = ({ kind, at, said }: PaymentOddityRow) =>
  html`<li>${dayInWords({ language: 'pl', at })}: ${ODD[kind]}, ${said}</li>`;
