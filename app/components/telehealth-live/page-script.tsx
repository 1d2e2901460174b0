import { PAGE_SCRIPTS, type PageScriptName } from '#app/services/page/scripts.ts';

/** One more script of a page, which is complete without it; a module runs when the page has been read, wherever it stands. */
export const PageScript = ({ name }: Readonly<{ name: PageScriptName }>) => (
  <script type="module" src={PAGE_SCRIPTS[name]} />
);
