import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { makeEntryCode } from '#provider/account/handlers/entry.ts';
import { accountsOf } from '#provider/account/store/accounts.ts';
import { entryCodesOf } from '#provider/account/store/entry-codes.ts';
import { page, textField } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import type { Clock } from '#provider/core/clock.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { userNameOf } from '#provider/core/user-name.ts';

const FRAME = { title: 'Wejście bez hasła', path: '/sso' };
const SsoForm = z.object({ username: z.string().transform(userNameOf).pipe(z.string().min(1).max(200)) });

type Parts = { db: Kysely<Tables>; clock: Clock; portalOrigin: string };

/** GET /sso, and POST /sso with `username`: another system of the hospital, which has proved who somebody is (S-05). */
export function ssoRoutes({ db, clock, portalOrigin }: Parts) {
  return new Hono()
    .get('/sso', (c) => c.html(page({ ...FRAME, body: form({}) })))
    .post('/sso', async (c) => {
      const { data: given } = SsoForm.safeParse(await fieldsOf(c));
      const account = given && (await accountsOf(db).byUsername(given.username));
      if (!account) {
        const error = 'Nie ma takiego konta. Wpisz login, na przykład jan.nowak.';
        if (!wantsPage(c)) return problem({ c, status: given ? 404 : 400, detail: error });
        return c.html(
          page({ ...FRAME, body: form({ username: given?.username, error }) }),
          given ? 404 : 400,
        );
      }

      const store = { entryCodes: entryCodesOf(db) };
      const now = clock.now().getTime();
      const made = await makeEntryCode({ store, kind: 'SSO', accountId: account.id, now });
      const link = `${portalOrigin}/login?ssoToken=${made.code}`;
      const validUntil = new Date(made.validUntil).toISOString();
      if (!wantsPage(c)) return c.json({ link, validUntil });
      return c.html(page({ ...FRAME, body: html`${way({ link, username: account.username })} ${form({})}` }));
    });
}

const way = ({ link, username }: { link: string; username: string }) =>
  html`<section aria-labelledby="way">
    <h2 id="way">Wejście do portalu: ${username}</h2>
    <p><a href="${link}">Przejdź do portalu</a></p>
    <p>Kod w tym odsyłaczu działa 60 sekund i tylko raz.</p>
  </section>`;

const form = ({ username, error }: { username?: string | undefined; error?: string }) =>
  html`<p>
      Tak wchodzi do portalu ktoś, kogo zna już inny system szpitala: dostaje kod, z którym przeglądarka
      otwiera portal.
    </p>
    <form method="post" action="/sso">
      ${textField({
        name: 'username',
        label: 'Login',
        hint: 'Na przykład jan.nowak',
        error,
        value: username ?? '',
      })}
      <button type="submit">Zrób kod</button>
    </form>`;
