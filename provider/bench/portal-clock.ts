import { Hono } from 'hono';
import { html } from 'hono/html';
import type { MovableClock } from '#provider/core/clock.ts';
import { clockRoutes, clockSection } from './clock.ts';
import { headers, loopbackOnly, sameOriginPosts, smallBodies } from './gate.ts';
import { page, type Frame } from './page.ts';
import { problem } from './problem.ts';
import { STYLESHEET } from './stylesheet.ts';

const FRAME: Frame = { name: 'Portal pacjenta', what: 'zegar', menu: [] };

/** The pages at BENCH_PORT of a portal whose provider is another process, to be served on 127.0.0.1 alone: its clock. */
export function createPortalClock(clock: MovableClock) {
  const bench = new Hono<{ Variables: { frame: Frame } }>();
  bench.use(headers, loopbackOnly, sameOriginPosts, smallBodies, (c, next) => {
    c.set('frame', FRAME);
    return next();
  });
  bench.notFound((c) => problem({ c, status: 404 }));
  return bench
    .get('/', (c) => {
      const notice = c.req.query('done') === 'clock' ? 'Zegar pokazuje nowy czas.' : undefined;
      const body = html`<p>
          Ten portal pyta o wszystko system pod adresem PROVIDER_URL, który ma własny zegar. Ten zegar
          przesuwa tylko czas portalu.
        </p>
        ${clockSection({ clock, isRemotePortal: false })}`;
      return c.html(page({ title: 'Zegar portalu', notice, body, frame: FRAME }));
    })
    .get('/bench.css', (c) => c.body(STYLESHEET, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
    .route('/', clockRoutes(clock));
}
