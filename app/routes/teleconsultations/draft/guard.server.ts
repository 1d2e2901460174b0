import { redirect } from '@remix-run/node';
import { TELECONSULTATION_PATH } from '#app/domain/bookings/paths.ts';
import { chosenPatientId, type TeleconsultationStep } from '#app/journeys/teleconsultation/journey.ts';
import { teleconsultationWizard as wizard } from '#app/journeys/teleconsultation/wizard.ts';
import { openToEveryone, requireAccount, type AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import type { PortalRequest, RouteArgs } from '#app/services/request/portal-request.server.ts';
import { openStep } from '#app/services/wizard/guard.server.ts';
import { beginningOf } from './beginning.server.ts';
import type { DraftRequest } from './draft-request.server.ts';
import { peopleOf, type Stop } from './people.server.ts';

/** Guard of a step (B§2): its draft, for an account that may have teleconsultations; any other is led to the page that says why not. */
export async function requireDraft(args: RouteArgs, step: TeleconsultationStep): Promise<DraftRequest> {
  return openDraft(await requireAccount(args), step);
}

async function openDraft(account: AccountRequest, step: TeleconsultationStep): Promise<DraftRequest> {
  const people = await peopleOf(account);
  if (people.stop) throw redirect(TELECONSULTATION_PATH, 303);
  const { carer, patients } = people;
  const { draft, ...request } = await openStep(wizard, account, {
    step,
    begin: (_, start) => Promise.resolve(beginningOf({ start, patients }).answers),
  });
  const chosen = chosenPatientId(draft.answers);
  // Whoever may act no more for whom it was begun chooses somebody else, or finds nothing.
  if (step !== 'patients' && chosen !== undefined && !patients.some(({ id }) => id === chosen))
    throw notFound();
  return { ...request, draft: { ...draft, patients }, carer };
}

type Chooser = { request: PortalRequest; draftRequest: DraftRequest | null; stop: Stop | null };

/** Guard of the public step: guests browse, and so do accounts that cannot go on from there; others have a draft. */
export async function requireDraftOrGuest(args: RouteArgs, step: TeleconsultationStep): Promise<Chooser> {
  const request = await openToEveryone(args);
  const { session } = request;
  if (!session && !request.url.searchParams.has('draft')) return { request, draftRequest: null, stop: null };
  const account = await requireAccount(args);
  const { stop } = await peopleOf(account);
  if (stop) return { request, draftRequest: null, stop };
  return { request, draftRequest: await openDraft(account, step), stop: null };
}
