import type { Barrier } from './barrier.ts';

const LOGIN = 'login: empty, with the cookie notice';
const WRONG_LOGIN = 'login: nothing typed';
const LIST = 'bookings: filled';

/** WCAG 2.2, principle 2. */
export const operable: readonly Barrier[] = [
  {
    ...{ id: 'division-as-button', criterion: '2.1.1', isOfGds: true, on: LOGIN },
    name: 'A button that is a division, for the mouse alone',
    rewrite: [
      [
        /<input type="submit" class="button-primary" value="([^"]*)"[^>]*>/,
        '<div class="button-primary">$1</div>',
      ],
    ],
  },
  {
    ...{ id: 'role-as-button', criterion: '2.1.1', isOfGds: true, on: LOGIN },
    name: 'A button that has the role and takes no key',
    rewrite: [[/<\/h1>/, '</h1><div class="button-secondary" role="button">Pokaż hasło</div>']],
  },
  {
    ...{ id: 'out-of-tab-order', criterion: '2.1.1', on: LIST },
    name: 'Links that the Tab key leaves out',
    rewrite: [[/<a href="\/messages"/, '<a tabindex="-1" href="/messages"']],
  },
  {
    ...{ id: 'keyboard-trap', criterion: '2.1.2', isOfGds: true, on: LOGIN },
    name: 'A field that the Tab key cannot leave',
    script: 'trap',
  },
  {
    ...{ id: 'shortcut-of-one-key', criterion: '2.1.4', on: LOGIN },
    name: 'A shortcut of one key that nobody can change',
    rewrite: [[/<a class="brand"/, '<a accesskey="s" class="brand"']],
  },
  {
    ...{ id: 'session-end-untold', criterion: '2.2.1', on: LIST },
    name: 'A session whose end is not told',
    rewrite: [[/<(form|div) id="session-end".*?<\/\1>/s, '']],
  },
  {
    ...{ id: 'session-not-prolonged', criterion: '2.2.1', on: LIST },
    name: 'A session that cannot be prolonged',
    rewrite: [[/(id="session-end".*?)<input type="submit"[^>]*>/s, '$1']],
  },
  {
    ...{ id: 'reload-by-itself', criterion: '2.2.1', isOfGds: true, on: LIST },
    name: 'A page that loads itself anew each half minute',
    rewrite: [[/<title>/, '<meta http-equiv="refresh" content="30"/><title>']],
  },
  {
    ...{ id: 'blinking-pill', criterion: '2.2.2', isOfGds: true, on: LIST },
    name: 'A status that blinks',
    css: '@keyframes blink { 50% { opacity: 0; } } .pill { animation: blink 1s step-end infinite; }',
  },
  {
    ...{ id: 'blinking-if-allowed', criterion: '2.2.2', on: LIST },
    name: 'A status that blinks unless the device asks for less motion',
    css: '@keyframes blink { 50% { opacity: 0; } } @media (prefers-reduced-motion: no-preference) { .pill { animation: blink 1s step-end infinite; } }',
  },
  {
    ...{ id: 'moving-text', criterion: '2.2.2', isOfGds: true, on: LOGIN },
    name: 'Text that moves through the page',
    rewrite: [[/<\/h1>/, '</h1><marquee>Nowe godziny rejestracji</marquee>']],
  },
  {
    ...{ id: 'flashes', criterion: '2.3.1', isOfGds: true, on: LOGIN },
    name: 'A ground that flashes ten times a second',
    css: '@keyframes flash { 50% { background: #fff; } } main { animation: flash 0.1s step-end infinite; }',
  },
  {
    ...{ id: 'slow-fade', criterion: '2.3.3', on: LOGIN },
    name: 'Buttons that change slowly',
    css: '.button-primary { transition: all 0.6s; }',
  },
  {
    ...{ id: 'skip-links-lost', criterion: '2.4.1', isOfGds: true, on: LIST },
    name: 'No way past the header',
    rewrite: [[/<nav class="skip-links".*?<\/nav>/s, '']],
  },
  {
    ...{ id: 'skip-link-to-nothing', criterion: '2.4.1', on: LIST },
    name: 'A skip link that leads nowhere',
    rewrite: [[/<div id="content"/, '<div id="inhalt"']],
  },
  {
    ...{ id: 'main-lost', criterion: '2.4.1', isOfGds: true, on: LIST },
    name: 'No landmark for the content',
    rewrite: [[/<(\/?)main>/g, '<$1div>']],
  },
  {
    ...{ id: 'title-lost', criterion: '2.4.2', isOfGds: true, on: LIST },
    name: 'A page without a title',
    rewrite: [[/<title>.*?<\/title>/, '']],
  },
  {
    ...{ id: 'same-title', criterion: '2.4.2', isOfGds: true, on: LIST },
    name: 'A title that is the same on every page',
    rewrite: [[/<title>.*?<\/title>/, '<title>Portal pacjenta</title>']],
  },
  {
    ...{ id: 'errors-not-in-title', criterion: '2.4.2', on: WRONG_LOGIN },
    name: 'A title that does not tell the errors',
    rewrite: [[/<title>(?:Błąd|Uwaga): [^–]*– /, '<title>']],
  },
  {
    ...{ id: 'outcome-not-in-title', criterion: '2.4.2', on: 'bookings: after a cancellation' },
    name: 'A title that does not tell what was done',
    rewrite: [[/<title>Gotowe: [^–]*– /, '<title>']],
  },
  {
    ...{ id: 'own-tab-order', criterion: '2.4.3', isOfGds: true, on: LOGIN },
    name: 'A field that the Tab key reaches before all else',
    rewrite: [[/<input([^>]*id="login-password")/, '<input tabindex="1"$1']],
  },
  {
    ...{ id: 'focus-elsewhere', criterion: '2.4.3', on: WRONG_LOGIN },
    name: 'The focus is not on the errors',
    rewrite: [[/ autofocus(="")?/i, '']],
  },
  {
    ...{ id: 'header-last', criterion: '2.4.3', on: LIST },
    name: 'A header that comes after the content',
    rewrite: [[/(<header class="header">.*?<\/header>)(.*?<\/main>)(<\/div>)/s, '$2$3$1']],
  },
  {
    ...{ id: 'here', criterion: '2.4.4', isOfGds: true, on: LIST },
    name: 'A link "tutaj"',
    rewrite: [[/<\/h1>/, '</h1><p>Nową wizytę umówisz <a href="/newbooking">tutaj</a>.</p>']],
  },
  {
    ...{ id: 'details-of-what', criterion: '2.4.4', isOfGds: true, on: LIST },
    name: 'Many links "Szczegóły"',
    rewrite: [[/(>Szczegóły)<span class="visually-hidden">.*?<\/span>/g, '$1']],
  },
  {
    ...{ id: 'empty-link', criterion: '2.4.4', isOfGds: true, on: LIST },
    name: 'A link without words',
    rewrite: [[/<\/h1>/, '</h1><a class="action-link" href="/notices"></a>']],
  },
  {
    ...{ id: 'one-way-only', criterion: '2.4.5', on: LIST },
    name: 'A page without the links to the areas',
    rewrite: [[/<nav class="navigation".*?<\/nav>/s, '']],
  },
  {
    ...{ id: 'two-labels-alike', criterion: '2.4.6', isOfGds: true, on: LOGIN },
    name: 'Two fields with the same label',
    rewrite: [[/(<label for="login-password">).*?<\/label>/, '$1Login</label>']],
  },
  {
    ...{ id: 'no-ring', criterion: '2.4.7', isOfGds: true, on: LIST },
    name: 'Links that do not show the focus',
    css: 'main a:focus { outline: 0 !important; box-shadow: none !important; background: none !important; color: inherit !important; }',
  },
  {
    ...{ id: 'sticky-cover', criterion: '2.4.11', on: LOGIN },
    name: 'A footer that stays on the screen, over what has the focus',
    css: '.footer { position: sticky; bottom: 0; z-index: 2; max-height: 40vh; overflow: hidden; }',
  },
  {
    ...{ id: 'fixed-notice', criterion: '2.4.11', on: LOGIN },
    name: 'The cookie notice is fixed below, over what has the focus',
    css: '.cookie-notice { position: fixed; inset: auto 0 0; z-index: 2; }',
  },
  {
    ...{ id: 'thin-ring', criterion: '2.4.13', on: LOGIN },
    name: 'A focus ring of one pixel',
    css: ':focus-visible { outline: 1px dotted !important; box-shadow: none !important; }',
  },
  {
    ...{ id: 'faint-ring', criterion: '2.4.13', on: LOGIN, contrast: 'white-on-black' },
    name: 'A focus ring in the colour of its band, in one contrast',
    css: ':root { --focus-edge: #ffd54a; --focus-band: #ffd54a; }',
  },
  {
    ...{ id: 'down-event', criterion: '2.5.2', on: LOGIN },
    name: 'A button that acts when the pointer goes down',
    rewrite: [
      [
        /<input type="submit" class="button-primary"/,
        '<input type="submit" onmousedown="this.form.submit()" class="button-primary"',
      ],
    ],
  },
  {
    ...{ id: 'other-name', criterion: '2.5.3', on: LOGIN },
    name: 'A link with another name than it shows',
    rewrite: [[/<a class="brand"/, '<a aria-label="Strona główna" class="brand"']],
  },
  {
    ...{ id: 'seen-words-last', criterion: '2.5.3', on: LIST },
    name: 'Links whose names begin with words that nobody sees',
    rewrite: [
      [/(<a class="button-[^>]*>)Szczegóły(<span class="visually-hidden">.*?<\/span>)/g, '$1$2 Szczegóły'],
    ],
  },
  {
    ...{ id: 'drag-only', criterion: '2.5.7', on: LIST },
    name: 'Cards that can be sorted by dragging alone',
    rewrite: [[/<li class="row/g, '<li draggable="true" class="row']],
  },
  {
    ...{ id: 'small-targets', criterion: '2.5.8', on: LIST },
    name: 'Targets of 20 px',
    css: '.footer a { min-height: 0 !important; min-width: 0 !important; font-size: 13px; line-height: 20px; }',
  },
  {
    ...{ id: 'crowded-targets', criterion: '2.5.8', on: LIST },
    name: 'Buttons of a card that touch each other',
    css: '.row .actions { gap: 0 !important; }',
  },
];
