import type { Kysely } from 'kysely';
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { outboxOf } from '#provider/core/outbox/store.ts';
import type { OutboxRow } from '#provider/core/tables.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { Clock } from '#provider/core/clock.ts';
import { MAIL_MOODS, type MailServer } from './mail-server.ts';
import { choice, page } from './page.ts';
import { fieldsOf, problem, wantsPage } from './problem.ts';

const MOST = 200;
const FRAME = { title: 'Poczta wychodząca', path: '/outbox' };
const MoodForm = z.object({ mood: z.enum(MAIL_MOODS) });

type Parts = { db: Kysely<Tables>; clock: Clock; mailServer: MailServer | null };

/** GET /outbox and /outbox.json: the newest messages that went to people, or wait to go. POST /outbox: how the made-up mail server is. */
export function outboxRoutes({ db, clock, mailServer }: Parts) {
  const newest = () => outboxOf(db).newest(MOST);

  return new Hono()
    .get('/outbox.json', async (c) => c.json((await newest()).map(messageOf)))
    .get('/outbox', async (c) => {
      const now = clock.now().getTime();
      const body = html`${mailServer ? moodForm(mailServer) : ''} ${list(await newest(), now)}`;
      const notice =
        c.req.query('done') === undefined ? undefined : 'Serwer poczty działa teraz tak, jak wybrano.';
      return c.html(page({ ...FRAME, notice, body }));
    })
    .post('/outbox', (c) => setMood({ c, mailServer }));
}

async function setMood({ c, mailServer }: Pick<Parts, 'mailServer'> & { c: Context }) {
  if (!mailServer) return problem({ c, status: 404, detail: 'Poczta idzie przez prawdziwy serwer.' });
  const { data } = MoodForm.safeParse(await fieldsOf(c));
  if (!data) return problem({ c, status: 400, detail: `Podaj mood: ${MAIL_MOODS.join(', ')}.` });
  mailServer.set(data.mood);
  return wantsPage(c) ? c.redirect('/outbox?done=mood', 303) : c.json(data);
}

const MOODS = {
  ready: 'Przyjmuje e-maile od razu',
  slow: 'Przyjmuje każdy e-mail po 15 sekundach',
  refusing: 'Odmawia',
};

const moodForm = (mailServer: MailServer) =>
  html`<form method="post" action="/outbox">
    <fieldset>
      <legend>Serwer poczty (na niby)</legend>
      ${MAIL_MOODS.map((value) =>
        choice({
          name: 'mood',
          value,
          label: MOODS[value],
          type: 'radio',
          isOn: mailServer.mood() === value,
        }),
      )}
    </fieldset>
    <button type="submit">Zapisz</button>
  </form>`;

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

const list = (rows: readonly OutboxRow[], now: number) =>
  rows.length === 0
    ? html`<p>Nic jeszcze nie wysłano. Wiadomości pojawią się tu, gdy portal wyśle e-mail albo SMS.</p>`
    : html`<p>Najnowsze na górze, najwyżej ${MOST}.</p>
        ${rows.map((row) => message(row, now))}`;

const message = (row: OutboxRow, now: number) =>
  html`<article>
    <h2>${CHANNELS[row.channel]} do ${row.recipient}</h2>
    <dl>
      <dt>Kiedy</dt>
      <dd>
        <time datetime="${new Date(row.created_at).toISOString()}">${FORMAT.format(row.created_at)}</time>
      </dd>
      ${row.subject ? fact('Temat', row.subject) : ''}
      ${fact('Treść', html`<span class="text">${row.text}</span>`)} ${row.code ? fact('Kod', row.code) : ''}
      ${row.link ? fact('Odsyłacz', linkTo(row.link)) : ''} ${fact('Wysyłka', deliveryOf(row, now))}
    </dl>
  </article>`;

const fact = (name: string, value: unknown) =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`;

const linkTo = (address: string) =>
  /^https?:\/\//.test(address) ? html`<a href="${address}">${address}</a>` : address;

function deliveryOf(row: OutboxRow, now: number) {
  if (row.delivered_at !== null) return `wysłano ${FORMAT.format(row.delivered_at)}`;
  if (row.last_error !== null) return `nie udało się (${row.last_error}), prób: ${row.tries}`;
  if (row.tries === 0 && row.next_try_at !== null && row.next_try_at > now)
    return `czeka do ${FORMAT.format(row.next_try_at)}`;
  return 'nie wysłano: wiadomość jest tylko tutaj';
}
