import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Call } from '#app/components/telehealth-live/call.tsx';
import { SilentPage } from '#app/components/telehealth-live/silent-page.tsx';
import { usePageForm } from '#app/components/form/index.ts';
import { callPage } from './call.server.ts';
import type { ChatForm } from './chat.form.server.ts';
import { actInCall } from './chat.server.ts';
import { requireLiveOrSilence } from './guard.server.ts';
import { actInSilence, silentPage } from './silence.server.ts';

/** /telehealth/teleconsultation (C§2): the chat, and picture and sound where they were chosen. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireLiveOrSilence(args, 'call');
  return request.live === null ? silentPage(request, 'call') : callPage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireLiveOrSilence(args, 'call');
  return request.live === null ? actInSilence(request, 'call') : actInCall(request);
}

export default function Teleconsultation() {
  const page = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof ChatForm>({ id: 'chat' });
  if ('silence' in page) return <SilentPage {...page} chat={{ form, text: fields.text }} />;
  return <Call {...page} form={form} text={fields.text} />;
}
