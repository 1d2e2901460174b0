import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SilentPage } from '#app/components/telehealth-live/silent-page.tsx';
import { StopPage } from '#app/components/telehealth-live/stop-page.tsx';
import { usePageForm } from '#app/components/form/index.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import type { ChatForm } from './chat.form.server.ts';
import type { ConsentForm } from './consent.form.server.ts';
import { entryPage, giveConsent } from './entry.server.ts';

/** /telehealth?teleconsultationId (C§2): leads into the live teleconsultation, or says what stands in the way and what to do. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return entryPage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  return giveConsent(request);
}

export default function Entry() {
  const { stopped, unknown } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof ConsentForm>({ id: 'consent' });
  // What was typed in the call when it was cancelled or moved comes along, for it was not sent.
  const [, chat] = usePageForm<typeof ChatForm>({ id: 'chat' });
  if (!stopped) return <SilentPage {...unknown} chat={null} sent={form} />;
  return <StopPage {...stopped} form={form} consent={fields.consent} unsent={chat.text.initialValue} />;
}
