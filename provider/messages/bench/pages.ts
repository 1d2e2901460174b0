import { html } from 'hono/html';
import { choice, fileField, select, textArea, textField } from '#provider/bench/page.ts';
import { dayInWords, timeInWords, staffName } from '#provider/core/words.ts';
import type { StaffBoxRow, staffMessagesOf } from '#provider/messages/store/staff-messages.ts';
import type { MessageRow } from '#provider/messages/tables.ts';

type Listed = Awaited<ReturnType<ReturnType<typeof staffMessagesOf>['inbox']>>[number];

const moment = (at: number) =>
  `${dayInWords({ language: 'pl', at })}, ${timeInWords({ language: 'pl', at })}`;

const boxPath = (staffId: string) => `/messages/${encodeURIComponent(staffId)}`;
export const readPath = ({ staffId, id }: { staffId: string; id: string }) =>
  `${boxPath(staffId)}/${encodeURIComponent(id)}`;

export const boxList = (boxes: readonly StaffBoxRow[]) =>
  html`<p><a href="/messages/new">Napisz do pacjentów</a></p>
    <section aria-labelledby="boxes">
      <h2 id="boxes">Skrzynki</h2>
      <ul>
        ${boxes.map(
          (box) =>
            html`<li>
              <a href="${boxPath(box.id)}">${staffName(box)}, ${box.role}</a>: nieprzeczytane
              ${Number(box.unread)}, wszystkie ${Number(box.all)}
            </li>`,
        )}
      </ul>
    </section>`;

export const inboxList = (staffId: string, messages: readonly Listed[]) =>
  messages.length === 0
    ? html`<p>Nikt tu jeszcze nie napisał.</p>`
    : html`${messages.map(
        ({ id, title, username, sent_at, read_at }) =>
          html`<article aria-labelledby="${id}">
            <h2 id="${id}">${title}</h2>
            <p>
              Od ${username}, ${moment(sent_at)}.
              ${read_at === null ? 'Nieprzeczytana.' : `Przeczytana ${moment(read_at)}.`}
            </p>
            <form method="post" action="${readPath({ staffId, id })}/open">
              <button type="submit" aria-describedby="${id}">
                ${read_at === null ? 'Otwórz (pacjent zobaczy, że przeczytano)' : 'Otwórz'}
              </button>
            </form>
          </article>`,
      )}`;

type Reading = {
  staffId: string;
  message: MessageRow;
  attachments: readonly { filename: string; size: number }[];
};

export const messageBody = ({ staffId, message, attachments }: Reading) =>
  html`<p>${moment(message.sent_at)}</p>
    <p class="text">${message.text}</p>
    ${attachments.map(({ filename, size }) => html`<p>Załącznik: ${filename}, ${size} B</p>`)}
    <section aria-labelledby="answer">
      <h2 id="answer">Odpowiedz</h2>
      <form
        method="post"
        enctype="multipart/form-data"
        action="${readPath({ staffId, id: message.id })}/answer"
      >
        ${textArea({ name: 'text', label: 'Treść' })} ${whatItIs} ${file}
        <button type="submit">Wyślij odpowiedź</button>
      </form>
    </section>
    <p><a href="${boxPath(staffId)}">Wróć do skrzynki</a></p>`;

const whatItIs = html`<fieldset>
  <legend>Jaka jest ta wiadomość</legend>
  ${choice({ name: 'mayBeAnswered', value: 'on', label: 'Można na nią odpowiedzieć', isOn: true })}
  ${choice({ name: 'mustBeConfirmed', value: 'on', label: 'Trzeba potwierdzić, że się ją przeczytało', isOn: false })}
</fieldset>`;

const file = fileField({ name: 'file', label: 'Załącznik', hint: 'PDF, JPG albo PNG; można go nie dodawać' });

type NewForm = { boxes: readonly StaffBoxRow[]; services: readonly { code: string; name: string }[] };

export const newForm = ({ boxes, services }: NewForm) =>
  html`<form method="post" enctype="multipart/form-data" action="/messages">
    ${select({ name: 'from', label: 'Od kogo', choices: boxes.map((box) => [box.id, staffName(box)]) })}
    ${textField({ name: 'to', label: 'Login pacjenta', hint: 'Na przykład jan.nowak; puste pole: do wszystkich z usługi' })}
    ${select({
      name: 'service',
      label: 'Do wszystkich, którzy mieli albo będą mieć tę usługę',
      choices: [['', 'nie'], ...services.map(({ code, name }) => [code, name] as const)],
    })}
    ${textField({ name: 'title', label: 'Tytuł', hint: 'Najwyżej 149 znaków' })}
    ${textArea({ name: 'text', label: 'Treść' })} ${whatItIs} ${file}
    <button type="submit">Wyślij</button>
  </form>`;
