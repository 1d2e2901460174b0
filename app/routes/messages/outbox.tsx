import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { MessageBox } from '#app/components/messages/message-box.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { boxPage } from './box.server.ts';

/** /messages/outbox (ours): what the account has written, the latest first. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const page = await boxPage(request, 'outbox');
  return data(page, { status: page.submission ? 400 : 200 });
}

export default function Outbox() {
  return <MessageBox {...useLoaderData<typeof loader>()} box="outbox" />;
}
