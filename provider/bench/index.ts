import { Hono } from 'hono';
import { html } from 'hono/html';
import type { MovableClock } from '#provider/core/clock.ts';
import type { Provider } from '#provider/index.ts';
import type { Log } from '#provider/core/log.ts';
import { identityRoutes } from '#provider/account/bench/identity/identity-routes.ts';
import type { StandIn } from '#provider/account/bench/identity/stand-in.ts';
import type { Desk } from '#provider/signing/bench/desk.ts';
import { deskRoutes } from '#provider/signing/bench/desk-routes.ts';
import type { Bank } from '#provider/payments/bench/bank.ts';
import { bankRoutes } from '#provider/payments/bench/bank-routes.ts';
import { bench as areas } from '#provider/generated/bench.ts';
import { clockRoutes, clockSection } from './clock.ts';
import { headers, loopbackOnly, sameOriginPosts, smallBodies } from './gate.ts';
import type { MailServer } from './mail-server.ts';
import { outboxRoutes } from './outbox.ts';
import { areaPages, page } from './page.ts';
import { problem, wantsPage } from './problem.ts';
import { STYLESHEET } from './stylesheet.ts';

export type BenchOptions = {
  provider: Pick<Provider, 'db' | 'reset' | 'settings' | 'authority' | 'signables' | 'sessions' | 'gateway'>;
  /** The one that the provider was made with. */
  clock: MovableClock;
  log: Log;
  isProduction: boolean;
  /** Where patients find the portal. */
  portalOrigin: string;
  /** The made-up identity system; null: there is a real one. */
  standIn?: StandIn | null;
  /** The made-up mail server; null: there is a real one, or none. */
  mailServer?: MailServer | null;
  /** The made-up signing service; null: there is a real one, or none. */
  desk?: Desk | null;
  /** The made-up bank; null: there is a real gateway, or none. */
  bank?: Bank | null;
  /** The portal runs as another process, with a clock of its own. */
  isRemotePortal?: boolean;
};

const NOTICES: Record<string, string> = {
  clock: 'Zegar pokazuje nowy czas.',
  reset: 'Dane są znowu takie jak na początku, zegar pokazuje czas komputera, wszyscy są wylogowani.',
};

/**
 * The staff side and the outbox (design: demo-clinic, "Ways in"), to be served on 127.0.0.1 alone.
 * @throws Error in production: it is open to whoever reaches it.
 */
export function createBench({
  provider,
  clock,
  log,
  isProduction,
  portalOrigin,
  standIn = null,
  mailServer = null,
  desk = null,
  bank = null,
  isRemotePortal = false,
}: BenchOptions) {
  if (isProduction) throw new Error('The bench does not start in production');

  const bench = new Hono();
  bench.use(headers, loopbackOnly, smallBodies);
  // A text browser says nothing of where its form comes from, and nobody gains by another's answer there.
  if (standIn) bench.route('/', identityRoutes({ db: provider.db, standIn, portalOrigin }));
  if (bank) bench.route('/', bankRoutes({ bank, portalOrigin }));
  const { db, authority, settings, signables, sessions, gateway } = provider;
  if (desk && authority) bench.route('/', deskRoutes({ db, clock, desk, authority, portalOrigin }));
  bench.use(sameOriginPosts);
  bench.notFound((c) => problem({ c, status: 404 }));
  bench.onError((error, c) => {
    log.error({ path: c.req.path, failure: error.name }, 'bench failed');
    return problem({ c, status: 500 });
  });

  bench
    .get('/', (c) => {
      const title = 'Strona personelu';
      const body = html`${links} ${clockSection({ clock, isRemotePortal })} ${resetSection}`;
      return c.html(page({ title, path: '/', notice: NOTICES[c.req.query('done') ?? ''], body }));
    })
    .get('/bench.css', (c) => c.body(STYLESHEET, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
    .get('/reset', (c) => c.html(page({ title: 'Czy przywrócić dane początkowe?', body: resetQuestion })))
    .post('/reset', async (c) => {
      clock.reset();
      standIn?.reset();
      mailServer?.reset();
      desk?.reset();
      bank?.reset();
      await provider.reset();
      return wantsPage(c) ? c.redirect('/?done=reset', 303) : c.json({ reset: true });
    })
    .route('/', clockRoutes(clock))
    .route('/', outboxRoutes({ db: provider.db, clock, mailServer }));

  const parts = {
    db,
    clock,
    portalOrigin,
    isRemotePortal,
    authority,
    desk,
    bank,
    gateway,
    signables,
    sessions,
    changed: settings.changed,
  };
  for (const area of Object.values(areas)) bench.route('/', area(parts));
  return bench;
}

const links = html`<section aria-labelledby="links">
  <h2 id="links">Co można tu zrobić</h2>
  <ul>
    ${areaPages.map(({ path, does }) => html`<li><a href="${path}">${does}</a></li>`)}
    <li>
      <a href="/outbox">Przeczytać e-maile i SMS-y, które wysłał portal</a> (<a href="/outbox.json">JSON</a>),
      albo
      <a href="/scanner">puścić na nie skaner poczty</a>
    </li>
  </ul>
</section>`;

const resetSection = html`<section aria-labelledby="reset">
  <h2 id="reset">Dane</h2>
  <p><a href="/reset">Przywróć dane początkowe</a></p>
</section>`;

const resetQuestion = html`<p>
    Wszystko, co zapisano od początku, zniknie: rezerwacje, wiadomości, sesje. Zegar wróci do czasu komputera,
    a terminy policzą się od dzisiaj.
  </p>
  <p><a href="/">Nie, wróć do strony personelu</a></p>
  <form method="post" action="/reset">
    <button type="submit" class="danger">Tak, przywróć dane początkowe</button>
  </form>`;
