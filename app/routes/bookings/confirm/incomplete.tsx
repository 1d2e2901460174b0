import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { IncompleteAddress } from '#app/components/whole-pages/incomplete-address.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';

/** A link to a confirmation that lost a part on its way (B§8: missing route parameters). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return data({ title: request.t('bookings:confirm.incomplete.title') }, { status: 400 });
}

export default function IncompleteConfirmation() {
  return <IncompleteAddress {...useLoaderData<typeof loader>()} />;
}
