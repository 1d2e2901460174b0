import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { GuestDocument } from '#app/components/registration/guest-document.tsx';
import { documentPage, takeDocument } from './document.server.ts';
import { requireGuestStep } from './guard.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireGuestStep(args, 'document');
  return documentPage(request, 'document');
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireGuestStep(args, 'document');
  return takeDocument(request, 'document');
}

export default function Document() {
  return <GuestDocument {...useLoaderData<typeof loader>()} />;
}
