/**
 * The names by which the scripts of the waiting room, the call and /telehealth/test find their places in a page. The server makes every
 * word and every line; a script asks for the page again, takes the marked parts out of it, and makes controls only where a place is.
 */
export const MARKS = {
  /** On one element around all of it: `waiting` or `call`. What follows up to `gone` stands beside it. */
  page: 'data-live-page',
  /** The address that takes a report every 30 seconds (`askedPath` of live-mark.ts). */
  report: 'data-live-report',
  /** The address that answers when there is news (the same); in the call alone. */
  news: 'data-live-news',
  /** The state of which the page was made (`liveMark` of live-mark.ts); an answer with another one makes the script ask for the page again. */
  state: 'data-live-state',
  /** Which tab this is; it goes with each report. */
  seat: 'data-live-seat',
  /** Whose it is, which a report says with it. */
  patient: 'data-live-patient',
  /** The words of a report or of news that is not answered. */
  failed: 'data-live-failed',
  /** The words of a session that is over, and of the link that signs in again. */
  signedOut: 'data-live-signed-out',
  signIn: 'data-live-sign-in',
  /** The words where another tab goes on, and where there is nothing any more (404: the link to the person has ended). */
  elsewhere: 'data-live-elsewhere',
  gone: 'data-live-gone',

  /** On an empty paragraph where the script shows those words. */
  notice: 'data-live-notice',
  /** On an empty paragraph where a link is made when the server leads elsewhere (cancelled, moved, ended); its value is the link's words, said once. */
  next: 'data-live-next',

  /** On an element with an id: its content is taken from the fresh page, while the focus is not in it; or from the page that the server leads to. */
  part: 'data-live-part',
  /** On an element with an id, in a part or not: its words are said once when they differ from those before. */
  said: 'data-live-said',
  /** On what is of use only while it can be entered: taken away when the server leads elsewhere. */
  open: 'data-live-open',
  /** On an element with an id, outside the parts: an age in minutes, replaced and never said. */
  age: 'data-live-age',
  /** On the element with the time of the data. */
  asOf: 'data-live-as-of',

  /** On the link or the form's button that leads from the waiting room into the call, where the doctor is in. */
  enter: 'data-live-enter',
  /** On an empty paragraph where the tick is made that goes on by itself; its value is the words of the tick. */
  goOn: 'data-live-go-on',
  /** On an empty paragraph where the tick is made that plays a tone when the doctor has come; its value is the words of the tick. */
  sound: 'data-live-sound',
  /**
   * On an empty paragraph where the switch of quiet refresh is made; its value is the words that switch it off, `data-on` those
   * that switch it on, `data-told` what is said while it is off.
   */
  refreshSwitch: 'data-live-refresh-switch',
  /** On what only a page without scripts needs: taken away by the script. */
  withoutScript: 'data-live-without-script',
  /** On an empty paragraph for what is true only while the script works; its value is the words. */
  withScript: 'data-live-with-script',

  /**
   * On the lines, of which the newest stands in a list of its own; each has `line` with its number, and `own` when the patient's side
   * wrote it. A new line is said by its text.
   */
  lines: 'data-live-lines',
  line: 'data-live-line',
  /** On the fold of all lines but the newest; its value is the words before their number. */
  earlier: 'data-live-earlier',
  own: 'data-live-own',
  /** On the form of a new line (one textarea); its value is the words of a sending that has failed. */
  chat: 'data-live-chat',
  /** On an empty paragraph in it, where the tick "Enter sends" is made; its value is the words of the tick. */
  enterSends: 'data-live-enter-sends',
  /**
   * On an empty paragraph before the chat, where the button is made that hides it; its value is the chat's id, `data-hide` and
   * `data-show` the words, `data-news` what is said of a new line while it is hidden.
   */
  chatSwitch: 'data-live-chat-switch',

  /** Around the form that takes the yes to a recording back; its value is what is said then, `data-failed` what is said where nothing answers. */
  forbid: 'data-live-forbid',

  /** On the section of picture and sound, which components/telehealth-live/media.tsx makes whole. */
  media: 'data-live-media',
} as const;

/** The answer to a report and to news; the routes make it, the script reads it. */
export type LiveAnswer = {
  /** As `state` above, of now. */
  mark: string;
  /** The time of the data in words. */
  asOf: string;
  /** True where the next report is to count as use of the session (S-57). */
  isUse: boolean;
  /** The seconds for which the session lasts from now. */
  sessionSeconds: number;
  /** Another tab goes on. */
  isElsewhere?: boolean;
};
