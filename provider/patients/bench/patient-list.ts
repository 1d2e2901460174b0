import { html } from 'hono/html';
import { textField } from '#provider/bench/page.ts';
import type { staffPatientsOf } from '#provider/patients/staff-patients.ts';

/** A patient as the staff sees them in the list. */
type StaffPatient = Awaited<ReturnType<ReturnType<typeof staffPatientsOf>['list']>>[number];

const FORMAT = new Intl.DateTimeFormat('pl-PL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Warsaw',
});

export const searchForm = ({ patient }: { patient: string }) =>
  html`<form method="get" action="/patients">
    ${textField({
      name: 'patient',
      label: 'Pacjent',
      hint: 'Nazwisko, imię i nazwisko, PESEL albo identyfikator, dokładnie tak, jak w kartotece. Puste pole: pacjenci z blokadą rezerwacji.',
      value: patient,
    })}
    <button type="submit">Pokaż</button>
  </form>`;

export const patientList = ({ patients, patient }: { patients: readonly StaffPatient[]; patient: string }) =>
  patients.length === 0
    ? html`<p>${patient ? 'Nie ma takiego pacjenta.' : 'Nikt nie ma blokady rezerwacji.'}</p>`
    : html`${patients.map((one) => patientCard({ one, patient }))}`;

function patientCard({ one, patient }: { one: StaffPatient; patient: string }) {
  const id = `patient-${one.id}`;
  const at = one.booking_locked_at;
  return html`<article aria-labelledby="${id}">
    <h2 id="${id}">${one.name} ${one.last_name}</h2>
    <dl>
      <dt>Data urodzenia</dt>
      <dd>${one.birth_date.split('-').reverse().join('-')}</dd>
      <dt>Numer</dt>
      <dd>${one.id}</dd>
      <dt>Rezerwacje w portalu</dt>
      <dd>${at === null ? 'dozwolone' : `zablokowane od: ${FORMAT.format(at)}; umawia tylko personel`}</dd>
    </dl>
    <form
      method="post"
      action="/patients/${encodeURIComponent(one.id)}/booking-lock?${new URLSearchParams({ patient })}"
    >
      ${lockButton({ isLocked: at !== null, describedBy: id })}
    </form>
  </article>`;
}

const lockButton = ({ isLocked, describedBy }: { isLocked: boolean; describedBy: string }) =>
  html`<button
    type="submit"
    name="lock"
    value="${isLocked ? 'off' : 'on'}"
    class="${isLocked ? '' : 'danger'}"
    aria-describedby="${describedBy}"
  >
    ${isLocked ? 'Zdejmij blokadę rezerwacji' : 'Zablokuj rezerwacje'}
  </button>`;
