import { createContext } from 'react';
import type { ErrorText } from '#app/services/text/error-text.ts';
import type { ShellNotice } from '#app/components/page/index.ts';

/** Kept for the form's page, or too long for that, or lost, for the store took nothing; null when nothing was typed. */
export type KeptAnswers = 'kept' | 'too-long' | 'lost' | null;

/**
 * The outcome of the posted form; entry.server fills it, the document's title, the page and the error page read it.
 * `errorCount`: fields to mend. `failures`: what is said of the form as a whole; also by the error page, when the form's
 * own page cannot be made. `answers`: what became of what was typed into a form that could not be carried out. `store`:
 * whether the portal's own data can be read, and what came of the form that was sent, when they could not be had.
 * `notices`: what the page's own loader or action returns by this name, for a notice that no session carries.
 */
export type FormOutcome = {
  errorCount: number;
  failures: readonly ErrorText[];
  answers: KeptAnswers;
  store: { isReadable: boolean; sent: 'not' | 'unknown' | null };
  notices: readonly ShellNotice[];
};

export const FormOutcomeContext = createContext<FormOutcome>({
  errorCount: 0,
  failures: [],
  answers: null,
  store: { isReadable: true, sent: null },
  notices: [],
});
