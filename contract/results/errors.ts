export const NO_SUCH_RESULT =
  'There is no such result of this patient, it is not published yet, or the account may not see the patient’s record: the same answer for all.';

export const NO_SUCH_FILE = `${NO_SUCH_RESULT} Also when it is withheld, or neither id has such a file.`;
