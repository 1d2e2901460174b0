import type { Barrier } from './barrier.ts';

const LOGIN = 'login: empty, with the cookie notice';
const WRONG_LOGIN = 'login: nothing typed';
const LIST = 'bookings: filled';
const DRUGS = 'newbooking/prescription: nothing is filled in';
const TREND = 'benefits/medicaltestresult/values/:code: in two laboratories';
const RESULT = 'benefits/medicaltestresult/:id: low and high values, several files';
const RECORDING = 'bookings/:system/:id/recording: filled';
const PRINTOUT = 'bookings/print: filled';

/** WCAG 2.2, principle 1. */
export const perceivable: readonly Barrier[] = [
  {
    ...{ id: 'picture-without-text', criterion: '1.1.1', isOfGds: true, on: LOGIN },
    name: 'A picture without a text',
    rewrite: [[/<h1/, '<img src="/logo.svg" width="40" height="40"/><h1']],
  },
  {
    ...{ id: 'picture-named-by-file', criterion: '1.1.1', isOfGds: true, on: LIST },
    name: 'The text of the logo is the name of its file',
    rewrite: [[/(<a class="brand"[^>]*>)/, '$1<img src="/logo.svg" alt="logo_final.svg"/>']],
  },
  {
    ...{ id: 'picture-button-without-text', criterion: '1.1.1', isOfGds: true, on: LOGIN },
    name: 'A button that is a picture without a text',
    rewrite: [[/<h1/, '<input type="image" src="/logo.svg"/><h1']],
  },
  {
    ...{ id: 'icon-said', criterion: '1.1.1', on: LIST },
    name: 'Icons that are said, without a name',
    rewrite: [
      [
        /<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"/g,
        '<svg class="icon" viewBox="0 0 24 24" role="img"',
      ],
    ],
  },
  {
    ...{ id: 'captions-lost', criterion: '1.2.2', isOfGds: true, on: RECORDING },
    name: 'A recording without captions',
    rewrite: [[/<track[^>]*>/, '']],
  },
  {
    ...{ id: 'sound-by-itself', criterion: '1.4.2', on: RECORDING },
    name: 'A recording that plays by itself',
    rewrite: [[/<audio/, '<audio autoplay']],
  },
  {
    ...{ id: 'no-h1', criterion: '1.3.1', isOfGds: true, on: LIST },
    name: 'No heading of the first level',
    rewrite: [
      [/<h1([^>]*)>/, '<div$1>'],
      [/<\/h1>/, '</div>'],
    ],
  },
  {
    ...{ id: 'heading-level-left-out', criterion: '1.3.1', isOfGds: true, on: LIST },
    name: 'A level of headings is left out',
    rewrite: [
      [/<h2/g, '<h4'],
      [/<\/h2>/g, '</h4>'],
    ],
  },
  {
    ...{ id: 'empty-heading', criterion: '1.3.1', isOfGds: true, on: LIST },
    name: 'An empty heading',
    rewrite: [[/<\/h1>/, '</h1><h2></h2>']],
  },
  {
    ...{ id: 'bold-as-heading', criterion: '1.3.1', isOfGds: true, on: LIST },
    name: 'Headings of parts that are bold paragraphs',
    rewrite: [[/<h2[^>]*>(.*?)<\/h2>/g, '<p><b>$1</b></p><p>&nbsp;</p>']],
  },
  {
    ...{ id: 'label-lost', criterion: '1.3.1', isOfGds: true, on: LOGIN },
    name: 'A field without a label',
    rewrite: [[/<label for="login-username">(.*?)<\/label>/, '<span>$1</span>']],
  },
  {
    ...{ id: 'label-of-nothing', criterion: '1.3.1', isOfGds: true, on: LOGIN },
    name: 'A label for an id that there is not',
    rewrite: [[/<label for="login-username">/, '<label for="username">']],
  },
  {
    ...{ id: 'empty-label', criterion: '1.3.1', isOfGds: true, on: LOGIN },
    name: 'An empty label',
    rewrite: [[/<label for="login-username">.*?<\/label>/, '<label for="login-username"></label>']],
  },
  {
    ...{ id: 'question-lost', criterion: '1.3.1', isOfGds: true, on: DRUGS },
    name: 'A group of options without a legend',
    rewrite: [[/(<main.*)<legend[^>]*>.*?<\/legend>/s, '$1']],
  },
  {
    ...{ id: 'empty-legend', criterion: '1.3.1', isOfGds: true, on: DRUGS },
    name: 'An empty legend',
    rewrite: [[/(<main.*<legend[^>]*>).*?<\/legend>/s, '$1</legend>']],
  },
  {
    ...{ id: 'group-lost', criterion: '1.3.1', isOfGds: true, on: DRUGS },
    name: 'Options that are no group',
    rewrite: [
      [
        /(<main.*)<fieldset[^>]*>(.*?)<legend[^>]*>(.*?)<\/legend>(.*?)<\/fieldset>/s,
        '$1<div>$2<p>$3</p>$4</div>',
      ],
    ],
  },
  {
    ...{ id: 'error-of-no-field', criterion: '1.3.1', isOfGds: true, on: WRONG_LOGIN },
    name: 'An error that belongs to no field',
    rewrite: [[/ aria-describedby="login-username-error"/, '']],
  },
  {
    ...{ id: 'hint-of-no-field', criterion: '1.3.1', isOfGds: true, on: DRUGS },
    name: 'A hint that belongs to no field',
    rewrite: [[/ aria-describedby="[^"]*"/g, '']],
  },
  {
    ...{ id: 'table-of-cells', criterion: '1.3.1', isOfGds: true, on: TREND },
    name: 'A table without headings of columns',
    rewrite: [[/<th scope="col">(.*?)<\/th>/g, '<td>$1</td>']],
  },
  {
    ...{ id: 'table-without-caption', criterion: '1.3.1', isOfGds: true, on: TREND },
    name: 'A table without a caption',
    rewrite: [[/<caption>.*?<\/caption>/, '']],
  },
  {
    ...{ id: 'items-without-list', criterion: '1.3.1', isOfGds: true, on: LIST },
    name: 'Items of a list without the list',
    rewrite: [
      [/<ul class="rows wide"([^>]*)>/, '<div class="rows wide"$1>'],
      [/(<li class="row.*<\/li>)<\/ul>/s, '$1</div>'],
    ],
  },
  {
    ...{ id: 'list-of-divisions', criterion: '1.3.1', isOfGds: true, on: LIST },
    name: 'Cards that are no list at all',
    rewrite: [[/<(\/?)(?:ul|li)\b/g, '<$1div']],
  },
  {
    ...{ id: 'terms-lost', criterion: '1.3.1', on: LIST },
    name: 'Facts that are no list of terms',
    rewrite: [[/<(\/?)(?:dl|dt|dd)\b/g, '<$1div']],
  },
  {
    ...{ id: 'actions-reversed', criterion: '1.3.2', isOfGds: true, on: LIST },
    name: 'Buttons seen in another order than they are read',
    css: 'main .actions { flex-direction: row-reverse !important; justify-content: flex-end; }',
  },
  {
    ...{ id: 'page-upside-down', criterion: '1.3.2', isOfGds: true, on: LOGIN },
    name: 'The parts of the page are seen from the last to the first',
    css: 'main { display: flex; flex-direction: column-reverse; }',
  },
  {
    ...{ id: 'told-by-place', criterion: '1.3.3', isOfGds: true, on: LOGIN },
    name: 'A button told by its place and colour alone',
    rewrite: [[/<\/h1>/, '</h1><p>Naciśnij zielony przycisk po prawej stronie.</p>']],
  },
  {
    ...{ id: 'turned', criterion: '1.3.4', on: LOGIN },
    name: 'A page that is turned where a phone is held upright',
    css: '@media (orientation: portrait) { html { transform: rotate(90deg); } }',
  },
  {
    ...{ id: 'autocomplete-lost', criterion: '1.3.5', on: LOGIN },
    name: 'The login without autocomplete',
    rewrite: [[/ autoComplete="username"/i, '']],
  },
  {
    ...{ id: 'autocomplete-wrong', criterion: '1.3.5', on: 'newbooking/personaldata: the city is missing' },
    name: 'A postal code that browsers fill with a name',
    rewrite: [[/ autoComplete="postal-code"/i, ' autocomplete="name"']],
  },
  {
    ...{ id: 'links-by-colour', criterion: '1.4.1', isOfGds: true, on: LIST },
    name: 'Links that only their colour tells from the text',
    css: 'a { text-decoration: none !important; }',
    rewrite: [
      [
        /<\/h1>/,
        '</h1><p>Zobacz też, jakie <a href="/notices">ostatnie komunikaty portalu</a> masz do przeczytania.</p>',
      ],
    ],
  },
  {
    ...{ id: 'status-by-colour', criterion: '1.4.1', isOfGds: true, on: LIST },
    name: 'Statuses of which only the colour is left',
    css: '.pill { font-size: 0 !important; } .pill svg { display: none; }',
  },
  {
    ...{ id: 'status-without-shape', criterion: '1.4.1', on: LIST },
    name: 'Statuses without their shapes',
    css: '.pill svg { display: none; }',
  },
  {
    ...{ id: 'current-by-colour', criterion: '1.4.1', on: LIST },
    name: 'The current area is told by its colour alone',
    css: '.band .navigation [aria-current] { border: 0 !important; text-decoration: none !important; padding: 0.5rem 0.75rem; }',
  },
  {
    ...{ id: 'errors-by-colour', criterion: '1.4.1', isOfGds: true, on: WRONG_LOGIN },
    name: 'Errors that a red line alone tells',
    rewrite: [[/<p id="login-username-error" class="error">.*?<\/p>/, '']],
  },
  {
    ...{ id: 'faint-hints', criterion: '1.4.3', isOfGds: true, on: DRUGS },
    name: 'Hints of 2.8:1',
    css: '.hint { color: #999 !important; }',
  },
  {
    ...{ id: 'faint-errors', criterion: '1.4.3', isOfGds: true, on: WRONG_LOGIN },
    name: 'Errors of 3.3:1',
    css: '.error { color: #e5626f !important; }',
  },
  {
    ...{ id: 'faint-title', criterion: '1.4.3', isOfGds: true, on: LIST, contrast: 'yellow-on-black' },
    name: 'A large title of 2:1 in one contrast',
    css: 'main h1 { color: #4a4a00 !important; }',
  },
  {
    ...{ id: 'faint-on-hover', criterion: '1.4.3', on: LOGIN },
    name: 'The words of a button that vanish under the pointer',
    css: '.button-primary:hover { color: var(--accent) !important; }',
  },
  {
    ...{ id: 'faint-visited', criterion: '1.4.3', on: LIST },
    name: 'Links that fade once they were followed',
    css: 'main a:visited { color: #b7a5c6 !important; background: none !important; }',
  },
  {
    ...{ id: 'faint-in-focus', criterion: '1.4.3', on: LIST },
    name: 'The words of a link that vanish when it has the focus',
    css: 'main a:focus:focus:focus { color: var(--focus-band) !important; }',
  },
  {
    ...{ id: 'looks-disabled', criterion: '1.4.3', on: LOGIN },
    name: 'A button that is half faded',
    css: '.button-primary { opacity: 0.5; }',
  },
  {
    ...{ id: 'picture-behind-text', criterion: '1.4.3', on: LIST },
    name: 'Text on a picture',
    css: '.row { background-image: url(/logo.svg); } .row p, .row h3, .row dd { background: url(/logo.svg); }',
  },
  {
    ...{ id: 'fixed-line', criterion: '1.4.4', on: LOGIN },
    name: 'A line of fixed 14 px',
    css: '.hint, .footer a, .session-end p { font-size: 14px !important; }',
  },
  {
    ...{ id: 'fixed-box', criterion: '1.4.4', isOfGds: true, on: LIST },
    name: 'Boxes that do not grow with their text',
    css: '.row { height: 120px; overflow: hidden; }',
  },
  {
    ...{ id: 'zoom-barred', criterion: '1.4.4', on: LOGIN },
    name: 'A page that cannot be zoomed',
    rewrite: [
      [
        /content="width=device-width, initial-scale=1"/,
        'content="width=device-width, initial-scale=1, user-scalable=no, maximum-scale=1"',
      ],
    ],
  },
  {
    ...{ id: 'picture-of-text', criterion: '1.4.5', on: LOGIN },
    name: 'A title that is a picture',
    rewrite: [[/<h1>(.*?)<\/h1>/, '<h1><img src="/logo.svg" width="200" height="40" alt="$1"/></h1>']],
  },
  {
    ...{ id: 'just-enough-contrast', criterion: '1.4.6', isOfGds: true, on: DRUGS },
    name: 'Hints of 5.6:1',
    css: '.hint { color: #5f6b75 !important; }',
  },
  {
    ...{ id: 'justified', criterion: '1.4.8', isOfGds: true, on: LIST },
    name: 'Justified text',
    css: 'main { text-align: justify; }',
  },
  {
    ...{ id: 'capitals', criterion: '1.4.8', isOfGds: true, on: LOGIN },
    name: 'Titles and labels in capitals',
    css: 'h1, h2, label { text-transform: uppercase; }',
  },
  {
    ...{ id: 'italics', criterion: '1.4.8', isOfGds: true, on: DRUGS },
    name: 'Long texts in italics',
    css: 'main p { font-style: italic; }',
  },
  {
    ...{ id: 'tight-lines', criterion: '1.4.8', isOfGds: true, on: DRUGS },
    name: 'Lines that nearly touch',
    css: 'body, main p { line-height: 1 !important; }',
  },
  {
    ...{ id: 'sideways-scroll', criterion: '1.4.10', isOfGds: true, on: LIST },
    name: 'A page of at least 500 px',
    css: 'main { min-width: 500px; }',
  },
  {
    ...{ id: 'faded-input-border', criterion: '1.4.11', on: LOGIN },
    name: 'Faded borders of fields',
    css: '.input { border-color: #c5ced5 !important; }',
  },
  {
    ...{ id: 'faded-options', criterion: '1.4.11', on: DRUGS },
    name: 'Faded boxes to tick',
    css: '.option input { border-color: #c5ced5 !important; }',
  },
  {
    ...{ id: 'borderless-field', criterion: '1.4.11', on: LOGIN },
    name: 'Fields with a line below alone',
    css: '.input { border-width: 0 0 2px !important; }',
  },
  {
    ...{ id: 'faded-icons', criterion: '1.4.11', on: LIST },
    name: 'Faded icons',
    css: '.icon { stroke: #b9c4cc !important; }',
  },
  {
    ...{ id: 'faded-shape', criterion: '1.4.11', on: LIST },
    name: 'Faded shapes of statuses',
    css: '.pill svg { fill: #b7dcc5 !important; }',
  },
  {
    ...{ id: 'faded-mark', criterion: '1.4.11', on: RESULT },
    name: 'A faded mark of the value in its range',
    css: 'main svg svg path { fill: #b9c4cc !important; }',
  },
  {
    ...{ id: 'line-lost-in-forced-colours', criterion: '1.4.11', on: LOGIN },
    name: 'Buttons without a line where colours are forced',
    css: '.button-primary { border: 0 !important; }',
  },
  {
    ...{ id: 'forced-colours-refused', criterion: '1.4.11', on: DRUGS },
    name: 'Options that refuse forced colours',
    css: '.option, .option * { forced-color-adjust: none; }',
  },
  {
    ...{ id: 'spacing-barred', criterion: '1.4.12', on: LOGIN },
    name: 'Lines of 20 px that no wish can change',
    css: 'main :is(p, label, legend, h1, h2, a) { line-height: 20px !important; }',
  },
  {
    ...{ id: 'words-cut', criterion: '1.4.12', on: LOGIN },
    name: 'Buttons whose words are cut where letters are set apart',
    css: '.button-primary { height: 48px; overflow: hidden; white-space: nowrap !important; width: 9rem; padding: 0; display: block; }',
  },
  {
    ...{ id: 'hint-on-hover', criterion: '1.4.13', on: DRUGS },
    name: 'Hints that show under the pointer alone',
    css: '.hint { display: none; } :hover > .hint { display: block; }',
  },
  {
    ...{ id: 'title-as-hint', criterion: '1.4.13', isOfGds: true, on: LOGIN },
    name: 'A hint in a title attribute',
    rewrite: [[/<input([^>]*id="login-username")/, '<input title="Numer PESEL albo login"$1']],
  },
  {
    ...{ id: 'printed-navigation', criterion: 'print', on: PRINTOUT },
    name: 'A printout with the navigation on it',
    css: '@media print { nav, .bar { display: block !important; } }',
  },
  {
    ...{ id: 'printed-for-nobody', criterion: 'print', on: PRINTOUT },
    name: 'A printout that does not say whose it is',
    rewrite: [[/<div class="printout-head"><p>.*?<\/p>/, '<div class="printout-head">']],
  },
];
