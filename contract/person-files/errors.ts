/** of the specification: why files of a person stay as they are. */
export const PERSON_FILE_ERRORS = {
  /** At least one file has to stay. */
  REQUIRED: { status: 409 },
  /** The unit takes no files of people. */
  CLOSED: { status: 409 },
} as const;

export const CLOSED = 'The unit takes no files of people now (A-62).';
export const REQUIRED =
  'The unit requires a file, and this is the only one: kept + new − removed must be 1 or more (A-65).';
