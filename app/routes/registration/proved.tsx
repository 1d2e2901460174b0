import type { LoaderFunctionArgs } from '@remix-run/node';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { beginProved } from './proved.server.ts';

/** Ours: somebody whom the e-government identity system has proved begins to register, or goes on with what was begun (C-07). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  return beginProved(request, args);
}

/** Without a component Remix would take this for no page, and answer errors in JSON. */
export default function Nothing() {
  return null;
}
