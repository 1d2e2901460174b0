/**
 * Begins the name of a button of the frame that has a form of its own ("set.contrast.default"): text browsers send a button's
 * name with its words, so the name says the choice (docs/decisions/029).
 */
export const FRAME_BUTTON = 'set.';
