/** The kinds of what may be wrong in a person's record (AP-21). */
export const CORRECTION_KINDS = ['NAMES', 'PESEL', 'BIRTH_DATE', 'GENDER', 'DOCUMENT', 'OTHER'] as const;
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];

/** The parts of a record that a correction of each kind says anew; OTHER is said in words alone. */
export const CORRECTED_PARTS = {
  NAMES: ['name', 'lastName'],
  PESEL: ['nationalIdentificationNumber'],
  BIRTH_DATE: ['birthDate'],
  GENDER: ['gender'],
  DOCUMENT: ['documentNumber'],
  OTHER: [],
} as const satisfies Record<CorrectionKind, readonly string[]>;
