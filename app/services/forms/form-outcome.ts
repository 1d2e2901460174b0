import { createContext } from 'react';

/**
 * What became of the posted form; entry.server fills it, the document's title and the error page read it.
 * `areAnswersLost`: it could not be carried out, and what was typed was too long to keep.
 */
export type FormOutcome = { errorCount: number; areAnswersLost: boolean };

export const FormOutcomeContext = createContext<FormOutcome>({ errorCount: 0, areAnswersLost: false });
