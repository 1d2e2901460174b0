import { expect, test as base, type Page } from '@playwright/test';
import { forcedColourFaults, paperFaults, printFaults } from './loop/in-page-media.ts';
import { kindsOfControls, paintFaults, STATES } from './loop/in-page-paint.ts';
import { cutWords, signsAlone } from './loop/in-page-letters.ts';
import { bars, hardTexts, lostParts } from './loop/in-page-parts.ts';
import {
  coveredFocus,
  crowdedTargets,
  fixedTexts,
  hiddenByErrorLinks,
  lowActions,
  openMenu,
  tightDates,
  tightWithSpacing,
  titleFarDown,
} from './loop/in-page-space.ts';
import * as words from './loop/in-page-words.ts';
import { lostAnswers } from './loop/kept.ts';
import { HINT_OF_DATE, PERSONAL_DATA, TOLD_BY_SENSES, VAGUE_NAMES } from './loop/measured-lists.ts';
import { parse } from 'node-html-parser';

/** Each of our own measures finds a fault in one small document, and none in the same without it: none says nothing whatever it sees. */
const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      const tab = await browser.newPage({ viewport: { width: 320, height: 256 } });
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
});

test.use({ trace: 'off', screenshot: 'off' });

type Measure = (tab: Page) => Promise<string[]>;

/** A row: what is measured, how, the faulty document, what is told of it, and what makes it sound. */
type Row = readonly [
  what: string,
  measure: Measure,
  faulty: string,
  told: RegExp,
  mend: readonly [string, string],
];

const paint: Measure = (tab) => tab.evaluate(paintFaults, STATES);
const spacing: Measure = (tab) => tab.evaluate(tightWithSpacing);
const names: Measure = (tab) => tab.evaluate(words.wrongNames, VAGUE_NAMES);
const descriptions: Measure = (tab) => tab.evaluate(words.lostDescriptions);
const motion: Measure = (tab) => tab.evaluate(words.longMotion);
const barred: Measure = (tab) => tab.evaluate(bars, TOLD_BY_SENSES);
const parts: Measure = (tab) => tab.evaluate(lostParts);

const inMedia =
  (media: Parameters<Page['emulateMedia']>[0], measure: () => string[]): Measure =>
  async (tab) => {
    await tab.emulateMedia(media);
    const faults = await tab.evaluate(measure);
    await tab.emulateMedia({ media: null, forcedColors: null });
    return faults;
  };
const letters: Measure = (tab) => tab.evaluate(cutWords);
const forced = inMedia({ forcedColors: 'active' }, forcedColourFaults);
const printed = inMedia({ media: 'print' }, printFaults);
const onPaper = inMedia({ media: 'print' }, paperFaults);

const styled = (css: string, body: string) =>
  `<style>body { background: #fff; color: #000 } ${css}</style>${body}`;
/** The parts that every page has. */
const FRAME =
  '<div id="live" aria-live="polite"></div><footer class="footer"><nav><a href="/display">a</a></nav></footer>';

