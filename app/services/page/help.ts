/** The provider's help, and whether it takes the id of the page from which somebody comes. */
export type Help = Readonly<{ href: string; takesContext: boolean }>;

/** Returns the id by which help knows a page: the route's, in kebab case, and never an address with what it is about (C-65). */
export const contextIdOf = (routeId: string) =>
  routeId
    .replace(/^routes\//, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();

/** Stands for the portal, where help is a page of its own. */
const OURS = 'https://portal.invalid';

/** Returns the link to help from a page (C§2). */
export function helpAt(help: Help | null, routeId: string | undefined) {
  if (!help) return null;
  const url = new URL(help.href, OURS);
  if (help.takesContext && routeId) url.searchParams.set('contextId', contextIdOf(routeId));
  return { href: url.origin === OURS ? url.pathname + url.search + url.hash : url.href };
}
