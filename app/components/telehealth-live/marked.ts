import { MARKS } from '#app/domain/telehealth-live/script-marks.ts';

/** Returns the attribute by which the script of a live page finds an element. */
export const marked = (mark: keyof typeof MARKS, value = '') => ({ [MARKS[mark]]: value });