const rows: readonly Row[] = [
  ['a text of 5.7:1', paint, styled('p { color: #666 }', '<p>tekst</p>'), /^text 5\.7:1/, ['#666', '#444']],
  [
    'a faded text',
    paint,
    styled('div { opacity: 0.5 }', '<div><p>tekst</p></div>'),
    /^text 4\.0/,
    ['0.5', '1'],
  ],
  [
    'a text on a ground of its parent',
    paint,
    styled('div { background: #555 }', '<div><p>tekst</p></div>'),
    /^text 2/,
    ['#555', '#eee'],
  ],
  [
    'a text on a picture',
    paint,
    styled('p { background: url(x.png) }', '<p>tekst</p>'),
    /^a picture behind/,
    ['url(x.png)', '#fff'],
  ],
  [
    'a faint field',
    paint,
    styled('input { border: 2px solid #ccc }', '<input>'),
    /^line 1\.6/,
    ['#ccc', '#555'],
  ],
  [
    'a field with one line',
    paint,
    styled('input { border: 0; border-bottom: 2px solid #000; background: #fff }', '<input>'),
    /^a line on 1 sides/,
    ['0; border-bottom:', ''],
  ],
  [
    'a faint picture',
    paint,
    '<svg width="9" height="9"><path d="M0 0h9v9z" fill="#bbb"/></svg>',
    /^shape/,
    ['#bbb', '#333'],
  ],
  [
    'a mark that lies on another shape',
    paint,
    '<svg width="9" height="9"><rect width="9" height="9" fill="#333"/><path d="M2 2h5v5z" fill="#777"/></svg>',
    /^shape/,
    ['#777', '#fff'],
  ],
  [
    'a text that is faint under the pointer',
    paint,
    styled('a { color: #000 } a:hover { color: #999 }', '<a href="#">dalej</a>'),
    /^state-hover: text/,
    ['#999', '#333'],
  ],
  [
    'a text that is faint once it was visited',
    paint,
    styled('a { color: #000 } a:visited { color: #999 }', '<a href="#">dalej</a>'),
    /^state-visited: text/,
    ['#999', '#333'],
  ],
  [
    'a text that is faint in focus',
    paint,
    styled('a { color: #000 } a:focus-visible { color: #999 }', '<a href="#">dalej</a>'),
    /^state-focus: text/,
    ['#999', '#333'],
  ],
  [
    'a disabled control',
    paint,
    styled('', '<button disabled style="color:#000">dalej</button>'),
    /^disabled/,
    [' disabled', ''],
  ],

  [
    'targets that nearly touch',
    (tab) => tab.evaluate(crowdedTargets),
    styled('a { display: block; height: 44px; margin-top: 4px }', '<a href="#a">a</a><a href="#b">b</a>'),
    /^4 px/,
    ['top: 4px', 'top: 8px'],
  ],
  [
    'targets of an open menu that nearly touch',
    async (tab) => {
      await tab.evaluate(openMenu);
      return tab.evaluate(crowdedTargets);
    },
    styled(
      'a { display: block; height: 44px } nav a { margin-top: 4px } nav:not(:target) { display: none }',
      '<a class="menu-opener" href="#menu">a</a><nav id="menu"><a href="#b">b</a></nav>',
    ),
    /^4 px/,
    ['top: 4px', 'top: 8px'],
  ],
  [
    'a control that is covered',
    (tab) => tab.evaluate(coveredFocus),
    styled(
      'p { height: 400px } footer { position: fixed; inset: auto 0 0; height: 90px; background: #fff }',
      '<p></p><a href="#a">a</a><p></p><footer>b</footer>',
    ),
    /^<a href/,
    ['fixed', 'static'],
  ],
  [
    'a text of fixed size',
    (tab) => tab.evaluate(fixedTexts, 'h1'),
    '<style>html.text-300 { font-size: 300% } p { font-size: 14px }</style><p>tekst</p>',
    /^1\.00 times/,
    ['14px', '0.875rem'],
  ],
  ['a page too wide', spacing, styled('p { width: 400px }', '<p>tekst</p>'), /^wider/, ['400px', 'auto']],
  [
    'texts over each other',
    spacing,
    styled('div { height: 4px }', '<div>jeden</div><div>dwa</div>'),
    /^over each other/,
    ['4px', 'auto'],
  ],
  [
    'words that are cut',
    spacing,
    styled('p { width: 90px; overflow: hidden; white-space: nowrap }', '<p>bardzo długi tekst</p>'),
    /^cut off/,
    ['nowrap', 'normal'],
  ],

  ['a control without a name', names, '<button></button>', /^no name/, ['></', '>Dalej</']],
  ['a name that says nothing', names, '<a href="#">Tutaj</a>', /^says nothing/, ['Tutaj', 'Umów wizytę']],
  [
    'a name without the seen words',
    names,
    '<a href="#" aria-label="Strona główna">Przychodnia</a>',
    /^"przychodnia" is seen/,
    ['Strona główna', 'Przychodnia, strona główna'],
  ],
  [
    'a name in which the seen words come last',
    names,
    '<style>.h { position: absolute; clip-path: inset(50%) }</style><a href="#"><span class="h">Wizyta: </span>Odwołaj</a>',
    /^"odwołaj" is seen/,
    [' class="h"', ''],
  ],
  [
    'a placeholder',
    names,
    '<label>Imię <input placeholder="Jan"></label>',
    /^a placeholder/,
    [' placeholder="Jan"', ''],
  ],
  [
    'one label of two fields',
    names,
    '<form><label>Imię <input></label><label>Imię <input></label></form>',
    /^the label of two/,
    ['<label>Imię', '<label>Nazwisko'],
  ],
  [
    'a description that nobody sees',
    descriptions,
    '<p id="h" hidden>Na przykład 12</p><input aria-describedby="h">',
    /^#h is not seen/,
    [' hidden', ''],
  ],
  [
    'a hint of no field',
    descriptions,
    '<main><div class="field"><p id="h" class="hint">Na przykład 12</p><input></div></main>',
    /^of no control/,
    ['<input', '<input aria-describedby="h"'],
  ],
  [
    'an error that is not told',
    descriptions,
    '<style>.field { border-left: 4px solid }</style><main><div class="field"><p id="e" class="error">Błąd: brak</p><input aria-describedby="e"></div></main>',
    /^an error that is not told/,
    ['<input', '<input aria-invalid="true"'],
  ],
  [
    'an error that is a colour alone',
    descriptions,
    '<style>.field { border-left: 0 }</style><main><div class="field"><p id="e" class="error">Błąd: brak</p><input aria-invalid="true" aria-describedby="e"></div></main>',
    /^an error that is a colour/,
    ['border-left: 0', 'border-left: 4px solid'],
  ],
  [
    'a status without its shape',
    descriptions,
    '<span class="pill"><svg width="0" height="9"></svg>Odwołana</span>',
    /^no word and shape/,
    ['width="0"', 'width="9"'],
  ],
  [
    'a current link told by its colour',
    (tab) => tab.evaluate(words.marksOfColour),
    '<style>[aria-current] { color: red }</style><ul><li><a href="#a" aria-current="page">a</a><li><a href="#b">b</a></ul>',
    /aria-current/,
    ['color: red', 'border-bottom: 4px solid'],
  ],
  [
    'a field that browsers cannot fill in',
    (tab) => tab.evaluate(words.wrongAutocomplete, PERSONAL_DATA),
    '<label for="u">Login</label><input id="u" name="username" autocomplete="off">',
    /^"off", not username/,
    ['"off"', '"username"'],
  ],
  ['a slow change', motion, '<style>a { transition: color 0.3s }</style>', /transition/, ['0.3s', '0.2s']],
  [
    'a change that repeats, for those alone who allow motion',
    motion,
    '<style>@media (prefers-reduced-motion: no-preference) { a { animation: b 0.1s infinite } }</style>',
    /animation/,
    ['infinite', '1'],
  ],
  ['what moves by itself', motion, '<marquee>a</marquee>', /marquee/, ['<marquee>', '<p>']],

  [
    'no place for what scripts say',
    parts,
    FRAME.replace('polite', 'off'),
    /^no place/,
    ['aria-live="off"', 'aria-live="polite"'],
  ],
  [
    'a session whose end is not told',
    parts,
    `${FRAME}<div class="account"><form action="/logout"></form></div><div id="session-end">Sesja<input type="submit"></div>`,
    /^the end of the session/,
    ['Sesja', 'Sesja do 12:40'],
  ],
  [
    'a current page that is not said',
    parts,
    `${FRAME}<div class="navigation"><a href="blank">a</a></div>`,
    /^not said to be current/,
    ['href="blank"', 'href="blank" aria-current="page"'],
  ],
  [
    'a table without headings',
    parts,
    `${FRAME}<table><caption>a</caption><tr><td>a</table>`,
    /^a table without headings/,
    ['<td>', '<th scope="col">'],
  ],
  [
    'options without a question',
    parts,
    `${FRAME}<fieldset><input type="radio" name="a"><input type="radio" name="a"></fieldset>`,
    /^options without/,
    ['<fieldset>', '<fieldset><legend>Kiedy?</legend>'],
  ],
  ['a handler', barred, '<main><p onclick="a()">a</p></main>', /^onclick/, [' onclick="a()"', '']],
  [
    'what keys do not reach',
    barred,
    '<main><a href="#" tabindex="-1">a</a></main>',
    /^out of reach/,
    [' tabindex="-1"', ''],
  ],
  [
    'a control that is none',
    barred,
    '<main><p role="button">a</p></main>',
    /^a control that/,
    ['p role="button"', 'button'],
  ],
  [
    'what is told by its place',
    barred,
    '<main><p>Naciśnij przycisk po prawej stronie.</p></main>',
    /^told by place/,
    [' po prawej stronie', ' „Dalej”'],
  ],
  [
    'lines that nearly touch',
    (tab) => tab.evaluate(hardTexts),
    '<style>p { line-height: 1.1 }</style><main><p>bardzo długi tekst</p></main>',
    /^lines of 1\.10/,
    ['1.1', '1.5'],
  ],
  [
    'a button that forced colours leave without a line',
    forced,
    '<style>.button-primary { border: 0 }</style><input type="submit" class="button-primary" value="Dalej">',
    /^forced colours: no line/,
    ['border: 0', 'border: 2px solid'],
  ],
  [
    'a current link that forced colours do not mark',
    forced,
    '<style>a { border: 0; text-decoration: none }</style><a href="#" aria-current="page">a</a>',
    /^forced colours: no mark/,
    ['border: 0', 'border: 2px solid transparent'],
  ],
  [
    'navigation on paper',
    printed,
    '<style>@media print { p { display: none } }</style><div class="header"><b class="on-paper">3 maja 2026</b></div><h1>a</h1><nav>a</nav>',
    /^on paper: <nav/,
    ['p { display', 'nav { display'],
  ],
  [
    'paper without the clinic’s phone',
    printed,
    '<style>@media print { .footer { display: none } }</style><div class="header"><b class="on-paper">3 maja 2026</b></div><h1>a</h1><div class="footer"><p class="clinic"><a href="tel:1">81 440 10 00</a></p></div>',
    /^on paper: nobody to ring/,
    ['3 maja 2026', '81 440 10 00 3 maja 2026'],
  ],
  [
    'a date too pale for paper',
    onPaper,
    '<style>time { color: #ababab }</style><main><time>3 maja</time></main>',
    /^on paper: too pale: <time/,
    ['color: #ababab', 'color: #333'],
  ],
  [
    'a number that is black on black where grounds are printed',
    onPaper,
    '<style>p { background: #000; color: #000 }</style><main><p><b>81 440 10 00</b></p></main>',
    /^on paper: not told from its ground: <b/,
    ['background: #000', 'background: #fff'],
  ],
  [
    'a heading that paper leaves out, for it is a link',
    onPaper,
    '<style>@media print { .action-link { display: none } }</style><main><h3><a class="action-link" href="#">a</a></h3></main>',
    /^on paper: left out: <a class="action-link"/,
    ['.action-link { display', 'nav { display'],
  ],
  [
    'an error link after which the label is above the window',
    (tab) => tab.evaluate(hiddenByErrorLinks),
    '<style>[class=below] { height: 3000px }</style><section class="error-summary"><a href="#f">a</a></section><div class="field"><label for="f">a</label><p id="f-error">b</p><input id="f" data-at=""></div><p class="below"></p>',
    /^-\d+ px: <label/,
    ['data-at=""', 'style="scroll-margin-top: 200px"'],
  ],
  [
    'a title below the second screen',
    (tab) => tab.evaluate(titleFarDown),
    '<div style="height: 520px"></div><h1>a</h1>',
    /^5\d\d px: the title/,
    ['520px', '480px'],
  ],
  [
    'a link to refresh a list, as low as its line',
    (tab) => tab.evaluate(lowActions),
    '<p>Stan na: 9:00. <a class="action-link" href="#" style="display: inline">Odśwież listę</a></p>',
    /^\d\d px: <a class="action-link"/,
    ['inline', 'inline-block; min-height: 44px'],
  ],
  [
    'a field in which a date has no room at 200 %',
    (tab) => tab.evaluate(tightDates, HINT_OF_DATE),
    '<style>html.text-200 { font-size: 200% } input { font: 1rem monospace; width: 6.5rem }</style><p id="h">Na przykład 24-11-2026</p><input aria-describedby="h"><input style="width: 2rem">',
    /^\d+ px for \d+: <input/,
    ['6.5rem', '9rem'],
  ],
  [
    'a comma that begins a line',
    (tab) => tab.evaluate(signsAlone),
    styled(
      'p { width: 90px; font: 20px monospace } b { display: inline-block }',
      '<p><b>104 µmol</b>, w zakresie</p>',
    ),
    /^, w zakresie: a sign alone/,
    ['</b>,', ',</b>'],
  ],
  [
    'a word that the end of a line cuts',
    letters,
    styled(
      'p { width: 90px; overflow-wrap: anywhere; font: 20px monospace }',
      '<p>do badania endokrynologicznego</p>',
    ),
    /^endokry\|nologicznego: <p/,
    ['endokrynologicznego', 'endo\u00adkry\u00adnolo\u00adgicz\u00adnego, adres.poczty@przychodnia.example'],
  ],
  [
    'a soft hyphen that does not act',
    letters,
    styled(
      'p { width: 90px; overflow-wrap: anywhere; font: 20px monospace; hyphens: none }',
      '<p>endo\u00adkry\u00adnolo</p>',
    ),
    /^endo\u00adkr\|y/,
    ['hyphens: none', 'hyphens: manual'],
  ],
  [
    'a button in which a word has no room',
    letters,
    styled(
      'input { width: 90px; padding: 0; white-space: normal; font: 20px monospace }',
      '<input type="submit" value="Zobacz endokrynologa">',
    ),
    /^endokrynologa\|: <input/,
    ['endokrynologa', 'endo\u00adkry\u00adnologa'],
  ],
  [
    'a printout of nobody',
    printed,
    '<style>.printout-head { display: table-header-group }</style><h1>a</h1><div class="printout"><div class="printout-head"><p><time>3 maja 2026</time></p></div><div class="card">a</div></div>',
    /^on paper: no patient/,
    ['<div class="printout-head">', '<div class="printout-head"><p>Jan Nowak</p>'],
  ],
];

