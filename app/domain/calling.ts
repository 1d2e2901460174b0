/** "Zadzwoń do rejestracji", "prosimy zadzwonić", "call the registration desk", "or call."; not 112. */
const CALL =
  /(?<!\p{L})zadzwo(?:ń|nić) (?:do|jeszcze) |zadzwoń\.|prosimy zadzwonić|\b(?:call|ring|phone) (?:the (?!number)|us\b|today)|\bplease call\b|(?<!\b(?:the|a) )\bcall\./iu;
/** The number is there already: right behind the words, or in a part of the page that they name. */
const HAS_NUMBER = /:$|numer jest niżej|number is below/iu;

/** Tells whether a text asks to ring the clinic, in either language, without a number of its own. */
export const asksToCall = (text: string) => CALL.test(text) && !HAS_NUMBER.test(text);
