import { ofHtmlcs } from './htmlcs-verdicts.ts';
import type { Disputable, EngineVerdict, Verdict } from './verdict.ts';

const on = '2026-11-24';

const ofIbm: readonly Disputable[] = [
  {
    rule: 'a_target_warning/potential_warn',
    html: /^<a .*target="_blank".*class="action-link"/s,
    verdict: 'The link says itself that it opens a new tab (links.tsx), in the language of the page.',
    on,
  },
  {
    rule: 'aria_child_valid/Fail_invalid_child',
    html: /^<fieldset [^>]*role="radiogroup"/,
    verdict:
      'Hint and error of the question stand inside its group, between legend and options, where they are read in order. No radio is lost by it: the group owns each of them.',
    on,
    isDisputed: true,
    inPolish:
      'Wskazówka i błąd stoją w grupie pytania, między jego treścią a odpowiedziami, i w tej kolejności są odczytywane. Każda odpowiedź należy do grupy.',
  },
  {
    rule: 'aria_form_label_unique/fail_label_not_unique',
    html: /^<form (?![^>]*aria-label)/,
    verdict: 'A form without a name is no landmark (HTML-AAM), so none of them has to be told from another.',
    on,
    isDisputed: true,
    inPolish:
      'Formularz bez nazwy nie jest punktem orientacyjnym strony (HTML-AAM), więc nie trzeba go odróżniać od innych.',
  },
  {
    rule: 'aria_landmark_name_unique/fail_label_not_unique',
    html: /^<form (?![^>]*aria-label)/,
    verdict: 'A form without a name is no landmark (HTML-AAM), so none of them has to be told from another.',
    on,
    isDisputed: true,
    inPolish:
      'Formularz bez nazwy nie jest punktem orientacyjnym strony (HTML-AAM), więc nie trzeba go odróżniać od innych.',
  },
  {
    rule: 'aria_keyboard_handler_exists/potential_no_keyboard_access',
    html: /^<fieldset [^>]*role="radiogroup"/,
    verdict: 'Its options are radio buttons of HTML, which bring their keys; keyboard.spec.ts presses them.',
    on,
  },
  {
    rule: 'download_keyboard_controllable/Manual_1',
    html: /^<a /,
    verdict: 'A link to a file in a new tab; the browser shows it, and the page stays as it was.',
    on,
  },
  {
    rule: 'fieldset_legend_valid/Fail_1',
    html: /^<fieldset class="choices languages"/,
    verdict:
      'It has a legend, for who listens only (visually-hidden): Chromium names the group by it, lynx prints it. The engine takes it for hidden.',
    on,
    isDisputed: true,
    inPolish:
      'Grupa ma nazwę, przeznaczoną tylko do słuchania. Przeglądarka ją podaje, a program uznaje ją za ukrytą.',
  },
  {
    rule: 'heading_markup_misuse/Potential_1',
    html: /^<h[13]\b/,
    verdict: 'A message of 200 letters is called so by who wrote it, and its title is the heading.',
    on,
  },
  {
    rule: 'input_checkboxes_grouped/potential_lonecheckbox',
    html: /^<input [^>]*name="(addMeasurements|consent)"[^>]* type="checkbox"/,
    verdict:
      'Two ticks that have nothing to do with each other: measurements for the doctor, and a consent. Each label is complete by itself.',
    on: '2026-11-28',
  },
  {
    rule: 'input_fields_grouped/Potential_1',
    html: /^<(input|textarea|select) [^>]*class="input/,
    verdict:
      'Fields that stand under one heading, each with a label complete by itself: sign-in, the days of a list, one answer of a questionnaire.',
    on,
  },
  {
    rule: 'input_label_visible/potential_no_label',
    html: /^<input [^>]*class="(bar-button|button-\w+|link-button)[^"]*"/,
    verdict: 'A submit button; its value is its label, and is seen.',
    on,
  },
  {
    rule: 'input_label_visible/potential_no_label',
    html: /^<textarea [^>]*id="/,
    verdict: 'It has a visible label by its id (check labels); the engine looks for one at inputs alone.',
    on,
  },
  {
    rule: 'label_name_visible/Fail_1',
    html: /^<input value="[^"]*\u00ad[^"]*" aria-label="[^"]+"[^>]* type="submit"/,
    verdict:
      'It compares the soft hyphens of the visible words, which nobody sees or hears. Without them the name begins with these words: check labels.',
    on: '2026-11-28',
    isDisputed: true,
    inPolish:
      'Program porównuje też znaki, w których słowo może się przełamać. Nie widać ich ani nie słychać, a bez nich nazwa przycisku zaczyna się od tych samych słów.',
  },
  {
    rule: 'list_structure_proper/Potential_1',
    html: /^<dl/,
    verdict: 'Each dt and dd stand in a div, as HTML allows; html-validate and the Nu checker agree.',
    on,
  },
  {
    rule: 'media_audio_transcribed/Manual_1',
    html: /^<a [^>]*recording\.wav/,
    verdict: 'The transcript stands under the player, where the provider has one; else the page says so.',
    on,
  },
  {
    rule: 'media_keyboard_controllable/Manual_1',
    html: /^<audio [^>]*controls/,
    verdict: "The browser's own controls.",
    on,
  },
  {
    rule: 'select_options_grouped/Potential_1',
    html: /^<select [^>]*name="insurerCode"/,
    verdict: 'Branches of the National Health Fund, one for each voivodeship: of one kind, without groups.',
    on: '2026-11-28',
  },
  {
    rule: 'style_color_misuse/Potential_1',
    html: /^<link [^>]*stylesheet/,
    verdict: 'Words say each status; four contrasts, one of two colours, show the same (contrasts.spec.ts).',
    on,
  },
  {
    rule: 'style_focus_visible/potential_focus_not_visible',
    html: /^<(a|input|button|select|textarea|summary|audio|section|div|h1|h2|main)\b/,
    verdict: 'Every ring of focus is measured in every contrast, where the Tab key puts it: check focus.',
    on,
  },
  {
    rule: 'style_highcontrast_visible/Manual_1',
    html: /^<link [^>]*stylesheet/,
    verdict:
      'Styles put no content on a screen; the marks of choices are borders, and icons have the colour of the text: forced colours keep both.',
    on,
  },
  {
    rule: 'style_viewport_resizable/Potential_1',
    html: /^<link [^>]*stylesheet/,
    verdict:
      'The window bounds letters only so that the longest word fits at 320 px with 300 %; each size is examined in every width.',
    on,
  },
  {
    rule: 'text_sensory_misuse/potential_other',
    html: /^<(h1|p|a|span|li)\b/,
    says: /too large|smaller file|print size|large print|largest size|larger text/i,
    verdict: 'How large a file, a print or letters are: nothing is to be found by it.',
    on,
  },
  {
    rule: 'text_sensory_misuse/potential_other',
    html: /^<(h2>|span class="line")/,
    says: /[Aa]re the letters too small\?|the letters are too small/,
    verdict: 'It is about how large letters are; nothing is to be found by it.',
    on: '2026-11-25',
  },
  {
    rule: 'text_sensory_misuse/potential_other',
    html: /^<p class="text-muted">/,
    says: /Diamond: value in range, triangle: out of range/,
    verdict: 'The legend of a drawing; the values stand in a table under it, each with words for it.',
    on,
  },
  {
    rule: 'text_sensory_misuse/potential_position',
    html: /^<(p\b|li\b|h[12]>|span class="line")/,
    says: /'right'.*\b(right (to|away|that|and|after)|(no|what) right)\b|is( not| everything)? right/i,
    verdict: 'What somebody is entitled to, or what is correct; no side.',
    on,
  },
  {
    rule: 'text_sensory_misuse/potential_position',
    html: /^<(p\b|li\b|span class="line")/,
    says: /'left'.*\b((is|are|be|was) left|left (arrow|out|empty))\b/i,
    verdict: 'What remains, what may be missing, or the name of a key; no side.',
    on,
  },
  {
    rule: 'text_sensory_misuse/potential_position',
    html: /^<p>/,
    says: /'right'.*registration desk is on the ground floor, (on|to) the right/,
    verdict: 'The way through a building, in words of the provider; nothing of the page.',
    on: '2026-11-25',
  },
  {
    rule: 'text_sensory_misuse/potential_position',
    html: /^<((p|li|strong)\b|span class="line")/,
    says: /'([Aa]bove|[Bb]elow)'|'top'.*At the top of each page/,
    verdict: 'The order of the document, in which it is read, too (check order).',
    on,
  },
  {
    rule: 'text_block_heading/potential_heading',
    html: /^<(div|p) ?[^>]*class="(field|field field-invalid|error|broad)"/,
    verdict: "A field's label, or its error: short by nature, and tied to the field, not to what follows.",
    on,
  },
  {
    rule: 'text_block_heading/potential_heading',
    html: /^<div [^>]*class="day-card-hours"/,
    verdict: 'The label of a field, with the number of its step; the page has its heading.',
    on: '2026-11-25',
  },
  {
    rule: 'text_block_heading/potential_heading',
    html: /^<div [^>]*class="printout-(head|body)"/,
    verdict: 'Whose printout it is and for which days: a line of its head under the h1.',
    on,
  },
  {
    rule: 'text_block_heading/potential_heading',
    html: /^<(p class="whitespace-pre-line"|div lang="pl")>/,
    verdict: 'A message of one sentence, under its title.',
    on,
  },
  {
    rule: 'text_block_heading/potential_heading',
    html: /^<(p|div)>$/,
    verdict:
      'A value of a result, or how far away a day is: bold, and a word of its own card under its heading.',
    on,
  },
  {
    rule: 'widget_tabbable_exists/fail_no_tabbable',
    html: /^<fieldset [^>]*role="radiogroup"/,
    verdict:
      'It looks at the first radio alone, which is the hidden choice of nothing; the Tab key comes to the first that is shown (check focus walks there).',
    on: '2026-11-25',
  },
  {
    rule: 'widget_tabbable_single/potential_multiple_tabbable',
    html: /^<fieldset aria-invalid="true" [^>]*role="radiogroup" class="field field-invalid"/,
    verdict:
      'The error of the question has a link to what stands in the way. The Tab key comes to it, and to one radio of the group (check focus by Tab).',
    on: '2026-11-28',
  },
];

