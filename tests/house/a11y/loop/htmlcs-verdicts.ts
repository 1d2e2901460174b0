import type { EngineVerdict } from './verdict.ts';

/**
 * HTML_CodeSniffer puts a question for each criterion that it cannot decide, whatever the document. Each is answered by what decides it here: a
 * check of the loop (checks.ts), a rule of axe, or another test of this repository.
 */
const QUESTIONS: readonly (readonly [rule: string, answer: string])[] = [
  [
    '1_2.1_2_1.G158',
    'The transcript of a recording stands under its player (recording-player.tsx), or that there is none.',
  ],
  [
    '1_2.1_2_9.G150,G151,G157',
    'Nothing is live: it is the recording of a call that is over, with its transcript.',
  ],
  [
    '1_4.1_4_2.F23',
    'Nothing plays by itself: axe no-autoplay-audio, and the player has the controls of the browser.',
  ],
  [
    '1_4.1_4_7.G56',
    'What two people said on the phone, as it was recorded; its transcript says the same without any sound.',
  ],
  [
    '1_3.1_3_1.H48',
    'The menus are nav elements with lists; the bar around the name of the portal is none. Check: frame.',
  ],
  [
    '1_3.1_3_1.DataTable',
    'Measurements are data, with th of both directions: axe td-has-header, html-validate wcag/h63.',
  ],
  ['1_3.1_3_1.H39.3.Check', 'The caption says what the rows are; read in both languages.'],
  [
    '1_3.1_3_1.H42',
    'How far away a day is ("jutro"), in bold letters beside its buttons: a word of the card, not a heading of anything.',
  ],
  ['1_3.1_3_1.H85.2', 'At most 15 options (select-field.tsx) of one kind; there are no groups among them.'],
  [
    '1_3.1_3_2.G57',
    'The order of the document is what is seen: check order, and stories in lynx (text-browser.spec.ts).',
  ],
  [
    '1_3.1_3_3.G96',
    '“Below” and “above” mean the order of the document (check order); shapes are named in the legend of a drawing alone, whose values stand in a table, too.',
  ],
  ['1_3.1_3_4.', 'No style asks for an orientation: axe css-orientation-lock, in every look.'],
  [
    '1_3.1_3_5.H98',
    'Fields of a person have their autocomplete token: axe autocomplete-valid, html-validate autocomplete; buttons have no purpose.',
  ],
  ['1_3.1_3_6.ARIA11', 'Landmarks are there once each, all content is in one: check frame, axe region.'],
  [
    '1_4.1_4_1.G14,G182',
    'Words say each status; four contrasts, one of two colours, show the same (contrasts.spec.ts), lynx shows none at all.',
  ],
  [
    '1_4.1_4_10.C32,C31,C33,C38,SCR34,G206',
    'Checks sideways scroll and cut off at 320 px with each text size.',
  ],
  [
    '1_4.1_4_11.G195,G207,G18,G145,G174,F78',
    'Each pair of colours of controls and pictures is measured: contrasts.test.ts; rings: check focus.',
  ],
  [
    '1_4.1_4_12.C36,C35',
    'Boxes grow with what is in them, none has a height of its own: check cut off at 300 %.',
  ],
  [
    '1_4.1_4_13.F95',
    'Nothing comes with the pointer or the focus but the skip links, which show themselves alone: check focus by Tab.',
  ],
  [
    '1_4.1_4_6.G17.Abs',
    'What is placed by position is measured by axe (color-contrast-enhanced) in every contrast, and by check focus.',
  ],
  [
    '1_4.1_4_6.G18.Abs',
    'What is placed by position is measured by axe (color-contrast-enhanced) in every contrast, and by check focus.',
  ],
  ['1_4.1_4_8.C19,G172,G169', 'No style justifies text.'],
  ['1_4.1_4_8.G148,G156,G175', 'Four contrasts on every page, by buttons of it: contrasts.spec.ts.'],
  [
    '1_4.1_4_8.G188,C21',
    'Lines of running text stand 1.5 apart; the display settings offer 2 and more space between paragraphs.',
  ],
  ['1_4.1_4_8.H87,C20', 'Running text is at most 70 letters wide: maxWidth.measure in tailwind.config.ts.'],
  ['1_4.1_4_8.H87,G146,C26', 'Check sideways scroll at 150, 200 and 300 %.'],
  ['2_1.2_1_4.', 'The portal has no shortcut of its own: keyboard.spec.ts presses what there is.'],
  [
    '2_2.2_2_2.SCR33,SCR22,G187,G152,G186,G191',
    'No style or class moves anything: still.test.ts; a list that refreshes has a switch beside it (messages/e2e/conversation.spec.ts).',
  ],
  [
    '2_2.2_2_3.G5',
    'Only a held time and the session end by the clock; both are told and can be had again (interruptions.spec.ts).',
  ],
  [
    '2_2.2_2_4.SCR14',
    'Quiet refresh has a switch, and replaces nothing while the focus is in it: messages/e2e/conversation.spec.ts.',
  ],
  [
    '2_2.2_2_5.G105,G181',
    'What was typed waits behind the next sign-in: kept-answers.test.ts, short-sessions.test.ts.',
  ],
  [
    '2_2.2_2_6.',
    'The sign-in page says how long a session lasts; answers are kept beyond it: kept-answers.test.ts.',
  ],
  ['2_3.2_3_2.G19', 'Nothing flashes: axe blink and marquee, and nothing moves: still.test.ts.'],
  [
    '2_3.2_3_3.C39',
    'There is no animation to switch off (still.test.ts); styles/base.css forbids any where less motion is asked for.',
  ],
  [
    '2_4.2_4_1.G1,G123,G124,H69',
    'Skip links lead to the content and to the errors: axe bypass and skip-link, check focus by Tab.',
  ],
  [
    '2_4.2_4_2.H25.2',
    'The title is made of heading, outcome and area, and compared in each state: document.ts.',
  ],
  ['2_4.2_4_3.H4.2', 'tabindex is -1 or not there: axe tabindex; the order of focus: check focus by Tab.'],
  [
    '2_4.2_4_5.G125,G64,G63,G161,G126,G185',
    'Menu, start page and the hubs of areas lead to each page that is no step of a process.',
  ],
  ['2_4.2_4_6.G130,G131', 'Headings and labels are the words of the specification, read in both languages.'],
  ['2_4.2_4_7.G149,G165,G195,C15,SCR31', 'Every ring of focus is measured in every contrast: check focus.'],
  ['2_4.2_4_9.H30', 'A link of a row says of which it is: links.test.tsx; axe identical-links-same-purpose.'],
  ['2_5.2_5_1.', 'Everything is a link or a button; there are no gestures.'],
  [
    '2_5.2_5_2.',
    'Links and buttons of HTML act when the pointer is let go; no script listens for its going down.',
  ],
  ['2_5.2_5_3.F96', 'axe label-content-name-mismatch, in every size and width.'],
  ['2_5.2_5_4.', 'No script asks for motion of the device.'],
  ['2_5.2_5_5.', 'Check targets: 44 px in every look.'],
  ['2_5.2_5_6.', 'Links, buttons and fields of HTML take whatever the browser takes.'],
  ['3_1.3_1_2.H58', 'Check language of parts: each text of the provider is marked in English.'],
  [
    '3_1.3_1_3.H40,H54,H60,G62,G70',
    'Results and rights are said in plain words beside the medical ones (results/unit/words.test.ts).',
  ],
  [
    '3_1.3_1_4.G102,G55,G62,H28,G97',
    'Abbreviations are names that people know by them (PESEL, NFZ, ePUAP) or units, which the card of a result reads out.',
  ],
  [
    '3_1.3_1_5.G86,G103,G79,G153,G160',
    'Our texts are short and plain; medical words have plain ones beside them (results/unit/words.test.ts).',
  ],
  [
    '3_2.3_2_1.G107',
    'Nothing acts on focus: no script listens for it, and check focus by Tab walks each page without leaving it.',
  ],
  ['3_2.3_2_3.G61', 'One frame makes every page: check frame.'],
  ['3_2.3_2_4.G197', 'One component each; texts come from one key (locales/texts.test.ts).'],
  [
    '3_2.3_2_5.H83.3',
    'The link says itself that it opens a new tab (links.tsx, class new-tab), in the language of the page.',
  ],
  [
    '3_3.3_3_1.G83,G84,G85',
    'Each field at fault has its error in words and an entry of the summary: errors.test.ts, form-errors.test.ts.',
  ],
  [
    '3_3.3_3_2.G131,G89,G184,H90',
    'Each field has its label, and a hint where a format is asked for: check labels.',
  ],
  ['3_3.3_3_3.G177', 'Errors say what to type, with an example: errors.test.ts.'],
  [
    '3_3.3_3_5.G71,G184,G193',
    'Hints stand at the fields (check labels), and every page has the way to help in its footer (check frame).',
  ],
  [
    '3_3.3_3_6.G98,G99,G155,G164,G168.AllForms',
    'What counts is shown in a summary or asked once more before it is done: once.test.ts, stories of each area.',
  ],
  [
    '4_1.4_1_3.',
    'A page is a new document; its outcome is in title, focus and a status: document.ts, decision 028.',
  ],
];

const guideline = (rule: string) => `Principle${rule[0]}.Guideline${rule}`;

export const ofHtmlcs: readonly EngineVerdict[] = [
  ...QUESTIONS.map(([rule, verdict]) => ({
    engine: 'HTML_CodeSniffer',
    rule: guideline(rule),
    html: /^/,
    verdict,
    on: '2026-11-24',
  })),
  {
    engine: 'HTML_CodeSniffer',
    rule: guideline('1_3.1_3_1_AAA.G141'),
    html: /^<h2 id="errors-title">/,
    verdict:
      'The summary of errors stands before the h1, so that who reads from the beginning or lands on it hears first that nothing was done (decision 028).',
    on: '2026-11-24',
    isDisputed: true,
    inPolish:
      'Lista błędów stoi przed nagłówkiem strony, aby kto czyta od początku albo na niej zaczyna, od razu usłyszał, że nic nie zostało wysłane.',
  },
];
