import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { AccessibilityStatement } from '#contract/settings/schemas.ts';
import { choice, page, textField } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import type { Clock } from '#provider/core/clock.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { changeSettings } from '#provider/core/settings/change-settings.ts';
import { settingsStore } from '#provider/settings/store.ts';

const PATH = '/accessibility-statement';
const FRAME = { title: 'Deklaracja dostępności', path: PATH };
const DATE = 'Na przykład 2026-11-24';

/** The fields that the staff changes; buildings, apps and other ways stay as they are. */
const FIELDS = [
  ['entityName', 'Nazwa podmiotu', 'Tak jak w statucie'],
  ['siteUrl', 'Adres portalu', 'Zaczyna się od https://'],
  ['publishedOn', 'Data publikacji portalu', DATE],
  ['updatedOn', 'Data ostatniej istotnej aktualizacji', DATE],
  ['madeOn', 'Data sporządzenia deklaracji', DATE],
  ['reviewedOn', 'Data ostatniego przeglądu', `${DATE}; puste pole: przeglądu jeszcze nie było`],
  ['contactName', 'Kto odpowiada', 'Imię i nazwisko'],
  ['contactEmail', 'E-mail', 'Na przykład dostepnosc@pod-lipami.example'],
  ['contactPhone', 'Telefon', 'Na przykład +48815550140'],
  ['interpreterUrl', 'Adres tłumacza języka migowego', 'Zaczyna się od https://; puste pole: nie ma adresu'],
  ['textTelephone', 'Numer do wiadomości SMS', 'Puste pole: nie ma takiego numeru'],
] as const;
type Name = (typeof FIELDS)[number][0];
type Typed = Record<Name, string> & { interpreter: boolean; largePrint: boolean };

/** Where a fault of the contract stands in the form. */
const FIELD_OF: Record<string, Name> = {
  'contact.name': 'contactName',
  'contact.email': 'contactEmail',
  'contact.phone': 'contactPhone',
  'interpreter.url': 'interpreterUrl',
};

const Form = z.record(z.string(), z.unknown()).transform((fields): Typed => {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name].trim() : '');
  const texts = Object.fromEntries(FIELDS.map(([name]) => [name, text(name)])) as Record<Name, string>;
  return { ...texts, interpreter: text('interpreter') === 'on', largePrint: text('largePrint') === 'on' };
});

type Parts = { db: Kysely<Tables>; clock: Clock; changed: () => void };

/** GET and POST /accessibility-statement: what the accessibility statement says of the provider (A-25). */
export function statementRoutes({ db, clock, changed }: Parts) {
  return new Hono()
    .get(PATH, async (c) => {
      const now = await settingsStore.settings(db).accessibilityStatement();
      const notice = c.req.query('done') === undefined ? undefined : 'Deklaracja dostępności jest zmieniona.';
      return c.html(page({ ...FRAME, notice, body: form(typedOf(now)) }));
    })
    .post(PATH, async (c) => {
      const typed = Form.parse((await fieldsOf(c)) ?? {});
      const now = await settingsStore.settings(db).accessibilityStatement();
      const { data: statement, error } = AccessibilityStatement.safeParse(statementOf(typed, now));
      if (error) {
        const faults = faultsIn(error);
        if (wantsPage(c)) return c.html(page({ ...FRAME, body: form(typed, faults) }), 400);
        return problem({ c, status: 400, detail: `Popraw: ${[...faults].join(', ')}` });
      }
      const rows = { accessibilityStatement: statement };
      await changeSettings({ db, clock, rows, action: 'bench.settings.accessibilityStatement' });
      changed();
      return wantsPage(c) ? c.redirect(`${PATH}?done=settings`, 303) : c.json(statement);
    });
}

const faultsIn = (error: z.ZodError) =>
  new Set(
    error.issues.map(({ path }) => {
      const name = path.join('.');
      return FIELD_OF[name] ?? name;
    }),
  );

const NOTHING = {
  supervisor: { name: { pl: 'Nie podano', en: 'Not given' }, address: 'Nie podano' },
  buildings: [],
  otherWays: [],
  mobileApps: [],
};

function statementOf(typed: Typed, now: AccessibilityStatement | null) {
  return {
    ...NOTHING,
    ...now,
    entityName: typed.entityName,
    siteUrl: typed.siteUrl,
    publishedOn: typed.publishedOn,
    updatedOn: typed.updatedOn,
    madeOn: typed.madeOn,
    reviewedOn: typed.reviewedOn || null,
    contact: { name: typed.contactName, email: typed.contactEmail, phone: typed.contactPhone },
    interpreter: { isOnline: typed.interpreter, url: typed.interpreterUrl || undefined },
    textTelephone: typed.textTelephone || null,
    hasLargePrint: typed.largePrint,
  };
}

const typedOf = (now: AccessibilityStatement | null): Typed => ({
  entityName: now?.entityName ?? '',
  siteUrl: now?.siteUrl ?? '',
  publishedOn: now?.publishedOn ?? '',
  updatedOn: now?.updatedOn ?? '',
  madeOn: now?.madeOn ?? '',
  reviewedOn: now?.reviewedOn ?? '',
  contactName: now?.contact.name ?? '',
  contactEmail: now?.contact.email ?? '',
  contactPhone: now?.contact.phone ?? '',
  interpreterUrl: now?.interpreter.url ?? '',
  textTelephone: now?.textTelephone ?? '',
  interpreter: now?.interpreter.isOnline ?? false,
  largePrint: now?.hasLargePrint ?? false,
});

const form = (typed: Typed, faults: ReadonlySet<string> = new Set()) =>
  html`<form method="post" action="${PATH}">
      ${FIELDS.map(([name, label, hint]) => {
        const error = faults.has(name) ? `Popraw to pole. ${hint}` : undefined;
        return textField({ name, label, hint, error, value: typed[name] });
      })}
      <fieldset>
        <legend>Co oferujemy</legend>
        ${choice({ name: 'interpreter', value: 'on', label: 'Tłumacz języka migowego online', isOn: typed.interpreter })}
        ${choice({ name: 'largePrint', value: 'on', label: 'Duży druk na prośbę', isOn: typed.largePrint })}
      </fieldset>
      <button type="submit">Zapisz</button>
    </form>
    <p>
      Stan zgodności portal oblicza sam. Deklarację trzeba przejrzeć co roku do 31 marca i po każdej istotnej
      zmianie.
    </p>`;
