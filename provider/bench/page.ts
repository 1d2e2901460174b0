import { html } from 'hono/html';
import { menu } from '#provider/generated/bench-menu.ts';

type Html = ReturnType<typeof html>;

const FIRST = { path: '/', name: 'Strona personelu' };
const LAST = { path: '/outbox', name: 'Poczta wychodząca' };
const NAMES = new Intl.Collator('pl');

/** The areas' pages, by their names. */
export const areaPages = [...menu].sort((one, other) => NAMES.compare(one.name, other.name));

export type Frame = Readonly<{
  name: string;
  what: string;
  menu: readonly Readonly<{ path: string; name: string }>[];
}>;

const STAFF: Frame = {
  name: 'Przychodnia pod Lipami',
  what: 'strona personelu',
  menu: [FIRST, ...areaPages, LAST],
};

/** The frame of every page of the staff side. `path` is the area's; `notice` says what the last form did. */
export const page = ({
  title,
  path,
  notice,
  body,
  frame: { name, what, menu } = STAFF,
}: {
  title: string;
  path?: string;
  notice?: string | undefined;
  body: Html;
  frame?: Frame | undefined;
}) =>
  html`<!doctype html>
    <html lang="pl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – ${what}</title>
        <link rel="stylesheet" href="/bench.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <a class="skip" href="#main">Przejdź do treści</a>
        <header>
          <p><strong>${name}</strong>, ${what}: tylko do prób, tylko na tym komputerze</p>
          ${menu.length > 0 ? navigation(menu, path) : ''}
        </header>
        <main id="main" tabindex="-1">
          <h1>${title}</h1>
          ${notice ? html`<p class="notice"><strong>Zrobione.</strong> ${notice}</p>` : ''} ${body}
        </main>
      </body>
    </html>`;

const navigation = (menu: Frame['menu'], path: string | undefined) =>
  html`<nav aria-label="Główna">
    <ul>
      ${menu.map(
        (area) =>
          html`<li>
            <a href="${area.path}" ${area.path === path ? html`aria-current="page"` : ''}>${area.name}</a>
          </li>`,
      )}
    </ul>
  </nav>`;

/** The way to every page of the staff side, for a page in another frame. */
export const staffLinks = navigation(STAFF.menu, undefined);

type TextField = Readonly<{
  name: string;
  label: string;
  hint: string;
  error?: string | undefined;
  value?: string;
  /** Where a page has several of that name. */
  id?: string;
}>;

/** A field with its label, hint and error, in that order. */
export const textField = ({ name, label, hint, error, value = '', id = name }: TextField) =>
  html`<p>
    <label for="${id}">${label}</label>
    <span class="hint" id="${id}-hint">${hint}</span>
    ${error ? html`<span class="error" id="${id}-error">Błąd: ${error}</span>` : ''}
    <input
      type="text"
      id="${id}"
      name="${name}"
      value="${value}"
      autocomplete="off"
      aria-describedby="${error ? `${id}-error ` : ''}${id}-hint"
      ${error ? html`aria-invalid="true"` : ''}
    />
  </p>`;

/** A checkbox or a radio button with its label. */
export const choice = ({
  name,
  value,
  label,
  isOn,
  type = 'checkbox',
}: Record<'name' | 'value' | 'label', string> & { isOn: boolean; type?: 'checkbox' | 'radio' }) =>
  html`<p>
    <label class="choice"
      ><input type="${type}" name="${name}" value="${value}" ${isOn ? html`checked` : ''} /> ${label}</label
    >
  </p>`;

/** A field of several lines. */
export const textArea = ({
  name,
  label,
  value = '',
}: Record<'name' | 'label', string> & { value?: string }) =>
  html`<p>
    <label for="${name}">${label}</label>
    <textarea id="${name}" name="${name}" rows="6">${value}</textarea>
  </p>`;

type Choices = Readonly<{ name: string; label: string; choices: readonly (readonly [string, string])[] }>;

/** One of a list; each choice is its value and its words. */
export const select = ({ name, label, choices }: Choices) =>
  html`<p>
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      ${choices.map(([value, words]) => html`<option value="${value}">${words}</option>`)}
    </select>
  </p>`;

/** One file. */
export const fileField = ({ name, label, hint }: Record<'name' | 'label' | 'hint', string>) =>
  html`<p>
    <label for="${name}">${label}</label>
    <span class="hint" id="${name}-hint">${hint}</span>
    <input type="file" id="${name}" name="${name}" aria-describedby="${name}-hint" />
  </p>`;

type FaultChoices = Readonly<{
  /** The words of each call, by its name. */
  calls: Readonly<Record<string, string>>;
  kinds: Readonly<Record<string, string>>;
  /** The kind in which a call fails now; "": it answers as ever. */
  kindOf: (call: string) => string;
}>;

/** A group of radio buttons a call: as ever, or in which way it fails. */
export const faultChoices = ({ calls, kinds, kindOf }: FaultChoices) => {
  const all = [['', 'odpowiada jak zwykle'], ...Object.entries(kinds)] as const;
  return html`${Object.entries(calls).map(
    ([call, name]) =>
      html`<fieldset>
        <legend>${name}</legend>
        ${all.map(([value = '', label = '']) =>
          choice({ name: call, value, label, isOn: kindOf(call) === value, type: 'radio' }),
        )}
      </fieldset>`,
  )}`;
};

type Failures = Readonly<{
  /** The words beside each box, by its name. */
  calls: Readonly<Record<string, string>>;
  failing: readonly string[];
}>;

/** Boxes for what an area is to fail at from now on. */
export const failures = ({ calls, failing }: Failures) =>
  html`<fieldset>
    <legend>Co się teraz nie udaje</legend>
    ${Object.entries(calls).map(([name, label]) =>
      choice({ name, value: 'on', label, isOn: failing.includes(name) }),
    )}
  </fieldset>`;
