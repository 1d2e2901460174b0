import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { TeleconsultationPage } from '#app/components/telehealth/teleconsultation-page.tsx';
import { WrittenEntries } from '#app/components/lists/written-entries.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { chatOf, recordFrame } from './telehealth.server.ts';

/** The chat of a teleconsultation, with absolute times: a page instead of the specification's modal (S-25). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const frame = recordFrame(request, 'C');
  const found = await orOutage(chatOf(request, args.params));
  if (!found.ok) return { ...frame, outage: found.outage, messages: [], keptUntil: undefined };

  const { messages, keptUntil } = found.data;
  return {
    ...frame,
    outage: null,
    keptUntil,
    messages: messages.map(({ sentAt, sender, text }) => ({ at: sentAt, by: sender, text })),
  };
}

export default function Chat() {
  const { outage, messages, keptUntil, ...frame } = useLoaderData<typeof loader>();
  return (
    <TeleconsultationPage frame={frame} outage={outage}>
      {keptUntil ? <p>{keptUntil}</p> : null}
      <WrittenEntries entries={messages} />
    </TeleconsultationPage>
  );
}
