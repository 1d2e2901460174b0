import type { Barrier } from './barrier.ts';

const LOGIN = 'login: empty, with the cookie notice';
const WRONG_LOGIN = 'login: nothing typed';
const LIST = 'bookings: filled';
const DRUGS = 'newbooking/prescription: nothing is filled in';

/** WCAG 2.2, principles 3 and 4. */
export const understandable: readonly Barrier[] = [
  {
    ...{ id: 'language-lost', criterion: '3.1.1', isOfGds: true, on: LOGIN },
    name: 'A page that does not say its language',
    rewrite: [[/<html lang="pl"/, '<html']],
  },
  {
    ...{ id: 'language-wrong', criterion: '3.1.1', isOfGds: true, on: LOGIN },
    name: 'A Polish page that calls itself English',
    rewrite: [[/<html lang="pl"/, '<html lang="en"']],
  },
  {
    ...{ id: 'language-invalid', criterion: '3.1.1', isOfGds: true, on: LOGIN },
    name: 'A page in a language that there is not',
    rewrite: [[/<html lang="pl"/, '<html lang="polish"']],
  },
  {
    ...{ id: 'language-of-parts-lost', criterion: '3.1.2', isOfGds: true, language: 'en' },
    on: 'newbooking/services: a guest sees all',
    name: "The provider's Polish words in an English page, unmarked",
    rewrite: [[/<span lang="pl">/g, '<span>']],
  },
  {
    ...{ id: 'language-of-parts-invalid', criterion: '3.1.2', isOfGds: true, on: LOGIN },
    name: 'A button in a language that there is not',
    rewrite: [[/lang="en"/, 'lang="inglisz"']],
  },
  {
    ...{ id: 'wrong-direction', criterion: '3.1.2', isOfGds: true, on: LOGIN },
    name: 'Text from the right to the left',
    rewrite: [[/<h1/, '<h1 dir="rtl"']],
  },
  {
    ...{ id: 'focus-changes-all', criterion: '3.2.1', on: LOGIN },
    name: 'A field that sends the focus away as soon as it has it',
    script: 'focus moves',
  },
  {
    ...{ id: 'focus-leaves-page', criterion: '3.2.1', on: LOGIN },
    name: 'A link that opens its page as soon as it has the focus',
    script: 'focus leaves',
  },
  {
    ...{ id: 'choice-sends-form', criterion: '3.2.2', isOfGds: true, on: DRUGS },
    name: 'A choice that sends the form',
    rewrite: [[/<input type="checkbox"/, '<input onchange="this.form.submit()" type="checkbox"']],
  },
  {
    ...{ id: 'other-order', criterion: '3.2.3', on: LIST },
    name: 'A page whose areas are in another order',
    rewrite: [[/(<nav class="navigation"[^>]*><ul>)(<li>.*?<\/li>)(<li>.*?<\/li>)/, '$1$3$2']],
  },
  {
    ...{ id: 'other-word', criterion: '3.2.4', on: LIST },
    name: 'A page that calls signing out something else',
    rewrite: [[/Wyloguj się/g, 'Zakończ']],
  },
  {
    ...{ id: 'help-lost', criterion: '3.2.6', on: LIST },
    name: 'A page without the links to help',
    rewrite: [[/(<footer.*)<nav aria-label="[^"]*"><ul>.*?<\/ul><\/nav>/s, '$1']],
  },
  {
    ...{ id: 'summary-lost', criterion: '3.3.1', on: WRONG_LOGIN },
    name: 'No list of the errors',
    rewrite: [[/<section id="errors".*?<\/section>/s, '']],
  },
  {
    ...{ id: 'error-not-told', criterion: '3.3.1', isOfGds: true, on: WRONG_LOGIN },
    name: 'A wrong field that is not called wrong',
    rewrite: [[/ aria-invalid="true"/g, '']],
  },
  {
    ...{ id: 'summary-without-links', criterion: '3.3.1', on: WRONG_LOGIN },
    name: 'A list of errors that leads to no field',
    rewrite: [[/(<section id="errors".*?)<a href="#login-username">(.*?)<\/a>/s, '$1$2']],
  },
  {
    ...{ id: 'placeholder-as-label', criterion: '3.3.2', isOfGds: true, on: LOGIN },
    name: 'A placeholder in the place of a label',
    rewrite: [
      [/<label for="login-username">(.*?)<\/label>/, ''],
      [/(id="login-username")/, '$1 placeholder="Login"'],
    ],
  },
  {
    ...{ id: 'hidden-hint', criterion: '3.3.2', on: DRUGS },
    name: 'Hints that nobody sees',
    css: '.hint { display: none !important; }',
  },
  {
    ...{ id: 'required-untold', criterion: '3.3.2', on: LOGIN },
    name: 'Fields that are not told to be required',
    rewrite: [[/ aria-required="true"/g, '']],
  },
  {
    ...{ id: 'error-without-help', criterion: '3.3.3', isOfGds: true, on: WRONG_LOGIN },
    name: 'An error that does not say how to mend it',
    rewrite: [
      [
        /(<p id="login-username-error" class="error"><span class="line">).*?<\/span>/,
        '$1Błąd: nieprawidłowa wartość</span>',
      ],
    ],
  },
  {
    ...{ id: 'answers-lost', criterion: '3.3.7', on: 'login: no password' },
    name: 'What was typed is lost after an error',
    rewrite: [[/ value="jan\.nowak"/, '']],
  },
  {
    ...{ id: 'long-answers-lost', criterion: '3.3.7', on: 'newbooking/referral: much is wrong' },
    name: 'A long form comes back empty after an error',
    rewrite: [[/ value="x"/g, '']],
  },
  {
    ...{ id: 'password-not-filled', criterion: '3.3.8', on: LOGIN },
    name: 'A password that browsers must not fill in',
    rewrite: [[/autoComplete="current-password"/i, 'autocomplete="off"']],
  },
  {
    ...{ id: 'riddle', criterion: '3.3.8', on: LOGIN },
    name: 'A sum to be done before signing in',
    rewrite: [
      [
        /<div class="actions">/,
        '<div class="field"><label for="sum">Ile to 7 plus 5?</label><input class="input" id="sum" name="sum" type="text" size="4" aria-required="true"/></div><div class="actions">',
      ],
    ],
  },
  {
    ...{ id: 'ok', criterion: '4.1.2', isOfGds: true, on: LOGIN },
    name: '"OK" as the name of a button',
    rewrite: [[/(<input type="submit" class="button-primary" value=)"[^"]*"/, '$1"OK"']],
  },
  {
    ...{ id: 'button-without-name', criterion: '4.1.2', isOfGds: true, on: LOGIN },
    name: 'A button without a name',
    rewrite: [[/<\/h1>/, '</h1><button type="button" class="button-secondary"></button>']],
  },
  {
    ...{ id: 'role-that-is-none', criterion: '4.1.2', isOfGds: true, on: LIST },
    name: 'A role that there is not',
    rewrite: [[/<ul class="rows wide"/, '<ul role="cards" class="rows wide"']],
  },
  {
    ...{ id: 'state-that-is-none', criterion: '4.1.2', on: LIST },
    name: 'A state that its role does not have',
    rewrite: [[/<h1/, '<h1 aria-checked="true"']],
  },
  {
    ...{ id: 'described-by-nothing', criterion: '4.1.2', on: WRONG_LOGIN },
    name: 'A description that is not there',
    rewrite: [[/aria-describedby="login-username-error"/, 'aria-describedby="login-user-error"']],
  },
  {
    ...{ id: 'id-twice', criterion: '4.1.2', isOfGds: true, on: LOGIN },
    name: 'Two things with the same id',
    rewrite: [[/<h1/, '<h1 id="login-username"']],
  },
  {
    ...{ id: 'hidden-and-focused', criterion: '4.1.2', on: LIST },
    name: 'Links hidden from screen readers that still take the focus',
    rewrite: [[/<nav class="navigation"/, '<nav aria-hidden="true" class="navigation"']],
  },
  {
    ...{ id: 'current-untold', criterion: '4.1.2', on: LIST },
    name: 'The current area is seen and not said',
    rewrite: [[/(<nav class="navigation".*?) aria-current="page"/s, '$1']],
  },
  {
    ...{ id: 'frame-without-title', criterion: '4.1.2', isOfGds: true, on: LOGIN },
    name: 'A frame without a title',
    rewrite: [[/<\/h1>/, '</h1><iframe src="/legal"></iframe>']],
  },
  {
    ...{ id: 'control-in-control', criterion: '4.1.2', on: LIST },
    name: 'A button in a link',
    rewrite: [[/<a class="brand"([^>]*)>/, '<a class="brand"$1><button type="button">Start</button>']],
  },
  {
    ...{ id: 'status-unheard', criterion: '4.1.3', on: LIST },
    name: 'What scripts say is no status',
    rewrite: [[/ aria-live="polite"/, '']],
  },
  {
    ...{ id: 'outcome-unheard', criterion: '4.1.3', on: 'bookings: after a cancellation' },
    name: 'What was done does not take the focus',
    rewrite: [[/(id="outcome"[^>]*?) autofocus(="")?/i, '$1']],
  },
  {
    ...{ id: 'deprecated', criterion: 'HTML', isOfGds: true, on: LOGIN },
    name: 'Elements of long ago for looks',
    rewrite: [[/<h1>(.*?)<\/h1>/, '<h1><font color="#3a4a56"><center>$1</center></font></h1>']],
  },
  {
    ...{ id: 'style-in-element', criterion: 'HTML', isOfGds: true, on: LOGIN },
    name: 'Colours in the element, that no contrast changes',
    rewrite: [[/<h1/, '<h1 style="color: #14212b; background: #fff"']],
  },
  {
    ...{ id: 'tags-not-closed', criterion: 'HTML', isOfGds: true, on: LOGIN },
    name: 'Tags that do not match',
    rewrite: [[/<\/h1>/, '</h2>']],
  },
];
