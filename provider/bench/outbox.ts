import type { Kysely } from 'kysely';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { outboxOf } from '#provider/core/outbox/store.ts';
import type { OutboxRow } from '#provider/core/tables.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { page } from './page.ts';

const MOST = 200;

/** GET /outbox and /outbox.json: the newest messages that went to people, or wait to go. */
export function outboxRoutes(db: Kysely<Tables>) {
  const newest = () => outboxOf(db).newest(MOST);

  return new Hono()
    .get('/outbox.json', async (c) => c.json((await newest()).map(messageOf)))
    .get('/outbox', async (c) =>
      c.html(page({ title: 'Poczta wychodząca', path: '/outbox', body: list(await newest()) })),
    );
}

const messageOf = (row: OutboxRow) => ({
  channel: row.channel,
  to: row.recipient,
  subject: row.subject,
  text: row.text,
  code: row.code,
  link: row.link,
  at: new Date(row.created_at).toISOString(),
});

const CHANNELS = { EMAIL: 'E-mail', SMS: 'SMS' };

const FORMAT = new Intl.DateTimeFormat('pl-PL', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Warsaw',
});

const list = (rows: readonly OutboxRow[]) =>
  rows.length === 0
    ? html`<p>Nic jeszcze nie wysłano. Wiadomości pojawią się tu, gdy portal wyśle e-mail albo SMS.</p>`
    : html`<p>Najnowsze na górze, najwyżej ${MOST}.</p>
        ${rows.map(message)}`;

const message = (row: OutboxRow) =>
  html`<article>
    <h2>${CHANNELS[row.channel]} do ${row.recipient}</h2>
    <dl>
      <dt>Kiedy</dt>
      <dd>
        <time datetime="${new Date(row.created_at).toISOString()}">${FORMAT.format(row.created_at)}</time>
      </dd>
      ${row.subject ? fact('Temat', row.subject) : ''}
      ${fact('Treść', html`<span class="text">${row.text}</span>`)} ${row.code ? fact('Kod', row.code) : ''}
      ${row.link ? fact('Odsyłacz', linkTo(row.link)) : ''} ${fact('Wysyłka', deliveryOf(row))}
    </dl>
  </article>`;

const fact = (name: string, value: unknown) =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`;

const linkTo = (address: string) =>
  /^https?:\/\//.test(address) ? html`<a href="${address}">${address}</a>` : address;

function deliveryOf(row: OutboxRow) {
  if (row.delivered_at !== null) return `wysłano ${FORMAT.format(row.delivered_at)}`;
  if (row.last_error !== null) return `nie udało się (${row.last_error}), prób: ${row.tries}`;
  return 'nie wysłano: wiadomość jest tylko tutaj';
}
