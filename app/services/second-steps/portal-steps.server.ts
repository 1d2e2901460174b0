import { z } from 'zod';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { badRequest } from '#app/services/access/problems.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import type { SecondStep } from '#app/services/store/second-steps.server.ts';
import { consentCalls } from './consent-calls.server.ts';
import { consultationCalls } from './consultation-calls.server.ts';
import { declarationCalls } from './declaration-calls.server.ts';
import { stepKinds } from './kinds.ts';
import { isRefused, isWaiting, secondSteps } from './second-steps.server.ts';

/** The portal's second steps (B-33): what they call is asked with the session that has opened the page. */
export const portalSteps = secondSteps({
  kinds: stepKinds,
  callsOf: (request) => ({
    carers: request.provider.carerAuthorizations,
    consents: consentCalls(request),
    declarations: declarationCalls(request),
    consultations: consultationCalls(request),
  }),
});

type KindName = keyof typeof stepKinds;
const isKind = (kind: string): kind is KindName => kind in stepKinds;

/** Reads of a step who is named in it, where somebody is. */
const Named = z.object({ name: z.string(), lastName: z.string() });

/** A step as a page says it; one of a kind that a later version of the portal knows is not said here. */
function viewOf({ key, kind, documentId, input, state }: SecondStep) {
  if (!isKind(kind)) return [];
  const named = Named.safeParse(input).data;
  return [
    {
      key,
      kind,
      documentId,
      person: named ? `${named.name} ${named.lastName}` : null,
      /** Refused, and what was saved first is still being undone. */
      isBeingUndone: state === 'UNDOING',
    },
  ];
}
export type StepView = ReturnType<typeof viewOf>[number];
export type StepsView = Readonly<{ waiting: readonly StepView[]; refused: readonly StepView[] }>;

/** Opens an area: tries what waits of the account there, and returns what waits still, and what was refused for good. */
export async function openSteps(request: AccountRequest, area: string): Promise<StepsView> {
  const steps = await portalSteps.settleWaiting(request, area);
  return {
    waiting: steps.filter(isWaiting).flatMap(viewOf),
    refused: steps.filter(isRefused).flatMap(viewOf),
  };
}

/** As openSteps(), for a list that makes no step itself: where the account had none when the request came, there is none. */
export const stepsOfList = async (request: AccountRequest, area: string): Promise<StepsView> =>
  request.isPost || request.session.hasSecondSteps ? openSteps(request, area) : { waiting: [], refused: [] };

const Act = z.object({ step: z.string().min(1).max(80), act: z.enum(['try', 'putAway']) });

/** Takes what SecondStepsPanel sends: tries one step, or puts its news away; 303 back to the page. @throws 400 */
export async function actOnStep(request: AccountRequest, back: string) {
  const sent = Act.safeParse(Object.fromEntries(await request.form()));
  if (!sent.success) throw badRequest();
  const { step: key, act } = sent.data;
  if (act === 'putAway') {
    await portalSteps.putAway(request, key);
    return redirectWithNotice(request, back, 'second-steps:putAwayDone');
  }
  const outcome = await portalSteps.tryNow(request, key);
  if (outcome === 'waiting')
    return redirectWithNotice(request, back, { key: 'second-steps:stillWaits', kind: 'notice' });
  if (outcome === null || outcome === 'gone')
    return redirectWithNotice(request, back, { key: 'second-steps:nothingLeft', kind: 'notice' });
  if (outcome === 'done') return redirectWithNotice(request, back, 'second-steps:done');
  return redirectWithNotice(request, back, { key: 'second-steps:refusedNow', kind: 'error' });
}
