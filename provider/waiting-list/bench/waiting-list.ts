import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { page, textField } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import type { Clock } from '#provider/core/clock.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { staffPatientsOf } from '#provider/patients/staff-patients.ts';
import { movesOf, type EntryMove } from '#provider/waiting-list/rules.ts';
import { staffEntriesOf, type StaffEntryRow } from '#provider/waiting-list/staff-entries.ts';
import { moveEntry } from './moves.ts';

const MOST = 50;
const Name = z.string().trim().max(100).catch('');
const PATH = '/waiting-list';
const FRAME = { title: 'Kolejka oczekujących', path: PATH };
const NOTICES: Record<string, string> = {
  plan: 'Termin jest zaplanowany.',
  unplan: 'Wpis znowu czeka na termin.',
  urgent: 'Przypadek jest pilny.',
  stable: 'Przypadek jest stabilny.',
  finish: 'Wpis jest zrealizowany.',
  remove: 'Wpis jest skreślony.',
  restore: 'Wpis wrócił do kolejki.',
};
const DETAILS: Record<number, string> = {
  400: 'Podaj dzień od dzisiaj (RRRR-MM-DD) albo powód skreślenia.',
  409: 'Tego nie da się zrobić z wpisem w tym stanie.',
};
const STATUSES = { WAITING: 'czeka', PLANNED: 'zaplanowany', DONE: 'zrealizowany', REMOVED: 'skreślony' };

/** GET /waiting-list and POST /waiting-list/:id/:move: the queue as the staff sees and changes it. */
export function waitingListRoutes({ db, clock }: { db: Kysely<Tables>; clock: Clock }) {
  return new Hono()
    .get(PATH, async (c) => c.html(await listPage({ db, c })))
    .post(`${PATH}/:id/:move`, async (c) => {
      const { id, move } = c.req.param();
      const outcome = await moveEntry({ db, clock, id, move, fields: await fieldsOf(c) });
      if (typeof outcome === 'number') return problem({ c, status: outcome, detail: DETAILS[outcome] ?? '' });
      if (!wantsPage(c)) return c.json(outcome);
      const row = await staffEntriesOf(db).byId(id);
      return c.redirect(
        `${PATH}?${new URLSearchParams({ patient: row?.patient_id ?? '', done: move })}`,
        303,
      );
    });
}

async function listPage({ db, c }: { db: Kysely<Tables>; c: Context }) {
  const patient = Name.parse(c.req.query('patient'));
  const found = patient ? await staffPatientsOf(db).list({ patient, limit: MOST }) : undefined;
  const patientIds = found?.map(({ id }) => id);
  const entries = patientIds?.length === 0 ? [] : await staffEntriesOf(db).list({ patientIds, limit: MOST });
  const body = html`<form method="get" action="${PATH}">
      ${textField({
        name: 'patient',
        label: 'Pacjent',
        value: patient,
        hint: 'Nazwisko, imię i nazwisko, PESEL albo identyfikator, dokładnie tak, jak w kartotece. Puste pole: kto czeka bez terminu.',
      })}
      <button type="submit">Pokaż</button>
    </form>
    ${entries.length === 0 ? html`<p>Nie ma takich wpisów.</p>` : entries.map(entryCard)}`;
  return page({ ...FRAME, notice: NOTICES[c.req.query('done') ?? ''], body });
}

const entryCard = (row: StaffEntryRow) =>
  html`<article aria-labelledby="${row.id}">
    <h2 id="${row.id}">${row.service_name}, ${row.patient_name} ${row.patient_last_name}</h2>
    <dl>
      <dt>Miejsce</dt>
      <dd>${row.unit_name}</dd>
      <dt>Stan</dt>
      <dd>
        ${STATUSES[row.status]},
        ${row.category === 'URGENT' ? 'pilny' : 'stabilny'}${row.reason ? `: ${row.reason}` : ''}
      </dd>
      <dt>Wpis</dt>
      <dd>${row.entry_date}</dd>
      <dt>Termin</dt>
      <dd>${row.planned_date ?? 'brak'}</dd>
    </dl>
    ${movesOf(row).map((move) => moveForm({ row, move }))}
  </article>`;

const BUTTONS: Record<EntryMove, string> = {
  plan: 'Zaplanuj termin',
  unplan: 'Zdejmij termin',
  urgent: 'Oznacz jako pilny',
  stable: 'Oznacz jako stabilny',
  finish: 'Oznacz jako zrealizowany',
  remove: 'Skreśl z kolejki',
  restore: 'Przywróć do kolejki',
};
const ASKED: Partial<Record<EntryMove, { name: string; label: string }>> = {
  plan: { name: 'day', label: 'Dzień, na przykład 2026-12-15' },
  remove: { name: 'reason', label: 'Powód skreślenia' },
};

function moveForm({ row, move }: { row: StaffEntryRow; move: EntryMove }) {
  const asked = ASKED[move];
  const id = `${row.id}-${move}`;
  return html`<form method="post" action="${PATH}/${encodeURIComponent(row.id)}/${move}">
    ${
      asked
        ? html`<p>
            <label for="${id}">${asked.label}</label>
            <input type="text" id="${id}" name="${asked.name}" value="" autocomplete="off" />
          </p>`
        : ''
    }
    <button type="submit" aria-describedby="${row.id}">${BUTTONS[move]}</button>
  </form>`;
}
