/** C§2: where a teleconsultation is joined; the id is all that the address says (B-65). */
export const joinPath = (teleconsultationId: string) =>
  `/telehealth?${new URLSearchParams({ teleconsultationId }).toString()}`;

/** The page of the files that a patient sends to the doctor; `bookingPath` is the booking's own. */
export const caseFilesPath = (bookingPath: string) => `${bookingPath}/case-files`;

/** The page where the description is written after booking; `bookingPath` is the booking's own. */
export const descriptionPath = (bookingPath: string) => `${bookingPath}/description`;
