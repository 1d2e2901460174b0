import { html } from 'hono/html';
import { textArea, textField } from '#provider/bench/page.ts';
import { localDay, type Day } from '#contract/days/reading/warsaw.ts';
import { dayInWords, timeInWords } from '#provider/core/words.ts';
import { clockOf, isOpen, movesOf, type ReportMove } from '#provider/legal/rules.ts';
import type { AccessibilityReportRow } from '#provider/legal/tables.ts';

export const PATH = '/accessibility';

export const readPath = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

const CHANNELS = {
  EMAIL: 'e-mail',
  PHONE: 'telefon',
  SMS: 'SMS',
  LETTER: 'list',
  NONE: 'nie chce odpowiedzi',
};
const STATUSES = {
  NEW: 'nowe',
  PROLONGED: 'przedłużone',
  ANSWERED: 'z odpowiedzią',
  CLOSED: 'zamknięte bez odpowiedzi',
};

const moment = (at: number) =>
  `${dayInWords({ language: 'pl', at })}, ${timeInWords({ language: 'pl', at })}`;
const inWords = (day: Day) => dayInWords({ language: 'pl', at: Date.parse(`${day}T12:00:00Z`) });

const DAYS = new Intl.PluralRules('pl');
const days = (count: number) => `${count} ${DAYS.select(count) === 'one' ? 'dzień' : 'dni'}`;

/** The time left of an open report: "zostało 5 dni z 7". */
function timeLeft(row: AccessibilityReportRow, now: number) {
  const { daysLeft, daysToLatest, isOverdue } = clockOf({ row, today: localDay(now) });
  const left = isOverdue
    ? html`<strong>Po terminie: ${days(-daysLeft)}</strong>`
    : html`Zostało: ${days(daysLeft)}`;
  const latest =
    daysToLatest < 0
      ? html`<strong>dwa miesiące minęły ${days(-daysToLatest)} temu</strong>`
      : `do końca dwóch miesięcy ${days(daysToLatest)}`;
  return html`${left}; ${latest}`;
}

type Listed = {
  open: readonly AccessibilityReportRow[];
  ended: readonly AccessibilityReportRow[];
  now: number;
};

export const reportList = ({ open, ended, now }: Listed) =>
  html`${open.length === 0 ? html`<p>Nie ma otwartych zgłoszeń.</p>` : html`<p>Najpierw te, których termin minął albo minie najwcześniej.</p>`}
  ${open.map((row) => card({ row, time: timeLeft(row, now) }))}
  ${
    ended.length === 0
      ? ''
      : html`<section aria-labelledby="ended">
          <h2 id="ended">Zakończone</h2>
          <ul>
            ${ended.map(
              (row) =>
                html`<li>
                  <a href="${readPath(row.id)}">${row.number}</a>: ${STATUSES[row.status]},
                  ${row.ended_at === null ? '' : moment(row.ended_at)}
                </li>`,
            )}
          </ul>
        </section>`
  }`;

const card = ({ row, time }: { row: AccessibilityReportRow; time: ReturnType<typeof html> }) =>
  html`<article aria-labelledby="${row.id}">
    <h2 id="${row.id}"><a href="${readPath(row.id)}">${row.number}</a>, ${STATUSES[row.status]}</h2>
    <dl>
      ${fact('Czas', time)} ${fact('Strona', row.page)} ${fact('Przyszło', moment(row.received_at))}
      ${fact('Odpowiedź', CHANNELS[row.channel])}
    </dl>
  </article>`;

const fact = (term: string, value: unknown) =>
  html`<dt>${term}</dt>
    <dd class="text">${value}</dd>`;
const factIf = (term: string, value: string | null) => (value === null ? '' : fact(term, value));

/** A report whole, and what can be done with it. */
export const reportBody = ({ row, now }: { row: AccessibilityReportRow; now: number }) =>
  html`<dl>
      ${fact('Stan', STATUSES[row.status])} ${isOpen(row) ? fact('Czas', timeLeft(row, now)) : ''}
      ${fact('Przyszło', moment(row.received_at))} ${fact('Siedem dni', inWords(row.answer_by))}
      ${fact('Dwa miesiące', inWords(row.latest_by))}
      ${row.promised_by === null ? '' : fact('Obiecany termin', inWords(row.promised_by))}
      ${fact('Rodzaj', row.is_demand ? 'żądanie zapewnienia dostępności cyfrowej (art. 18)' : 'uwaga')}
      ${fact('Strona', row.page)} ${fact('Problem', row.problem)}
      ${factIf('Co ta osoba chciała zrobić', row.wanted)}
      ${factIf('Inny sposób podania treści', row.alternative)} ${factIf('Imię i nazwisko', row.name)}
      ${fact('Język', row.language === 'pl' ? 'polski' : 'angielski')}
      ${fact('Jak odpowiedzieć', CHANNELS[row.channel])} ${factIf('Dokąd', row.contact)}
      ${factIf('Powód', row.reason)} ${factIf('Odpowiedź', row.answer)}
    </dl>
    ${movesOf(row).map((move) => moveForm({ row, move }))}
    <p><a href="${PATH}">Wróć do zgłoszeń</a></p>`;

const BUTTONS: Record<ReportMove, string> = {
  answer: 'Zapisz odpowiedź',
  prolong: 'Przedłuż',
  close: 'Zamknij bez odpowiedzi',
};
const TITLES: Record<ReportMove, string> = {
  answer: 'Odpowiedz',
  prolong: 'Przedłuż termin',
  close: 'Zamknij',
};

const HOW_IT_GOES = {
  EMAIL: 'Odpowiedź wyjdzie e-mailem. Nie pisz w niej o zdrowiu.',
  SMS: 'Odpowiedź wyjdzie SMS-em, najwyżej 600 znaków. Nie pisz w niej o zdrowiu.',
  PHONE: 'Zadzwoń, a potem zapisz tu, co zostało powiedziane.',
  LETTER: 'Wyślij list, a potem zapisz tu jego treść.',
  NONE: '',
};

function moveForm({ row, move }: { row: AccessibilityReportRow; move: ReportMove }) {
  const reason = textField({
    name: `reason`,
    label: 'Powód',
    hint: 'Na przykład: poprawka wymaga pracy wykonawcy portalu',
  });
  return html`<section aria-labelledby="${move}">
    <h2 id="${move}">${TITLES[move]}</h2>
    <form method="post" action="${readPath(row.id)}/${move}">
      ${
        move === 'answer'
          ? html`<p>${HOW_IT_GOES[row.channel]}</p>
              ${textArea({ name: 'text', label: 'Treść odpowiedzi' })}`
          : ''
      }
      ${
        move === 'prolong'
          ? html`${textField({
              name: 'day',
              label: 'Nowy termin',
              hint: `Po ${row.answer_by}, najpóźniej ${row.latest_by}, na przykład ${row.latest_by}`,
            })}
            ${reason}`
          : ''
      }
      ${move === 'close' ? closingReason : ''}
      <button type="submit" class="${move === 'answer' ? '' : 'outlined'}">${BUTTONS[move]}</button>
    </form>
  </section>`;
}

/** The id of the other reason stands on the page already. */
const closingReason = html`<p>
  <label for="closing-reason">Powód zamknięcia</label>
  <span class="hint" id="closing-reason-hint">Na przykład: zgłaszający nie chce odpowiedzi</span>
  <input
    type="text"
    id="closing-reason"
    name="reason"
    autocomplete="off"
    aria-describedby="closing-reason-hint"
  />
</p>`;
