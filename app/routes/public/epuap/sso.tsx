import type { LoaderFunctionArgs } from '@remix-run/node';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { begin } from '#app/routes/public/epuap.server.ts';

/** Where the link on sign-in leads (C§7): on to the identity system. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  return begin(request);
}

/** Without a component Remix would take this for no page, and answer errors in JSON. */
export default function Nothing() {
  return null;
}
