import { createContext } from 'react';
import type { ShellNotice } from '#app/components/page/index.ts';

/**
 * What became of the posted form; entry.server fills it, the document's title, the page and the error page read it.
 * `areAnswersLost`: it could not be carried out, and what was typed was too long to keep. `notices`: what the page's own
 * loader or action returns by this name, for a notice that no session carries.
 */
export type FormOutcome = {
  errorCount: number;
  areAnswersLost: boolean;
  notices: readonly ShellNotice[];
};

export const FormOutcomeContext = createContext<FormOutcome>({
  errorCount: 0,
  areAnswersLost: false,
  notices: [],
});
