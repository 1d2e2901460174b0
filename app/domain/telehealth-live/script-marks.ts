/**
 * The names by which the scripts of the waiting room, the call and /telehealth/test find their places in a page. The server makes every
 * word and every line; a script asks for the page again, takes the marked parts out of it, and makes controls only where a place is.
 */
export const MARKS = {
  /** On one element around all of it: `waiting` or `call`. */
  page: 'data-live-page',
  /** Beside it: the address that takes a report every 30 seconds (reportPath of paths.ts). */
  report: 'data-live-report',
  /** Beside it: the address that answers when there is news (newsPath). In the call alone. */
  news: 'data-live-news',
  /** Beside it: what the page was made of (markOf of state-mark.ts). A report with another mark makes the script ask for the page again. */
  state: 'data-live-state',
  /** Beside it: which tab this is. */
  seat: 'data-live-seat',
  /** Beside it, what is said once when a report is not answered, and when the session is over. */
  failed: 'data-live-failed',
  signedOut: 'data-live-signed-out',

  /** On an element with an id: its content is taken from the fresh page when that differs, while nobody is in it with the focus. */
  part: 'data-live-part',
  /** On an element with an id, in a part or not: its words are said once when they differ from those before. */
  said: 'data-live-said',
  /** On an element with an id, outside the parts: the time of the data, replaced and never said. */
  time: 'data-live-time',

  /** On the link or button that leads from the waiting room into the call, where the doctor is in. */
  enter: 'data-live-enter',
  /** An empty element where the tick is made that goes on by itself; its value is the words of the tick. */
  goOn: 'data-live-go-on',
  /** An empty element where the switch of quiet refresh is made: its value is the words while it is on, `data-on` those while off. */
  refreshSwitch: 'data-live-refresh-switch',
  /** On what only a page without scripts needs ("Jestem, odśwież" stays): taken away by the script. */
  withoutScript: 'data-live-without-script',

  /** On the list of lines; each line has `line` with its number, and `own` when the patient's side wrote it. Its spoken words are its text. */
  lines: 'data-live-lines',
  line: 'data-live-line',
  own: 'data-live-own',
  /** On the form of a new line (one textarea); its value is what is said when sending has failed. */
  chat: 'data-live-chat',
  /** An empty element in it, where the switch "Enter sends" is made; its value is the words of the tick. */
  enterSends: 'data-live-enter-sends',
  /** On the whole of the chat, which can be hidden: `data-hide` and `data-show` are the words of the button, `data-news` what is said of a new line while it is hidden. */
  chatPart: 'data-live-chat-part',

  /** On the section of picture and sound (components/telehealth-live/media.tsx makes it whole). */
  media: 'data-live-media',
} as const;
