import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Call } from '#app/components/telehealth-live/call.tsx';
import { usePageForm } from '#app/components/form/index.ts';
import { callPage } from './call.server.ts';
import type { ChatForm } from './chat.form.server.ts';
import { actInCall } from './chat.server.ts';
import { requireLive } from './guard.server.ts';

/** /telehealth/teleconsultation (C§2): the chat, and picture and sound where they were chosen. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireLive(args, 'call');
  return callPage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireLive(args, 'call');
  return actInCall(request);
}

export default function Teleconsultation() {
  const page = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof ChatForm>({ id: 'chat' });
  return <Call {...page} form={form} text={fields.text} />;
}
