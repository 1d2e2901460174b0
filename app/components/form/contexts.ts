import { createContext, useContext } from 'react';
import { keyGoingTo } from '#app/services/request/form-key.ts';

/** The tokens of every POST form: the session's csrf token, and a random key against double submits. */
export type FormTokens = Readonly<{ csrf: string; key: string }>;

export const FormTokensContext = createContext<FormTokens>({ csrf: '', key: '' });

/** Returns them for a form that goes to `action`, which is the page's own address unless it is said. */
export function useFormTokens(action?: string): FormTokens {
  const { csrf, key } = useContext(FormTokensContext);
  const path = useFormPath();
  return { csrf, key: keyGoingTo(key, action ?? path) };
}

/** Path and query of the page: where a form goes that names no other address. */
export const FormPathContext = createContext('');

/**
 * A form without an action would take the fragment of the address along (#content, after a skip link), and the page
 * after it would open there and not at its errors.
 */
export const useFormPath = () => useContext(FormPathContext);

/** Fields typed before a detour (sign-in, language, outage), by field name; null when nothing was kept. */
export type KeptAnswers = Readonly<Record<string, string | string[]>>;

export const KeptAnswersContext = createContext<KeptAnswers | null>(null);
