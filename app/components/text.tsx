import { createContext, useContext } from 'react';
import type { Text } from '#app/services/text/text.ts';

export const TextContext = createContext<Text | null>(null);

/** The texts and dates of the page's language. */
export function useText(): Text {
  const text = useContext(TextContext);
  if (!text) throw new Error('useText() outside TextContext');
  return text;
}
