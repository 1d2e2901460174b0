import type { LoaderFunctionArgs } from '@remix-run/node';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { signOutThere } from '#app/routes/public/epuap.server.ts';

/** C§7: on to the sign-out at the identity system. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  return signOutThere(request, args.params);
}

/** Without a component Remix would take this for no page, and answer errors in JSON. */
export default function Nothing() {
  return null;
}
