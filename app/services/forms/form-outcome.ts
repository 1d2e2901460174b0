import { createContext } from 'react';

/** What became of the posted form; entry.server fills it, the document's title reads it. */
export const FormOutcomeContext = createContext<{ errorCount: number }>({ errorCount: 0 });
