/**
 * Begins the name of a button of the frame that has a form of its own ("set.contrast-default"): text browsers send a button's
 * name with its words, so the name says the choice (docs/decisions/029).
 */
export const FRAME_BUTTON = 'set.';

/** Returns a name that the gate takes, in which no part begins with a digit: "set.textSize-150" of "textSize.150". */
export const frameButton = (set: string) => FRAME_BUTTON + set.replace('.', '-');

/** Returns what a button of the frame sets, by its name; null of other names. */
export const setBy = (name: string) =>
  name.startsWith(FRAME_BUTTON) ? name.slice(FRAME_BUTTON.length).replace('-', '.') : null;
