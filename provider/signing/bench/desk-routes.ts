import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { choice, page, select } from '#provider/bench/page.ts';
import { fieldsOf, problem } from '#provider/bench/problem.ts';
import type { Clock } from '#provider/core/clock.ts';
import {
  KINDS,
  type Holder,
  type Kind,
  type MadeUpAuthority,
} from '#provider/core/signatures/made-up/authority.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { DESK_PATH, type AtDesk, type Desk } from './desk.ts';
import { signersOf } from '#provider/bench/people.ts';
import { FORMATS, signedAtDesk, SPOILINGS, type Spoiling } from './signed.ts';

const ACTS = {
  SIGN: 'Podpisuje',
  LATE: 'Podpisuje, ale usługa wyda dokument dopiero, gdy personel na to pozwoli',
  CANCEL: 'Rezygnuje',
  LEAVE: 'Wraca bez podpisu, choć usługa mówi, że się udało',
} as const;

const CERTIFICATES: Record<Kind, string> = {
  GOOD: 'ważny',
  EXPIRED: 'po terminie ważności',
  REVOKED: 'unieważniony',
  FOREIGN: 'od obcego urzędu',
  NO_PESEL: 'bez numeru PESEL',
  NO_LIST: 'od urzędu bez listy unieważnień',
};

const SPOILED: Record<Spoiling, string> = {
  NONE: 'nic więcej',
  CHANGED: 'zmienia plik po podpisaniu',
  UNSIGNED: 'oddaje plik bez podpisu',
  OTHER: 'podpisuje inny dokument',
};

const Decided = z.object({
  act: z.enum(Object.keys(ACTS) as [keyof typeof ACTS]),
  person: z.string().max(80),
  certificate: z.enum(KINDS).default('GOOD'),
  format: z.enum(FORMATS).default('PAdES'),
  spoil: z.enum(SPOILINGS).default('NONE'),
});

const UNKNOWN = 'Tego dokumentu tu nie ma. Zacznij podpisywanie w portalu jeszcze raz.';

type Parts = Readonly<{
  db: Kysely<Tables>;
  clock: Clock;
  desk: Desk;
  authority: MadeUpAuthority;
  portalOrigin: string;
}>;

/** The page of the made-up signing service at which a person signs a document, as well or badly as is wanted. */
export function deskRoutes({ db, clock, desk, authority, portalOrigin }: Parts) {
  const bench = new Hono();
  /** Its form leads back to the portal, which is another origin. */
  bench.use(`${DESK_PATH}/*`, async (c, next) => {
    await next();
    c.header('Content-Security-Policy', policyFor(portalOrigin));
  });

  return bench
    .post(`${DESK_PATH}/tpSigning`, (c) => desk.answer(c.req.raw))
    .get(`${DESK_PATH}/:token/document`, (c) => {
      const document = desk.find(c.req.param('token'));
      if (!document) return problem({ c, status: 404, detail: UNKNOWN });
      return c.body(new Uint8Array(document.content), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'inline; filename="dokument.pdf"',
      });
    })
    .get(`${DESK_PATH}/:token`, async (c) => {
      const token = c.req.param('token');
      const document = desk.find(token);
      if (!document) return problem({ c, status: 404, detail: UNKNOWN });
      const body = question({ token, document, people: await signersOf(db) });
      return c.html(page({ title: 'Podpisz dokument', body }));
    })
    .post(`${DESK_PATH}/:token`, async (c) => {
      const token = c.req.param('token');
      const document = desk.find(token);
      if (!document) return problem({ c, status: 404, detail: UNKNOWN });
      const { data: decided } = Decided.safeParse(await fieldsOf(c));
      const holder = (await signersOf(db)).find(({ id }) => id === decided?.person);
      if (!decided || !holder) return problem({ c, status: 400, detail: 'Wybierz osobę i to, co robi.' });
      if (decided.act === 'CANCEL') return c.redirect(document.errorUrl, 303);
      if (decided.act !== 'LEAVE') {
        const { content } = document;
        const signed = await signedAtDesk({ ...decided, authority, content, holder, at: clock.now() });
        desk.sign(token, { signed: new Uint8Array(signed), isHeldBack: decided.act === 'LATE' });
      }
      return c.redirect(document.successUrl, 303);
    });
}

const policyFor = (portalOrigin: string) =>
  `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${portalOrigin}; frame-ancestors 'none'; base-uri 'none'`;

type Shown = Readonly<{
  token: string;
  document: AtDesk;
  people: readonly (Holder & Readonly<{ id: string }>)[];
}>;

const question = ({ token, document, people }: Shown) =>
  html`<p>
      To jest usługa podpisu na niby: nie pyta o hasło i nikomu niczego nie wysyła. Dokument:
      ${document.info}.
    </p>
    <p><a href="${DESK_PATH}/${token}/document">Przeczytaj dokument (PDF)</a></p>
    ${document.signed ? html`<p>Ten dokument już ktoś tu podpisał. Nowy podpis zastąpi poprzedni.</p>` : ''}
    <form method="post" action="${DESK_PATH}/${token}">
      <fieldset>
        <legend>Kto podpisuje</legend>
        ${people.map(({ id: value, name, lastName, pesel }, index) => {
          const label = `${name} ${lastName}${pesel === null ? ' (bez numeru PESEL)' : ''}`;
          return choice({ name: 'person', value, label, isOn: index === 0, type: 'radio' });
        })}
      </fieldset>
      <fieldset>
        <legend>Co robi</legend>
        ${Object.entries(ACTS).map(([value, label], index) =>
          choice({ name: 'act', value, label, isOn: index === 0, type: 'radio' }),
        )}
      </fieldset>
      ${select({ name: 'certificate', label: 'Certyfikat', choices: KINDS.map((kind) => [kind, CERTIFICATES[kind]] as const) })}
      ${select({ name: 'spoil', label: 'Co jeszcze robi', choices: SPOILINGS.map((spoil) => [spoil, SPOILED[spoil]] as const) })}
      ${select({ name: 'format', label: 'Format', choices: FORMATS.map((format) => [format, format] as const) })}
      <button type="submit">Dalej</button>
    </form>`;
