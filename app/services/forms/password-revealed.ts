/** The button that shows or hides the password of a sign-in, and the field that says that it is shown. */
export const REVEAL = 'reveal';
export const REVEALED = 'revealed';
