/** The random key that each form carries: whoever sends it twice has sent it once. */
export const FORM_KEY = /^[\w-]{16,64}$/;

/** Writes beside what stands for a form's key, until its answer is made, where the form goes: the key is good there alone. */
export const keyGoingTo = (mark: string, address: string) =>
  `${mark}~${encodeURIComponent(address).replaceAll("'", '%27').replaceAll('~', '%7E')}~`;
