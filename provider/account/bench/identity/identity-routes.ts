import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { page } from '#provider/bench/page.ts';
import { fieldsOf, problem } from '#provider/bench/problem.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { peopleOf, type Person } from './people.ts';
import { CLIENT_ID, IDENTITY_PATH, type StandIn } from './stand-in.ts';

const DECISIONS = {
  agree: 'Zgadza się',
  refuse: 'Nie zgadza się',
  blocked: 'Ma w tym systemie zablokowany profil',
  slow: 'Zgadza się, ale system odpowiada za wolno',
} as const;

const Asked = z.object({
  client_id: z.literal(CLIENT_ID),
  response_type: z.literal('code'),
  redirect_uri: z.string(),
  state: z.string().max(200),
  nonce: z.string().max(200),
});
const Decided = Asked.extend({
  pesel: z.string().regex(/^\d{11}$/),
  decision: z.enum(Object.keys(DECISIONS) as [keyof typeof DECISIONS]),
});
const SignOut = z.object({
  client_id: z.literal(CLIENT_ID),
  post_logout_redirect_uri: z.string(),
  outcome: z.enum(['done', 'failed']).optional(),
});

const WRONG = 'Portal nie podał tego, czego system potrzebuje, albo podał nie swój adres.';

type Parts = { db: Kysely<Tables>; standIn: StandIn; portalOrigin: string };

/** The pages of the made-up identity system: who is it, and what do they decide; and its own sign-out, which can fail. */
export function identityRoutes({ db, standIn, portalOrigin }: Parts) {
  const isOwn = (address: string) => URL.canParse(address) && new URL(address).origin === portalOrigin;
  const bench = new Hono();
  /** Its forms lead back to the portal, which is another origin. */
  bench.use(`${IDENTITY_PATH}/*`, async (c, next) => {
    await next();
    c.header('Content-Security-Policy', policyFor(portalOrigin));
  });

  return bench
    .get(`${IDENTITY_PATH}/authorize`, async (c) => {
      const { data: asked } = Asked.safeParse(c.req.query());
      if (!asked || !isOwn(asked.redirect_uri)) return problem({ c, status: 400, detail: WRONG });
      return c.html(page({ title: 'Kim jesteś?', body: question({ asked, people: await peopleOf(db) }) }));
    })
    .post(`${IDENTITY_PATH}/authorize`, async (c) => {
      const { data: asked } = Decided.safeParse(await fieldsOf(c));
      if (!asked || !isOwn(asked.redirect_uri)) return problem({ c, status: 400, detail: WRONG });
      const back = new URL(asked.redirect_uri);
      back.searchParams.set('state', asked.state);
      const { pesel: nationalId, nonce, decision } = asked;
      if (decision === 'refuse') back.searchParams.set('error', 'access_denied');
      else if (decision === 'blocked') back.searchParams.set('error', 'account_blocked');
      else back.searchParams.set('code', standIn.agree({ nationalId, nonce, isSlow: decision === 'slow' }));
      return c.redirect(back.href, 303);
    })
    .get(`${IDENTITY_PATH}/logout`, (c) => {
      const { data: asked } = SignOut.safeParse(c.req.query());
      const address = asked?.post_logout_redirect_uri ?? '';
      if (!isOwn(address)) return problem({ c, status: 400, detail: WRONG });
      return c.html(page({ title: 'Wyloguj się z systemu tożsamości', body: signOutQuestion(address) }));
    })
    .post(`${IDENTITY_PATH}/logout`, async (c) => {
      const { data: asked } = SignOut.safeParse(await fieldsOf(c));
      if (!asked || !isOwn(asked.post_logout_redirect_uri)) return problem({ c, status: 400, detail: WRONG });
      const back = new URL(asked.post_logout_redirect_uri);
      if (asked.outcome === 'failed') back.searchParams.set('error', 'server_error');
      return c.redirect(back.href, 303);
    })
    .all(`${IDENTITY_PATH}/*`, (c) => standIn.answer(c.req.raw));
}

const policyFor = (portalOrigin: string) =>
  `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${portalOrigin}; frame-ancestors 'none'; base-uri 'none'`;

const hidden = (fields: Record<string, string>) =>
  Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );

const choice = ({
  name,
  value,
  label,
  isFirst,
}: Record<'name' | 'value' | 'label', string> & { isFirst: boolean }) =>
  html`<p>
    <label class="choice"
      ><input type="radio" name="${name}" value="${value}" ${isFirst ? html`checked` : ''} /> ${label}</label
    >
  </p>`;

const question = ({ asked, people }: { asked: z.infer<typeof Asked>; people: readonly Person[] }) =>
  html`<p>
      To jest system tożsamości na niby: udaje logowanie administracji publicznej, nie pyta o hasło i nikomu
      niczego nie wysyła.
    </p>
    <form method="post" action="${IDENTITY_PATH}/authorize">
      ${hidden(asked)}
      <fieldset>
        <legend>Osoba</legend>
        ${people.map(({ nationalId: value, name: label }, index) =>
          choice({ name: 'pesel', value, label, isFirst: index === 0 }),
        )}
      </fieldset>
      <fieldset>
        <legend>Co robi</legend>
        ${Object.entries(DECISIONS).map(([value, label], index) =>
          choice({ name: 'decision', value, label, isFirst: index === 0 }),
        )}
      </fieldset>
      <button type="submit">Dalej</button>
    </form>`;

const signOutQuestion = (address: string) =>
  html`<p>To jest system tożsamości na niby. Czy wylogowanie ma się udać?</p>
    <form method="post" action="${IDENTITY_PATH}/logout">
      ${hidden({ client_id: CLIENT_ID, post_logout_redirect_uri: address })}
      <fieldset>
        <legend>Wylogowanie</legend>
        ${choice({ name: 'outcome', value: 'done', label: 'Udaje się', isFirst: true })}
        ${choice({ name: 'outcome', value: 'failed', label: 'Nie udaje się', isFirst: false })}
      </fieldset>
      <button type="submit">Wyloguj</button>
    </form>`;
