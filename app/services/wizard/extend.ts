import { pressedName } from '#app/services/forms/pressed-button.ts';

/** The button of a step's form that keeps its time for longer: what was typed goes along (S-42). */
export const EXTEND = { name: 'intent', value: 'extend' } as const;

/** Tells whether that button was pressed. */
export const isExtension = (form: FormData | null) =>
  form?.has(pressedName(EXTEND.name, EXTEND.value)) === true;
