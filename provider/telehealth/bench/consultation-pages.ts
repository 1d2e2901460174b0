import { html } from 'hono/html';
import { select, textArea } from '#provider/bench/page.ts';
import type {
  StaffCase,
  StaffCaseFile,
  StaffCaseNote,
  StaffConsultant,
  StaffConsultation,
} from '#provider/telehealth/store/staff.ts';
import { consultationMovesOf, type ConsultationMove } from './moves.ts';
import { dutyNameOf, moment, STATES } from './words.ts';

export const PATH = '/telehealth';
export const CASES_PATH = '/telehealth-cases';
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;
const yes = (is: number) => (is === 1 ? 'tak' : 'nie');
const nameOf = ({ degree, name, last_name }: StaffConsultant) =>
  [degree, name, last_name].filter(Boolean).join(' ');

const doctorField = (consultants: readonly StaffConsultant[]) =>
  select({
    name: 'doctor',
    label: 'Lekarz',
    choices: consultants.map((one) => [one.practitioner_id, nameOf(one)] as const),
  });

const summary = (row: StaffConsultation) =>
  html`<dl>
    <dt>Usługa</dt>
    <dd>${row.service_name}</dd>
    <dt>Termin</dt>
    <dd>${row.is_now === 1 ? 'teraz, ' : ''}${moment(row.starts_at)} – ${moment(row.ends_at)}</dd>
    <dt>Stan</dt>
    <dd>${STATES[row.state]}, rezerwacja ${row.system_id}: ${row.status}</dd>
    <dt>Lekarz</dt>
    <dd>${dutyNameOf(row) || 'jeszcze nikt'}</dd>
  </dl>`;

/** All teleconsultations, and who takes the next one that waits now. */
export const consultationList = (
  rows: readonly StaffConsultation[],
  consultants: readonly StaffConsultant[],
) =>
  html`<form method="post" action="${PATH}/next">
      ${doctorField(consultants)}
      <button type="submit">Przyjmij następną osobę, która czeka teraz</button>
    </form>
    ${rows.length === 0 ? html`<p>Nie ma żadnej telekonsultacji.</p>` : ''}
    ${rows.map(
      (row) =>
        html`<article aria-labelledby="${row.id}">
          <h2 id="${row.id}">
            <a href="${pathOf(row.id)}">${row.patient_name} ${row.patient_last_name}</a>
          </h2>
          ${summary(row)}
        </article>`,
    )}`;

const MOVES: Record<Exclude<ConsultationMove, 'note' | 'take'>, string> = {
  end: 'Zakończ telekonsultację',
  cancel: 'Odwołaj telekonsultację',
};

const forms = (row: StaffConsultation, consultants: readonly StaffConsultant[]) =>
  consultationMovesOf(row).map((move) => {
    const action = `${pathOf(row.id)}/${move}`;
    if (move === 'take')
      return html`<form method="post" action="${action}">
        ${row.is_now === 1 ? doctorField(consultants) : ''}
        <button type="submit">Zacznij telekonsultację</button>
      </form>`;
    if (move === 'note')
      return html`<form method="post" action="${action}">
        ${textArea({ name: 'text', label: 'Notatka lekarza' })}
        <button type="submit">Zapisz notatkę</button>
      </form>`;
    return html`<form method="post" action="${action}"><button type="submit">${MOVES[move]}</button></form>`;
  });

export type Sent = { notes: readonly StaffCaseNote[]; files: readonly StaffCaseFile[] };

/** The notes that patients wrote and the files that they sent. */
const sent = ({ notes, files }: Sent) =>
  html`${notes.map(
    (note) =>
      html`<p>Opis, ${moment(note.created_at)}, zmieniony ${moment(note.changed_at)}: ${ofWhat(note)}</p>
        <pre>${note.text || '(pusty)'}</pre>`,
  )}
  ${files.map(
    (file) =>
      html`<p>
        <a href="${CASES_PATH}/file/${encodeURIComponent(file.id)}">Pobierz plik ${file.filename}</a>,
        ${file.size} B, ${moment(file.created_at)}: ${ofWhat(file)}
      </p>`,
  )}
  ${notes.length + files.length === 0 ? html`<p>Nie ma opisu ani plików.</p>` : ''}`;

const ofWhat = ({ teleconsultation_id: id }: { teleconsultation_id: string | null }) =>
  id === null ? 'do sprawy' : `do sprawy i telekonsultacji ${id}`;

type Whole = {
  row: StaffConsultation;
  sent: Sent;
  kept: readonly {
    id: string;
    type: string;
    author: string | null;
    created_at: number;
    text: string | null;
  }[];
  consultants: readonly StaffConsultant[];
};

/** Everything of one teleconsultation, as it was sent. */
export const consultationPage = ({ row, sent: of, kept, consultants }: Whole) =>
  html`${summary(row)}
    <dl>
      <dt>Tytuł</dt>
      <dd>${row.title ?? 'nie ma'}</dd>
      <dt>Jednostka</dt>
      <dd>${row.unit_name}</dd>
      <dt>Sprawa</dt>
      <dd>${row.case_title ?? 'nie ma'} (${row.medical_case_id})</dd>
      <dt>Teraz</dt>
      <dd>${yes(row.is_now)}</dd>
      <dt>Poza dyżurem</dt>
      <dd>${yes(row.is_offline)}</dd>
      <dt>Opiekun</dt>
      <dd>${[row.warden_name, row.warden_last_name].filter(Boolean).join(' ') || 'nie ma'}</dd>
      <dt>Pomiary</dt>
      <dd>${row.measured_from === null ? 'nie' : `od ${row.measured_from}`}</dd>
    </dl>
    <h2>Opis i pliki pacjenta</h2>
    ${sent(of)}
    <h2>Notatki lekarza, czat i nagrania</h2>
    ${kept.length === 0 ? html`<p>Nie ma żadnych.</p>` : ''}
    ${kept.map(
      ({ type, author, created_at, text }) =>
        html`<p>${type}, ${author ?? 'bez autora'}, ${moment(created_at)}</p>
          ${text === null ? '' : html`<pre>${text}</pre>`}`,
    )}
    ${forms(row, consultants)}
    <p><a href="${PATH}">Wróć do telekonsultacji</a></p>`;

/** Cases of all patients, with what is in each. */
export const caseList = (cases: readonly StaffCase[], { notes, files }: Sent) =>
  cases.length === 0
    ? html`<p>Nie ma żadnej sprawy.</p>`
    : html`${cases.map(
        ({ id, title, name, last_name, created_at, account_id }) =>
          html`<article aria-labelledby="${id}">
            <h2 id="${id}">${title}: ${name} ${last_name}</h2>
            <p>${moment(created_at)}, ${account_id === null ? 'z przychodni' : 'z portalu'}, ${id}</p>
            ${sent({
              notes: notes.filter((one) => one.case_id === id),
              files: files.filter((one) => one.case_id === id),
            })}
          </article>`,
      )}`;
