import type { Contrast } from '#tests/house/a11y/loop/looks.ts';

/** A barrier that can be planted in a page as the portal serves it, one at a time. */
export type Barrier = Readonly<{
  id: string;
  /** The number of the criterion of WCAG 2.2 that it breaks. */
  criterion: string;
  /** The name of what is planted. */
  name: string;
  /** A case of the accessibility tool audit of the British Government Digital Service; else it is made for its criterion. */
  isOfGds?: boolean;
  /** The state of the loop in which it is planted: "login: no password". */
  on: string;
  language?: 'en';
  /** The contrast in whose stylesheet alone it is. */
  contrast?: Contrast;
  /** Added to the stylesheets. */
  css?: string;
  /** Changes of the served document: each must find something. */
  rewrite?: readonly Rewrite[];
  /** The act that a script of the page would do. */
  script?: Script;
}>;

type Rewrite = readonly [find: RegExp, replacement: string];

/** Scripts that barriers need; script.ts has them. */
export type Script = 'trap' | 'focus moves' | 'focus leaves';
