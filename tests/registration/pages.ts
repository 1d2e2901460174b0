import type { Answer } from '#tests/support/visitor.ts';

/** Settings under which a guest may register, as the staff's form sends them: names of one's own, a code to the number. */
export const USUAL_SETTINGS = {
  usernamePromptMode: 'LOGIN',
  userMinAge: '18',
  phones: 'pl',
  region: 'PL',
  requirePatientConsent: 'on',
  phoneConfirmationEnabled: 'on',
} as const;

/** The words of a page, or of an answer that is none, with single spaces and whole. */
export const textOf = ({ page, html }: Answer) =>
  (page.querySelector('main')?.text ?? html).replaceAll(/\s+/g, ' ').replaceAll('\u00ad', '');
