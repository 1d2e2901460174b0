import type { LoaderFunctionArgs } from '@remix-run/node';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { takeAnswer } from '#app/routes/public/epuap.server.ts';

/** Where the identity system leads back (C§7). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  return takeAnswer(request);
}

/** Without a component Remix would take this for no page, and answer errors in JSON. */
export default function Nothing() {
  return null;
}
