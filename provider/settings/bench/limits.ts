import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { page, textField } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import type { Clock } from '#provider/core/clock.ts';
import { latestRefusals } from '#provider/core/limits/store/refusals.ts';
import type { Limits } from '#provider/core/limits/rules.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { changeSettings } from '#provider/core/settings/change-settings.ts';
import { settingsStore } from '#provider/settings/store.ts';

const FRAME = { title: 'Ograniczenia kont', path: '/limits' };
const MOST_SHOWN = 100;
const HIGHEST = 10_000;

const FIELDS = [
  ['messages', 'Wiadomości wysłane w ciągu doby'],
  ['megabytes', 'Megabajty plików dodanych w ciągu doby'],
  ['bookings', 'Wizyty umówione, przełożone i odwołane w ciągu doby'],
  ['mails', 'E-maile wysłane do innych w ciągu doby'],
] as const satisfies readonly (readonly [keyof Limits, string])[];

const Count = z.coerce.number<unknown>().int().min(1).max(HIGHEST);
const Form = z.object({ messages: Count, megabytes: Count, bookings: Count, mails: Count });
const DETAIL = `Każde pole: liczba całkowita od 1 do ${HIGHEST}.`;

const FORMAT = new Intl.DateTimeFormat('pl-PL', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Warsaw',
});

type Parts = { db: Kysely<Tables>; clock: Clock };

/** GET and POST /limits: what one account may do within a day (S-51), and to whom something was refused (S-50, S-51). */
export function limitRoutes({ db, clock }: Parts) {
  return new Hono()
    .get('/limits', async (c) => {
      const notice = c.req.query('done') === undefined ? undefined : 'Ograniczenia są zmienione.';
      const refusals = await latestRefusals(db, { limit: MOST_SHOWN });
      const body = html`${form(await settingsStore.settings(db).limits())} ${refusalList(refusals)}`;
      return c.html(page({ ...FRAME, notice, body }));
    })
    .get('/limits.json', async (c) => c.json(await latestRefusals(db, { limit: MOST_SHOWN })))
    .post('/limits', async (c) => {
      const { data: limits } = Form.safeParse(await fieldsOf(c));
      if (!limits) return problem({ c, status: 400, detail: DETAIL });
      await changeSettings({ db, clock, rows: { limits }, action: 'bench.settings.limits' });
      return wantsPage(c) ? c.redirect('/limits?done=settings', 303) : c.json(limits);
    });
}

const form = (now: Limits) =>
  html`<form method="post" action="/limits">
    <fieldset>
      <legend>Ile może jedno konto</legend>
      ${FIELDS.map(([name, label]) =>
        textField({ name, label, hint: 'W ciągu godziny piąta część', value: String(now[name]) }),
      )}
    </fieldset>
    <button type="submit">Zapisz</button>
  </form>`;

type Refusals = Awaited<ReturnType<typeof latestRefusals>>;

const refusalList = (refusals: Refusals) =>
  html`<section aria-labelledby="refusals">
    <h2 id="refusals">Komu czego odmówiono</h2>
    <p>
      „limit” to osiągnięte ograniczenie. Inne nazwy to wywołania, w których konto chciało zobaczyć coś, co
      nie jest jego albo czego nie ma.
    </p>
    ${
      refusals.length === 0
        ? html`<p>Nikomu niczego nie odmówiono.</p>`
        : html`<ul>
            ${refusals.map(
              ({ username, kind, count, first_at: first, last_at: last }) =>
                html`<li>
                  <strong>${username}</strong>, ${kind}: ${String(count)} razy, od ${FORMAT.format(first)} do
                  ${FORMAT.format(last)}
                </li>`,
            )}
          </ul>`
    }
  </section>`;
