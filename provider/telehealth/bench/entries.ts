import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { inTransaction } from '#database/index.ts';
import type { BenchParts } from '#provider/bench/area.ts';
import { choice, page } from '#provider/bench/page.ts';
import { fieldsOf, wantsPage } from '#provider/bench/problem.ts';
import { auditOf } from '#provider/core/audit/store.ts';
import { entriesOf, type StaffEntry } from '#provider/telehealth/staff-entries.ts';
import { entriesSaid, MARKS, NEEDS_DECLARATION } from './rules-of-settings.ts';

const FRAME = { title: 'Wpisy telekonsultacji', path: '/telehealth-entries' };

/** GET and POST /telehealth-entries: what the catalogue says of each teleconsultation (B-90). */
export function entryRoutes({ db, clock, changed }: BenchParts) {
  return new Hono()
    .get(FRAME.path, async (c) => {
      const notice = c.req.query('done') === undefined ? undefined : 'Wpisy są zmienione.';
      return c.html(page({ ...FRAME, notice, body: form(await entriesOf(db).list()) }));
    })
    .post(FRAME.path, async (c) => {
      const said = entriesSaid((await fieldsOf(c)) ?? {}, await entriesOf(db).list());
      await inTransaction(db, async (trx) => {
        for (const entry of said) await entriesOf(trx).save(entry);
        const action = 'bench.telehealth.entries';
        const entry = { accountId: null, patientId: null, object: null, requestId: randomUUID(), action };
        await auditOf(trx).add([{ ...entry, at: clock.now() }]);
      });
      changed();
      return wantsPage(c) ? c.redirect(`${FRAME.path}?done=entries`, 303) : c.json(said);
    });
}

const form = (entries: readonly StaffEntry[]) =>
  html`<form method="post" action="${FRAME.path}">
    ${entries.map(
      (entry) =>
        html`<fieldset>
          <legend>
            ${entry.service_name}, ${[entry.name, entry.last_name].filter(Boolean).join(' ') || 'dyżur'}
          </legend>
          ${MARKS.map(([mark, label]) =>
            choice({ name: `${mark}-${entry.id}`, value: 'on', label, isOn: entry[mark] === 1 }),
          )}
        </fieldset>`,
    )}
    <fieldset>
      <legend>Wymaga deklaracji wyboru lekarza</legend>
      ${[...new Map(entries.map((entry) => [entry.service_code, entry])).values()].map((entry) =>
        choice({
          name: `${NEEDS_DECLARATION}-${entry.service_code}`,
          value: 'on',
          label: entry.service_name,
          isOn: entry.declaration_type === 'L',
        }),
      )}
    </fieldset>
    <p>Pacjenci widzą zmianę najpóźniej po 10 sekundach.</p>
    <button type="submit">Zapisz</button>
  </form>`;
