import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { TeleconsultationPage } from '#app/components/telehealth/teleconsultation-page.tsx';
import { WrittenEntries } from '#app/components/lists/written-entries.tsx';
import { providerText } from '#app/domain/text.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { recordFrame, recordsOf } from './telehealth.server.ts';

/** Notes from a teleconsultation: a page instead of the specification's modal (S-25). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const frame = recordFrame(request, 'N');
  const found = await orOutage(recordsOf(request, args.params, 'N'));
  if (!found.ok) return { ...frame, outage: found.outage, notes: [] };

  const notes = found.data.records.map(({ createdAt, author, text, byPatient }) => ({
    at: createdAt,
    by: author ?? request.t(byPatient ? 'telehealth:notes.byPatient' : 'page:notGiven'),
    text: text ?? providerText(''),
  }));
  return { ...frame, outage: null, notes };
}

export default function Notes() {
  const { outage, notes, ...frame } = useLoaderData<typeof loader>();
  return (
    <TeleconsultationPage frame={frame} outage={outage}>
      <WrittenEntries entries={notes} />
    </TeleconsultationPage>
  );
}
