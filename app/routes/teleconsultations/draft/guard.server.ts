import { redirect } from '@remix-run/node';
import { bookingPath, TELECONSULTATION_PATH } from '#app/domain/bookings/paths.ts';
import { BookedDraft } from '#app/journeys/teleconsultation/draft.ts';
import type { TeleconsultationStep } from '#app/journeys/teleconsultation/journey.ts';
import { chosenPatientId } from '#app/journeys/wizard.ts';
import { teleconsultationWizard as wizard } from '#app/journeys/teleconsultation/wizard.ts';
import { openToEveryone, requireAccount, type AccountRequest } from '#app/services/access/guard.server.ts';
import { addNotices } from '#app/services/page/notices.server.ts';
import { pathOf, type PortalRequest, type RouteArgs } from '#app/services/request/portal-request.server.ts';
import { isExtension } from '#app/services/wizard/extend.ts';
import { amongPatients, openStep } from '#app/services/wizard/guard.server.ts';
import { beginningOf } from './beginning.server.ts';
import type { DraftRequest } from './drafts.server.ts';
import { leaveLostSlot } from '#app/routes/teleconsultations/when/choosing.server.ts';
import { extendedHold, heldTime } from './hold.server.ts';
import { peopleOf, type Stop } from './people.server.ts';

/** Guard of a step (B§2): its draft, for an account that may have teleconsultations; any other is led to the page that says why not. */
export async function requireDraft(args: RouteArgs, step: TeleconsultationStep): Promise<DraftRequest> {
  return openDraft(await requireAccount(args), step);
}

async function openDraft(account: AccountRequest, step: TeleconsultationStep): Promise<DraftRequest> {
  const people = await peopleOf(account);
  if (people.stop) throw redirect(TELECONSULTATION_PATH, 303);
  const { carer, patients } = people;
  const request = await openStep(wizard, account, {
    step,
    begin: async (asking, start) => (await beginningOf(asking, { start, patients })).answers,
    whenDone: (asking, stored) => sayNotKept(asking, { step, stored }),
  });
  const chosen = chosenPatientId(request.draft.answers);
  const among = amongPatients(request, { patients, chosen, at: 'patients' });
  return withHold({ ...among, carer, hold: null });
}

/** Says that what a page left open has sent after the booking is not kept, with where it can still be added. The summary's own form has done its work. */
async function sayNotKept(
  request: AccountRequest,
  { step, stored }: { step: TeleconsultationStep; stored: unknown },
) {
  const done = BookedDraft.safeParse(stored);
  if (!request.isPost || step === 'summary' || !done.success) return;
  const { system, systemId } = done.data.booked;
  const href = bookingPath({ system, systemId });
  const next = { way: { href, words: 'teleconsultation-summary:result.details' } } as const;
  await addNotices(request, { key: 'teleconsultation:bookedAlready', kind: 'error', next });
}

const AFTER_TIME: ReadonlySet<TeleconsultationStep> = new Set(['medicalcase', 'description', 'summary']);

/**
 * The steps after the time say until when it is kept, and a page of one that is lost leads back to the times; what was
 * posted is stored first. To keep the time for longer is a button of each of their forms.
 */
async function withHold(request: DraftRequest): Promise<DraftRequest> {
  if (!AFTER_TIME.has(request.step)) return request;
  if (isExtension(request.context.form)) throw await extendedHold(request, pathOf(request.url));
  const held = await heldTime(request, request.draft.answers);
  if (held === 'lost' && !request.isPost) throw await leaveLostSlot(request);
  return typeof held === 'string' ? request : { ...request, hold: held };
}

/** The step from which the address of what belongs to several is asked; the summary where it says none. */
export function stepAsked({ request }: RouteArgs): TeleconsultationStep {
  const from = new URL(request.url).searchParams.get('from');
  return [...AFTER_TIME].find((one) => one === from) ?? 'summary';
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