const ofNu: readonly Disputable[] = [
  {
    rule: 'error: Attribute “…” not allowed on element “…” at this point.',
    html: /<input [^>]*autoCorrect="off"/,
    says: /^Attribute “autocorrect” not allowed on element “input”/,
    verdict:
      'The HTML Standard has it (autocorrection, since 2024), html-validate knows it, and Safari and Firefox obey it: a name or a code stays as it was typed. This version of the checker is older.',
    on: '2026-11-28',
    isDisputed: true,
    inPolish:
      'Atrybut należy do standardu HTML od 2024 roku, a ta wersja programu jeszcze go nie zna. Dzięki niemu telefon nie poprawia wpisanej nazwy ani kodu.',
  },
  {
    rule: 'info: Trailing slash on void elements has no effect and interacts badly with unquoted attribute values.',
    html: /^/,
    verdict: 'React writes it; every value is quoted (html-validate attr-quotes).',
    on,
  },
  {
    rule: 'warning: The “…” attribute is not supported in all browsers. Please be sure to test, and consider using a polyfill.',
    html: /inputMode="(numeric|decimal|email|tel)"/,
    verdict:
      'inputmode asks a phone for the keys that are needed; a browser that does not know it shows all keys.',
    on,
  },
];

const ofHtmlValidate: readonly Verdict[] = [
  {
    rule: 'prefer-button',
    html: /^<input [^>]*type="submit"/,
    verdict: 'Text browsers show a button by its value, so what is pressed there is an input (decision 029).',
    on,
  },
];

/** The verdicts on what the other engines leave to a human, or call a fault and are wrong. */
export const ofEngines: readonly EngineVerdict[] = [
  ...ofIbm.map((verdict) => ({ ...verdict, engine: 'IBM' })),
  ...ofHtmlcs,
  ...ofNu.map((verdict) => ({ ...verdict, engine: 'Nu' })),
  ...ofHtmlValidate.map((verdict) => ({ ...verdict, engine: 'html-validate' })),
];
