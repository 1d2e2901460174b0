/**
 * The name of a button that says something by being pressed ("press.intent-later"): text browsers send and show a button's
 * words as its value, so the name says the choice, as in the frame (docs/decisions/029).
 */
const NAME = /^press\.(\w+)-(.+)$/;

/** Returns a name that the gate takes; `field` is one word. */
export const pressedName = (field: string, value: string) => `press.${field}-${value}`;

export const isPressedName = (name: string) => NAME.test(name);

/** Returns a form in which the button that was pressed is a field like others: "intent" is "later". */
export function withPressed(form: FormData): FormData {
  if (![...form.keys()].some(isPressedName)) return form;
  const read = new FormData();
  for (const [name, value] of form) {
    const [, field, choice] = NAME.exec(name) ?? [];
    if (field && choice) read.append(field, choice);
    else read.append(name, value);
  }
  return read;
}

/** The same of an address that a GET form has made; null where no button of it was pressed. */
export function pressedQuery(query: URLSearchParams): URLSearchParams | null {
  if (![...query.keys()].some(isPressedName)) return null;
  const read = new URLSearchParams();
  for (const [name, value] of query) {
    const [, field, choice] = NAME.exec(name) ?? [];
    if (field && choice) read.set(field, choice);
    else read.append(name, value);
  }
  return read;
}
