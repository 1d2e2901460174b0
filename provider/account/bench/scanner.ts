import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Kysely } from 'kysely';
import { page } from '#provider/bench/page.ts';
import { wantsPage } from '#provider/bench/problem.ts';
import { outboxOf } from '#provider/core/outbox/store.ts';
import type { Tables } from '#provider/generated/tables.ts';

const FRAME = { title: 'Skaner poczty', path: '/outbox' };
const MOST_LINKS = 200;
const MOST_REDIRECTS = 5;
const PATIENCE_MS = 10_000;

type Opened = { path: string; status: number };
type Parts = { db: Kysely<Tables>; portalOrigin: string };

/** GET /scanner, and POST /scanner: opens every link of the outbox, as filters of mails do before anybody reads them (S-08). */
export function scannerRoutes({ db, portalOrigin }: Parts) {
  return new Hono()
    .get('/scanner', (c) => c.html(page({ ...FRAME, body: question })))
    .post('/scanner', async (c) => {
      const messages = await outboxOf(db).newest(MOST_LINKS);
      const links = new Set(
        messages.flatMap(({ link }) => (link && isOwn(link, portalOrigin) ? [link] : [])),
      );
      const opened: Opened[] = [];
      for (const link of links) opened.push(await open(link, portalOrigin));
      if (!wantsPage(c)) return c.json({ opened });
      return c.html(page({ ...FRAME, body: html`${list(opened)} ${question}` }));
    });
}

const isOwn = (address: string, portalOrigin: string) =>
  URL.canParse(address) && new URL(address).origin === portalOrigin;

/** Opens a link and what it leads to, within the portal, with the cookies that it is given. */
async function open(link: string, portalOrigin: string): Promise<Opened> {
  const cookies = new Map<string, string>();
  const { pathname: path } = new URL(link);
  let address = link;
  for (let left = MOST_REDIRECTS; ; left -= 1) {
    const headers = { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(address, { headers, redirect: 'manual', signal }).catch(() => null);
    if (!answer) return { path, status: 503 };
    await answer.body?.cancel();
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', ...value] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value.join('='));
    }
    const next = new URL(answer.headers.get('location') ?? address, address).href;
    if (next === address || left === 0 || !isOwn(next, portalOrigin)) return { path, status: answer.status };
    address = next;
  }
}

const question = html`<p>
    Skaner otwiera każdy odsyłacz do portalu z poczty wychodzącej, tak jak robią to filtry poczty, zanim ktoś
    przeczyta wiadomość. Samo otwarcie odsyłacza niczego nie potwierdza, nie zmienia i nie zużywa.
  </p>
  <form method="post" action="/scanner"><button type="submit">Otwórz wszystkie odsyłacze</button></form>`;

const list = (opened: readonly Opened[]) =>
  opened.length === 0
    ? html`<p>W poczcie wychodzącej nie ma odsyłaczy do portalu.</p>`
    : html`<p>Otwarto odsyłaczy: ${opened.length}.</p>
        <ul>
          ${opened.map(({ path, status }) => html`<li>${path}: ${status}</li>`)}
        </ul>`;
