import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '#app/services/access/problems.server.ts';
import { openWithoutArea } from '#app/services/access/guard.server.ts';

/** Where the gate sends what it refuses, so that a refusal is a page too. Nobody can ask for it from outside. */
export async function loader(args: LoaderFunctionArgs) {
  await openWithoutArea(args);
  const { refusal } = args.context;
  if (!refusal) throw notFound();
  throw data({ kind: 'refused', ...refusal }, { status: refusal.status });
}

export default function Refused() {
  return null;
}
