import { data } from '@remix-run/node';
import type { FormAnswer } from './forms.server.ts';
import { REVEAL, REVEALED } from './password-revealed.ts';

type Data<Value> = ReturnType<typeof data<Value>>;

/** Returns the form as it was typed, with its password readable or hidden, when that is what was pressed; null for any other button. */
export function passwordTurned(form: FormData) {
  const wanted = form.get(REVEAL);
  if (wanted === null) return null;
  const username = textOf(form, 'username');
  const password = textOf(form, 'password');
  // What hides it gives it back too: nothing typed is lost by looking at it. The value stands in this answer alone.
  const submission = { initialValue: { username, password } };
  return data({ submission, isRevealed: wanted === 'yes' });
}

/** Returns a refusal of the form with the password as readable as it was when it was sent; any other answer as it is. */
export function asRevealed<Answer extends Response | Data<FormAnswer>>(form: FormData, answer: Answer) {
  if (answer instanceof Response || form.get(REVEALED) !== 'yes') return answer;
  const { submission } = answer.data;
  const initialValue = { ...submission.initialValue, password: textOf(form, 'password') };
  return data({ submission: { ...submission, initialValue }, isRevealed: true }, answer.init ?? {});
}

function textOf(form: FormData, name: string) {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