const inDocument = (body: string) =>
  `<!DOCTYPE html><html lang="pl" class="text-100"><body class="text-100">${body}</body></html>`;

for (const [what, measure, faulty, told, [find, replacement]] of rows) {
  test(`${what} is found, and not where there is none`, async ({ tab }) => {
    await tab.setContent(inDocument(faulty));
    expect(await measure(tab)).toContainEqual(expect.stringMatching(told));
    await tab.setContent(inDocument(faulty.replace(find, replacement)));
    expect(await measure(tab)).toEqual([]);
  });
}

test('controls of one kind are told once, and in another state apart', async ({ tab }) => {
  await tab.setContent(
    inDocument('<a href="#a">a</a><a href="#b">b</a><a href="#c" aria-current="page">c</a>'),
  );
  expect(await tab.evaluate(kindsOfControls)).toHaveLength(2);
});

test('an answer that a refused form has lost is found, a password is not missed', () => {
  const answer = (html: string) => ({
    status: 400,
    headers: new Headers(),
    location: null,
    path: '/',
    html,
    page: parse(html),
    sent: { name: 'Anna', day: ['mon', 'tue'], password: 'x', note: '' },
  });
  const days =
    '<input type="checkbox" name="day" value="mon" checked><input type="checkbox" name="day" value="tue" checked>';
  const lost = `<input name="name"><input type="password" name="password">${days}`;
  expect(lostAnswers(answer(lost))).toEqual([expect.stringMatching(/^name: "Anna" was sent/)]);
  expect(lostAnswers(answer(lost.replace('name="name"', 'name="name" value="Anna"')))).toEqual([]);
  expect(lostAnswers({ ...answer(lost), status: 200 })).toEqual([]);
});
