import { redirect } from '@remix-run/node';
import type { Patient } from '#contract/patients/schemas.ts';
import { firstUnanswered, isReachable, type Answered, type StepOf } from '#app/journeys/engine.ts';
import { stepPathOf, type Draft, type Wizard } from '#app/journeys/wizard.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { UNREADABLE } from '#app/services/store/drafts.server.ts';
import { startOfDraft } from './draft-id.server.ts';
import { storedDraft } from './drafts.server.ts';
import type { DraftOwner } from './keeping.server.ts';

/** A step that is open, and the draft to which it belongs. */
type OpenStep<Answers extends Answered> = { draft: Draft<Answers>; step: StepOf<Answers> };
type StepRequest<Answers extends Answered> = AccountRequest & OpenStep<Answers>;
/** The same where nothing is stored for an account: what the frame of a step needs. */
export type FramedStep<Answers extends Answered> = PortalRequest & OpenStep<Answers>;

/** A request of a step, with those for whom its draft can be. */
export type PatientStep<Answers extends Answered> = AccountRequest & {
  draft: Draft<Answers> & { patients: readonly Patient[] };
  step: StepOf<Answers>;
};

type Among = {
  patients: readonly Patient[];
  chosen: string | undefined;
  /** The step in which they are chosen. */
  at: string;
};

/** Adds those for whom a draft can be: whoever may act no more for whom it was begun chooses somebody else, or finds nothing. @throws 404 */
export function amongPatients<Answers extends Answered>(
  { draft, ...request }: StepRequest<Answers>,
  { patients, chosen, at }: Among,
): PatientStep<Answers> {
  const isGone = chosen !== undefined && !patients.some(({ id }) => id === chosen);
  if (request.step !== at && isGone) throw notFound();
  return { ...request, draft: { ...draft, patients } };
}

type Asked<Answers extends Answered, Owner = AccountRequest> = {
  step: StepOf<Answers>;
  /** The answers known before the first one is given; `start`: the query with which the wizard was entered. */
  begin: (request: Owner, start: URLSearchParams) => Promise<Answers>;
  /** Says what is to be said before a finished draft leads to what it has become. */
  whenDone?: (request: Owner, stored: unknown) => Promise<void>;
};

/**
 * Guard of a wizard's step: one's own draft (another's and a missing one are the same 404), stored or only begun, opened no
 * further than it is answered; a step too far leads to the first one without an answer, a finished draft to what it has become.
 */
export async function openStep<Answers extends Answered, Owner extends DraftOwner = AccountRequest>(
  wizard: Wizard<Answers>,
  request: Owner,
  { step, begin, whenDone }: Asked<Answers, Owner>,
): Promise<Owner & OpenStep<Answers>> {
  const id = request.url.searchParams.get('draft');
  if (!id) throw redirect(wizard.startPath(request.url.searchParams), 303);

  const stored = await storedDraft(request, { wizard, id });
  // The list says that it cannot be opened, and what to do.
  if (stored === UNREADABLE) throw redirect(wizard.listPath, 303);
  const donePath = wizard.donePath(id, stored);
  if (donePath !== null) {
    await whenDone?.(request, stored);
    throw redirect(donePath, 303);
  }

  const kept = wizard.schema.safeParse(stored);
  const answers = kept.success ? kept.data : await begin(request, issuedStart(request, { wizard, id }));
  const { journey } = wizard;
  if (!isReachable({ journey, answers, step })) {
    throw redirect(stepPathOf(wizard, { id, step: firstUnanswered({ journey, answers }) }), 303);
  }
  return { ...request, draft: { id, answers }, step };
}

type AskedAmong<Answers extends Answered> = Asked<Answers> & {
  /** For whom a draft is. */
  patientIdOf: (answers: Answers) => string | undefined;
  /** The step in which they are chosen. */
  at: StepOf<Answers>;
};

/** The same of a draft for somebody, with everybody for whom the account may act. */
export async function openPatientStep<Answers extends Answered>(
  wizard: Wizard<Answers>,
  account: AccountRequest,
  { patientIdOf, at, ...asked }: AskedAmong<Answers>,
): Promise<PatientStep<Answers>> {
  const request = await openStep(wizard, account, asked);
  const chosen = patientIdOf(request.draft.answers);
  return amongPatients(request, { patients: await patientsOf(request), chosen, at });
}

/** The query with which the wizard was entered when nothing is stored yet; 404 for a name that was never issued. */
function issuedStart(request: DraftOwner, { wizard, id }: { wizard: { name: string }; id: string }) {
  const start = startOfDraft(request, { name: wizard.name, id });
  if (!start) throw notFound();
  return start;
}
