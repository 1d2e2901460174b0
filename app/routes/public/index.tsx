import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { openToEveryone } from '#app/services/access/guard.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  return redirect(request.session ? '/main' : '/login', 303);
}

/** Without a component Remix would take this for no page, and answer errors in JSON. */
export default function Index() {
  return null;
}
