/** The package brings no types of its own. */
declare module 'hyphen' {
  export type Patterns = { readonly '~patterns': true };
  type Hyphenate = (text: string) => string;
  export default function createHyphenator(
    patterns: Patterns,
    options: { minWordLength: number; html: boolean },
  ): Hyphenate;
}
declare module 'hyphen/patterns/pl.js' {
  import type { Patterns } from 'hyphen';
  const patterns: Patterns;
  export default patterns;
}
declare module 'hyphen/patterns/en-gb.js' {
  import type { Patterns } from 'hyphen';
  const patterns: Patterns;
  export default patterns;
}
