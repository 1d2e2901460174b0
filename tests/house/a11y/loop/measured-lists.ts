/** The text that the styles bound in a wide window: the title, which has 36 px there at 100 % and 90 px at 300 %; and what nobody sees. */
export const BOUNDED = 'h1, .visually-hidden';

/** Names that say nothing to whoever hears them alone, in both languages. */
export const VAGUE_NAMES = [
  ...['ok', 'tak', 'nie', 'tutaj', 'tu', 'kliknij', 'kliknij tutaj', 'link', 'więcej', 'czytaj więcej'],
  ...['przycisk', 'szczegóły', 'wyślij', 'pobierz', 'zobacz', 'edytuj', 'usuń', 'x'],
  ...['yes', 'no', 'here', 'click here', 'more', 'read more', 'learn more', 'button', 'submit', 'go'],
  ...['details', 'download', 'view', 'edit', 'delete', 'remove'],
];

type Personal = Readonly<{ names: string; labels: string; tokens: readonly string[] }>;

/**
 * Fields that ask for what a browser may know of the person who fills them in, by their names or by the words of their labels in both
 * languages, with the tokens of which one must be there (1.3.5).
 */
export const PERSONAL_DATA: readonly Personal[] = [
  { names: '^$', labels: '^(login|username)\\b', tokens: ['username'] },
  // Before the next one: a field "password" that is labelled so asks for a new one.
  { names: '^newPassword$', labels: '^(nowe hasło|new password)$', tokens: ['new-password'] },
  { names: '^(oldP|p)assword$', labels: '^(hasło|obecne hasło|password)$', tokens: ['current-password'] },
  { names: '^(email|contact)$', labels: '^(adres e-mail|e-mail)', tokens: ['email'] },
  { names: '^phoneNumber$', labels: '^(numer telefonu|telefon|phone)', tokens: ['tel'] },
  { names: '^code$', labels: '^kod z (sms|wiadomości)', tokens: ['one-time-code'] },
  // "off" for the address of somebody else, of whom the browser knows nothing.
  { names: '^postalCode$', labels: '^(kod pocztowy|postal code)', tokens: ['postal-code', 'off'] },
  { names: '^city$', labels: '^(miejscowość|town|city)', tokens: ['address-level2', 'off'] },
];

/** Words that tell something by its place or its colour alone (1.3.3), in both languages. */
export const TOLD_BY_SENSES =
  '\\bpo (prawej|lewej)( stronie)?\\b|zielon\\w+ (przycisk|pole)|czerwon\\w+ (przycisk|pole)|on the (right|left)\\b|(green|red) (button|field)';

/** The pattern of the hint of each field of a date: an example. */
export const HINT_OF_DATE = '\\d{2}-\\d{2}-\\d{4}';
