import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { GuestDocument } from '#app/components/registration/guest-document.tsx';
import { documentPage, takeDocument } from './document.server.ts';
import { requireGuestStep } from './guard.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireGuestStep(args, 'ownDocument');
  return documentPage(request, 'ownDocument');
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireGuestStep(args, 'ownDocument');
  return takeDocument(request, 'ownDocument');
}

export default function OwnDocument() {
  return <GuestDocument {...useLoaderData<typeof loader>()} />;
}
