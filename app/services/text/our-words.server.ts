import { resources } from '#locales/generated.ts';
import { longWordsOf, type OurWords } from './long-words.server.ts';

let words: OurWords | undefined;

/** The long words of our texts, looked for once, and only when somebody reads very large letters. */
export const ourWords = () => (words ??= longWordsOf(resources));
