import { html } from 'hono/html';
import { select, textArea, textField } from '#provider/bench/page.ts';
import { localDay, localTime } from '#contract/days/reading/warsaw.ts';
import { senderOf } from '#provider/telehealth/senders.ts';
import { dutyNameOf, moment, STATES } from '#provider/telehealth/bench/words.ts';
import type { StaffConsultant } from '#provider/telehealth/store/staff.ts';
import { isReady } from '#provider/telehealth-live/rules/ready.ts';
import type { staffLivesOf, StaffLive } from '#provider/telehealth-live/store/staff.ts';
import { LIVE_MOVES, liveMovesOf, type LiveMove } from './moves.ts';
import { PLANS } from './plans.ts';

export const PATH = '/telehealth-live';
export const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

const PRESENCE = {
  AWAY: 'nie ma lekarza',
  IN: 'lekarz jest w rozmowie',
  DROPPED: 'połączenie lekarza zerwane',
};
const TYPES = { C: 'czat', A: 'czat i dźwięk', V: 'czat, dźwięk i obraz' };
const BY = { script: 'skrypt, co 30 s', page: 'strona albo przycisk' };

const readyWords = ({ live, acting }: StaffLive, now: number) => {
  if (!isReady(live, now) || live.ready_since === null || live.ready_until === null) return 'nie';
  const by = live.ready_by === null ? '' : BY[live.ready_by];
  return `tak, od ${moment(live.ready_since)} (${by}), do ${moment(live.ready_until)}; konto: ${acting ?? 'nieznane'}`;
};

const recordingWords = ({ live }: StaffLive) => {
  if (live.is_recording === 1) return 'trwa';
  if (live.recording_allowed === null) return 'pacjent nie odpowiedział, więc nie wolno';
  return live.recording_allowed === 1 ? 'wolno' : 'nie wolno';
};

/** As the patient's tab has said last; nothing is claimed of one that says nothing, or is there no more. */
function deviceWords({ live }: StaffLive, now: number, device: 'microphone' | 'camera') {
  const isOff = live[`patient_${device}_off`];
  if (isOff === null || !isReady(live, now)) return 'nie wiadomo';
  if (device === 'microphone') return isOff === 1 ? 'wyciszony' : 'włączony';
  return isOff === 1 ? 'wyłączona' : 'włączona';
}

/** The patient, or who acts for them; the doctor sees both. */
function actingWords({ acting, patient_name, patient_last_name, warden_name, warden_last_name }: StaffLive) {
  const patient = `${patient_name} ${patient_last_name}`;
  const warden = [warden_name, warden_last_name].filter(Boolean).join(' ');
  const who = acting ?? (warden || null);
  if (who === null) return `jeszcze nikt; pacjent: ${patient}`;
  return who === patient ? `sam pacjent: ${patient}` : `opiekun: ${who}; pacjent: ${patient}`;
}

const callBackWords = ({ live }: StaffLive) =>
  live.call_back_phone === null || live.call_back_at === null
    ? 'nie'
    : `${live.call_back_phone}, ${moment(live.call_back_at)}`;

const summary = (row: StaffLive, now: number) =>
  html`<dl>
    <dt>Termin</dt>
    <dd>${row.is_now === 1 ? 'teraz, ' : ''}${moment(row.starts_at)} – ${moment(row.ends_at)}</dd>
    <dt>Stan</dt>
    <dd>${STATES[row.state]}, ${PRESENCE[row.live.doctor]}, rezerwacja ${row.status}</dd>
    <dt>Lekarz</dt>
    <dd>${dutyNameOf(row) || 'jeszcze nikt'}</dd>
    <dt>Pacjent gotowy</dt>
    <dd>${readyWords(row, now)}</dd>
    <dt>Typ</dt>
    <dd>${row.live.communication_type === null ? 'nie wybrany' : TYPES[row.live.communication_type]}</dd>
    <dt>Prosi o telefon</dt>
    <dd>${callBackWords(row)}</dd>
  </dl>`;

/** All of them, and what can be tried. */
export const liveList = (rows: readonly StaffLive[], now: number) =>
  html`<form method="post" action="${PATH}/scenes">
      <button type="submit">Dodaj telekonsultacje do prób: teraz, za 20 minut, po czasie, odwołaną</button>
    </form>
    ${rows.map(
      (row) =>
        html`<article aria-labelledby="${row.id}">
          <h2 id="${row.id}"><a href="${pathOf(row.id)}">${row.patient_name} ${row.patient_last_name}</a></h2>
          ${summary(row, now)}
        </article>`,
    )}`;

const doctorField = (consultants: readonly StaffConsultant[]) =>
  select({
    name: 'doctor',
    label: 'Lekarz',
    choices: consultants.map(
      (one) =>
        [one.practitioner_id, [one.degree, one.name, one.last_name].filter(Boolean).join(' ')] as const,
    ),
  });

