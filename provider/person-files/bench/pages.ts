import { html } from 'hono/html';
import { dayInWords, timeInWords } from '#provider/core/words.ts';
import type {
  PersonWithPapers,
  StaffCorrectionPaper,
  StaffPaper,
} from '#provider/person-files/staff-papers.ts';

export const PATH = '/papers';
const personPath = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

const moment = (at: number) =>
  `${dayInWords({ language: 'pl', at })}, ${timeInWords({ language: 'pl', at })}`;

/** People whose papers the staff may read. */
export const peopleList = (people: readonly PersonWithPapers[]) =>
  people.length === 0
    ? html`<p>Nikt nie przysłał jeszcze pliku.</p>`
    : html`<p>Najpierw osoby, których plik przyszedł ostatnio.</p>
        ${people.map(
          ({ id, name, last_name, birth_date, count, last_at }) =>
            html`<article aria-labelledby="${id}">
              <h2 id="${id}"><a href="${personPath(id)}">${name} ${last_name}, ur. ${birth_date}</a></h2>
              <p>Liczba plików: ${Number(count)}. Ostatni: ${moment(Number(last_at))}.</p>
            </article>`,
        )}`;

type OnePaper = { href: string; filename: string; size: number; username: string; at: number; came: string };

const paper = ({ href, filename, size, username, at, came }: OnePaper) =>
  html`<p>
    <a href="${href}">Pobierz plik ${filename}</a>, ${size} B. ${came} Przysłał: ${username}, ${moment(at)}.
  </p>`;

type Shown = {
  patientId: string;
  isConfirmed: boolean;
  papers: readonly StaffPaper[];
  ofCorrections: readonly StaffCorrectionPaper[];
};

/** The papers of one person, wherever they came from. */
export const personPapers = ({ patientId, isConfirmed, papers, ofCorrections }: Shown) =>
  html`<p>${isConfirmed ? 'Dane są potwierdzone.' : 'Dane nie są jeszcze potwierdzone.'}</p>
    <p>
      Jeśli portal działa bez programu antywirusowego, sprawdź plik programem antywirusowym, zanim go
      otworzysz.
    </p>
    <h2>Pliki osoby</h2>
    ${papers.length === 0 ? html`<p>Nie ma plików osoby.</p>` : ''}
    ${papers.map(({ id, filename, size, username, created_at, is_of_registration }) =>
      paper({
        href: `${personPath(patientId)}/file/${encodeURIComponent(id)}`,
        filename,
        size,
        username,
        at: created_at,
        came: is_of_registration === 1 ? 'Z rejestracji.' : 'Dodany do danych osoby.',
      }),
    )}
    <h2>Pliki próśb o poprawę danych</h2>
    ${ofCorrections.length === 0 ? html`<p>Nie ma plików próśb.</p>` : ''}
    ${ofCorrections.map(({ id, filename, size, username, created_at, correction_id }) =>
      paper({
        href: `/corrections/${encodeURIComponent(correction_id)}/file/${encodeURIComponent(id)}`,
        filename,
        size,
        username,
        at: created_at,
        came: 'Z prośby o poprawę danych.',
      }),
    )}
    <p><a href="${PATH}">Wróć do osób</a></p>`;
