import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CannotBegin } from '#app/components/teleconsultations/cannot-begin.tsx';
import { EntryPage } from '#app/components/appointments/entry-page.tsx';
import { isKnownMode, NEW_TELECONSULTATION_PATH } from '#app/domain/bookings/teleconsultation-paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { startPage } from './draft/start.server.ts';

/**
 * Entry of the wizard (B§2): to its first step, with the service or the booking of the address; nothing is stored before the first answer.
 * Who cannot have one stops here, and so do those with something to finish, and for whom the staff alone books (B§4).
 */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  if (!isKnownMode(request.url.searchParams)) return redirect('/bookings', 303);
  return startPage(request);
}

export default function NewTeleconsultation() {
  const { stop, ...page } = useLoaderData<typeof loader>();
  return (
    <EntryPage
      {...page}
      lead="teleconsultation:unfinished.lead"
      anew={{ href: NEW_TELECONSULTATION_PATH, label: 'teleconsultation:unfinished.anew' }}
      lack="teleconsultation:stop.claimed"
    >
      {stop ? <CannotBegin {...stop} /> : null}
    </EntryPage>
  );
}