function moveForm(row: StaffLive, move: LiveMove, consultants: readonly StaffConsultant[]) {
  const fields = {
    write: () => textArea({ name: 'text', label: 'Wiadomość na czacie' }),
    come: () => (row.is_now === 1 && row.state === 'WAITING' ? doctorField(consultants) : ''),
    reschedule: () =>
      textField({
        name: 'start',
        label: 'Nowy początek',
        hint: 'Na przykład 2026-11-27 08:00; trwa tyle samo',
        value: `${localDay(row.starts_at)} ${localTime(row.starts_at)}`,
      }),
  } as const;
  const own = move in fields ? fields[move as keyof typeof fields]() : '';
  return html`<form method="post" action="${pathOf(row.id)}/${move}">
    ${own}<button type="submit">${LIVE_MOVES[move]}</button>
  </form>`;
}

const planForm = ({ id }: StaffLive) =>
  html`<form method="post" action="${pathOf(id)}/plan">
    ${select({
      name: 'plan',
      label: 'Scenariusz lekarza, według czasu komputera',
      choices: Object.entries(PLANS).map(([name, plan]) => [name, plan.name] as const),
    })}
    <button type="submit">Zacznij scenariusz</button>
  </form>`;

type Staff = ReturnType<typeof staffLivesOf>;
type Whole = {
  row: StaffLive;
  lines: Awaited<ReturnType<Staff['lines']>>;
  connections: Awaited<ReturnType<Staff['connections']>>;
  guest: Awaited<ReturnType<Staff['guest']>>;
  consultants: readonly StaffConsultant[];
  now: number;
};

/** The guest of the patient's side, by the name that the guest has given; nobody once it is over. */
function guestWords({ row, guest, now }: Pick<Whole, 'row' | 'guest' | 'now'>) {
  if (!guest || liveMovesOf(row).length === 0) return 'nie ma';
  if (guest.joined_at === null) return 'zaproszony, jeszcze nie dołączył';
  const isThere = guest.seen_until !== null && now < guest.seen_until;
  return `${guest.name ?? ''}, od ${moment(guest.joined_at)}, ${isThere ? 'jest' : 'teraz nie ma'}`;
}

const connectionWords = (one: Whole['connections'][number]) => {
  const warden = [one.warden_name, one.warden_last_name].filter(Boolean).join(' ');
  return `${one.connection_id}, ${moment(one.connected_at)}: pacjent ${one.name} ${one.last_name}${warden ? `, opiekun ${warden}` : ''}`;
};

/** Sound and picture of the doctor, where a stand-in carries them. */
export const picturePage = (id: string) =>
  html`<p>
      Do prób dźwięku i obrazu bez usługi wideo: przeglądarka pacjenta i ta muszą być na jednym komputerze
      albo w jednej sieci.
    </p>
    <div id="doctor" data-address="${pathOf(id)}"></div>
    <p><a href="${pathOf(id)}">Wróć do gabinetu</a></p>
    <script type="module" src="${PATH}/doctor.js"></script>`;

/** The doctor's room: the patient and who acts for them, the chat, and everything that the doctor can do. */
export const livePage = ({ row, lines, connections, guest, consultants, now }: Whole) =>
  html`${summary(row, now)}
    <dl>
      <dt>Kto jest przy rozmowie</dt>
      <dd>${actingWords(row)}</dd>
      <dt>Gość pacjenta</dt>
      <dd>${guestWords({ row, guest, now })}</dd>
      <dt>Mikrofon pacjenta</dt>
      <dd>${deviceWords(row, now, 'microphone')}</dd>
      <dt>Kamera pacjenta</dt>
      <dd>${deviceWords(row, now, 'camera')}</dd>
      <dt>Mikrofon lekarza</dt>
      <dd>${row.live.doctor_muted === 1 ? 'wyciszony' : 'włączony'}</dd>
      <dt>Kamera lekarza</dt>
      <dd>${row.live.doctor_camera_off === 1 ? 'wyłączona' : 'włączona'}</dd>
      <dt>Nagrywanie</dt>
      <dd>${recordingWords(row)}</dd>
      <dt>Opinia pacjenta</dt>
      <dd>${row.live.opinion ?? 'nie ma'}</dd>
    </dl>
    <h2>Połączenia pacjenta</h2>
    ${connections.length === 0 ? html`<p>Nie ma żadnego.</p>` : ''}
    ${connections.map((one) => html`<p>${connectionWords(one)}</p>`)}
    <h2>Czat</h2>
    ${lines.length === 0 ? html`<p>Nikt jeszcze nic nie napisał.</p>` : ''}
    ${lines.map(
      (line) =>
        html`<p><strong>${senderOf(line, 'pl')}</strong>, ${moment(line.sent_at)}</p>
          <pre>${line.text}</pre>`,
    )}
    <h2>Co robi lekarz</h2>
    ${liveMovesOf(row).map((move) => moveForm(row, move, consultants))}
    ${liveMovesOf(row).length > 0 ? planForm(row) : ''}
    <p><a href="${pathOf(row.id)}/picture">Dźwięk i obraz lekarza</a></p>
    <p><a href="${pathOf(row.id)}">Odśwież</a></p>
    <p><a href="${PATH}">Wróć do telekonsultacji na żywo</a></p>`;
