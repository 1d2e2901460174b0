import { createContext } from 'react';
import type { ErrorText } from '#app/services/text/error-text.ts';
import type { ShellNotice } from '#app/components/page/index.ts';

/**
 * What became of the posted form; entry.server fills it, the document's title, the page and the error page read it.
 * `errorCount`: fields to mend. `failures`: what is said of the form as a whole; also by the error page, when the form's own
 * page cannot be made.
 * `areAnswersLost`: it could not be carried out, and what was typed was too long to keep. `notices`: what the page's own
 * loader or action returns by this name, for a notice that no session carries.
 */
export type FormOutcome = {
  errorCount: number;
  failures: readonly ErrorText[];
  areAnswersLost: boolean;
  notices: readonly ShellNotice[];
};

export const FormOutcomeContext = createContext<FormOutcome>({
  errorCount: 0,
  failures: [],
  areAnswersLost: false,
  notices: [],
});
