import { redirect } from '@remix-run/node';
import { ticksIn } from '#app/domain/clinical-documents/ticks.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { partIsOff } from '#app/services/access/problems.server.ts';
import { withoutPatient } from '#app/services/page/own-claim.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { isConfirmed } from '#app/routes/copies/list.server.ts';
import { areCopiesOffered } from '#app/routes/copies/offered.server.ts';
import { askedFor, beginningOf, newId, openPath, withFacts } from './draft.server.ts';

/** Why nobody can be asked for here. @throws 303 to the first step of a new draft */
export async function beginCopy(request: AccountRequest) {
  if (!(await areCopiesOffered(request))) throw partIsOff();
  const [patients, offered] = await Promise.all([patientsOf(request), askedFor(request)]);
  const noPatient = await withoutPatient(request, patients.length === 0);
  const isBarred = !(await isConfirmed(request)) || offered.length === 0;
  if (noPatient || isBarred) {
    const barrier = (await isConfirmed(request)) ? ('unconfirmedPerson' as const) : ('unconfirmed' as const);
    return { title: request.t('copy-wizard:title'), noPatient, barrier };
  }
  throw redirect(await firstPath(request), 303);
}

/** The first open step. What was ticked in the list of documents is an answer, and is stored at once: no address could hold it all. */
async function firstPath(request: AccountRequest) {
  const { searchParams } = request.url;
  const start = new URLSearchParams();
  for (const name of ['patientId', 'encounterId']) {
    const value = searchParams.get(name);
    if (value) start.set(name, value);
  }
  const answers = await beginningOf(request, start);
  const draft = { id: newId(request, start), answers };
  const ticked = ticksIn(searchParams);
  if (ticked.length === 0 || request.isPrefetch) return openPath(draft);
  const begun = { ...draft, answers: { ...answers, subject: { by: 'DOCUMENTS' as const } } };
  const stored = await withFacts({ ...request, draft: begun }, { ticked });
  return openPath(stored.draft);
}
