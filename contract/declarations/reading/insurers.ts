/** The sixteen branches of the National Health Fund. */
export const INSURERS = [
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
] as const;

export type Insurer = (typeof INSURERS)[number];

/** Returns the branch of a code; null for one that is none of them: it is to be chosen. */
export const insurerOf = (code: string | undefined) => INSURERS.find((one) => one === code) ?? null;
