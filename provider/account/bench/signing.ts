import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { accountsOf } from '#provider/account/store/accounts.ts';
import { authorizationsOf } from '#provider/account/authorization/store.ts';
import { staffAuthorizationsOf } from '#provider/account/store/staff-authorizations.ts';
import { userNameOf } from '#provider/core/user-name.ts';
import type { BenchParts } from '#provider/bench/area.ts';
import { page, select, textField } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import { KINDS, type Kind } from '#provider/core/signatures/made-up/authority.ts';
import {
  FORMATS,
  signedFile,
  SPOILINGS,
  type Format,
  type Spoiling,
} from '#provider/core/signatures/made-up/signed-file.ts';

const PATH = '/signing';
const FRAME = { title: 'Podpisywanie', path: PATH };
const Login = z.string().transform(userNameOf).pipe(z.string().min(1).max(200));
const SigningForm = z.object({
  username: Login,
  signer: z.string().transform(userNameOf).pipe(z.string().max(200)).default(''),
  reference: z.string().trim().max(40).default(''),
  certificate: z.enum(KINDS).default('GOOD'),
  format: z.enum(FORMATS).default('PAdES'),
  spoil: z.enum(SPOILINGS).default('NONE'),
});
type SigningForm = z.output<typeof SigningForm>;

const CERTIFICATES: Record<Kind, string> = {
  GOOD: 'ważny',
  EXPIRED: 'po terminie ważności',
  REVOKED: 'unieważniony',
  FOREIGN: 'od obcego urzędu',
  NO_PESEL: 'bez numeru PESEL',
  NO_LIST: 'od urzędu bez listy unieważnień',
};
const SPOILED: Record<Spoiling, string> = {
  NONE: 'niczym',
  CHANGED: 'zmieniony po podpisaniu',
  CUT: 'ucięty w połowie',
  UNSIGNED: 'bez podpisu',
};

/** GET /signing, and POST /signing: signs the document of an account as somebody, with a certificate of the made-up authority. */
export function signingRoutes({ db, clock, authority }: BenchParts) {
  const refused = ({ username, error }: { username?: string; error: string }) =>
    page({ ...FRAME, body: form({ ...(username === undefined ? {} : { username }), error }) });

  /** The document to sign and the signer, or why not. */
  async function wanted(given: SigningForm) {
    const accounts = accountsOf(db);
    const account = await accounts.byUsername(given.username);
    const signer = given.signer ? await accounts.byUsername(given.signer) : account;
    const holder = signer && (await staffAuthorizationsOf(db).ownPatient(signer.id));
    if (!account || !holder)
      return 'Nie ma takiego konta albo nie ma ono własnego pacjenta. Wpisz login, na przykład piotr.zielinski.';
    const documents = await authorizationsOf(db).documents(account.id);
    const document = given.reference ? documents.find(({ id }) => id === given.reference) : documents[0];
    return document
      ? { document, holder }
      : 'To konto nie ma takiego dokumentu. Otwórz go najpierw w portalu: Konto, Potwierdź tożsamość.';
  }

  return new Hono()
    .get(PATH, (c) => c.html(page({ ...FRAME, body: authority ? form({}) : none })))
    .post(PATH, async (c) => {
      if (!authority)
        return problem({ c, status: 409, detail: 'Działają prawdziwe urzędy (SIGNATURE_TRUST).' });
      const { data: given } = SigningForm.safeParse(await fieldsOf(c));
      const found = given ? await wanted(given) : 'Podaj login.';
      if (!given || typeof found === 'string') {
        const error = typeof found === 'string' ? found : '';
        if (!wantsPage(c)) return problem({ c, status: given ? 404 : 400, detail: error });
        return c.html(refused({ ...(given ? { username: given.username } : {}), error }), given ? 404 : 400);
      }
      const { bytes, name } = await signedFile({
        ...{ authority, at: clock.now(), kind: given.certificate, format: given.format, spoil: given.spoil },
        content: new Uint8Array(found.document.content),
        holder: found.holder,
      });
      return c.body(new Uint8Array(bytes), 200, {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename="${name}"`,
      });
    });
}

const none = html`<p>Działają prawdziwe urzędy (SIGNATURE_TRUST), więc nie ma tu czym podpisywać.</p>`;

const form = ({ username, error }: { username?: string; error?: string }) =>
  html`<p>
      Urząd próbny podpisze dokument, którym ktoś potwierdza tożsamość. Dokument powstaje, gdy otworzy się go
      w portalu. Po ponownym uruchomieniu powstaje nowy urząd i starych podpisów nikt nie uzna.
    </p>
    <form method="post" action="${PATH}">
      ${textField({ name: 'username', label: 'Login konta', hint: 'Na przykład piotr.zielinski', error, value: username ?? '' })}
      ${textField({ name: 'signer', label: 'Kto podpisuje', hint: 'Login; puste: właściciel konta. Na przykład anna.kowalska' })}
      ${textField({ name: 'reference', label: 'Numer dokumentu', hint: 'Puste: ostatni. Na przykład PA-7KD4-M94X' })}
      ${select({ name: 'certificate', label: 'Certyfikat', choices: KINDS.map((kind) => [kind, CERTIFICATES[kind]] as const) })}
      ${select({ name: 'format', label: 'Format', choices: FORMATS.map((format: Format) => [format, format] as const) })}
      ${select({ name: 'spoil', label: 'Czym zepsuć plik', choices: SPOILINGS.map((spoil) => [spoil, SPOILED[spoil]] as const) })}
      <button type="submit">Podpisz i pobierz</button>
    </form>`;
