/** The random key that each form carries: whoever sends it twice has sent it once. */
export const FORM_KEY = /^[\w-]{16,64}$/;
