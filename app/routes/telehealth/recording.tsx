import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { TeleconsultationPage } from '#app/components/telehealth/teleconsultation-page.tsx';
import { RecordingPlayer } from '#app/components/telehealth/recording-player.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { recordFrame, recordingOf } from './telehealth.server.ts';

/** The recording of a teleconsultation, with its transcript (S-38): a page instead of the specification's modal (S-25). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const frame = recordFrame(request, 'A');
  const found = await orOutage(recordingOf(request, args.params));
  if (!found.ok) return { ...frame, outage: found.outage, recording: null };

  const { transcript, keptUntil } = found.data;
  return { ...frame, outage: null, recording: { transcript, keptUntil } };
}

export default function Recording() {
  const { outage, recording, ...frame } = useLoaderData<typeof loader>();
  return (
    <TeleconsultationPage frame={frame} outage={outage}>
      <RecordingPlayer {...recording} path={frame.path} />
    </TeleconsultationPage>
  );
}
