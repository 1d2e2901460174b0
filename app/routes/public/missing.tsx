import type { LoaderFunctionArgs } from '@remix-run/node';
import { openWithoutArea } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';

/** Every address that leads nowhere. */
export async function loader(args: LoaderFunctionArgs) {
  await openWithoutArea(args);
  throw notFound();
}

export default function Missing() {
  return null;
}
