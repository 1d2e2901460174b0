import { createContext, useContext } from 'react';

/** What every POST form carries: the session's csrf token, and a random key against double submits. */
export type FormTokens = Readonly<{ csrf: string; key: string }>;

export const FormTokensContext = createContext<FormTokens>({ csrf: '', key: '' });

export const useFormTokens = () => useContext(FormTokensContext);

/** Fields typed before a detour (sign-in, language, outage), by field name; null when nothing was kept. */
export type KeptAnswers = Readonly<Record<string, string | string[]>>;

export const KeptAnswersContext = createContext<KeptAnswers | null>(null);
