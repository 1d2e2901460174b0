import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { requireAccount } from '#app/services/access/guard.server.ts';

/** the area has no screen of its own; the visits are its first. */
export async function loader(args: LoaderFunctionArgs) {
  const { url } = await requireAccount(args);
  return redirect(`/benefits/encounters${url.search}`, 303);
}

/** Nobody sees it: only a route with a component says on a page that its area is off. */
export default function Benefits() {
  return null;
}
