import { consentStateOn, type ConsentState } from '#contract/given-consents/reading/state.ts';
import { today } from '#app/domain/dates/warsaw.ts';
import { signingTarget } from '#app/routes/signing/signing.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { openSteps } from '#app/services/second-steps/portal-steps.server.ts';

/** The content of the page after the save: how the consent stands, what is left to do, and what waits for the hospital's system. */
export async function savedPage(request: AccountRequest, id: string) {
  const consent = await orNotFound(request.provider.givenConsents.get({ id }));
  const state = consentStateOn(consent, today(request.now));
  const { waiting, refused } = await openSteps(request, 'consents');
  const ofThis = ({ documentId }: { documentId: string | null }) => documentId === id;
  return {
    title: request.t(`consent-wizard:saved.${titleOf(state)}`),
    id,
    state,
    canSign: state === 'AWAITS_SIGNATURE' && (await signingTarget(request)) !== null,
    steps: { waiting: waiting.filter(ofThis), refused: refused.filter(ofThis) },
  };
}

function titleOf(state: ConsentState) {
  if (state === 'CANCELLED') return 'cancelled' as const;
  return state === 'AWAITS_SIGNATURE' ? ('toSign' as const) : ('title' as const);
}
