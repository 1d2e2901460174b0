import type { Declaration } from '#contract/declarations/schemas.ts';
import { closedBy } from '#contract/declarations/reading/standing.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { openSteps, portalSteps, type StepsView } from '#app/services/second-steps/portal-steps.server.ts';
import { ownDeclaration } from './details.server.ts';

/**
 * Takes news away that is over: a signed declaration which the hospital system has refused is told until the unit has taken it or
 * withdrawn it, or another one has come in its place (docs/decisions/148); an edit that was refused is of no use once the declaration is
 * withdrawn.
 */
export async function withoutSettled(
  request: AccountRequest,
  { steps, declarations }: { steps: StepsView; declarations: readonly Declaration[] },
): Promise<StepsView> {
  const isSettled = ({ kind, documentId, isBeingUndone }: StepsView['refused'][number]) => {
    const one = declarations.find(({ id }) => id === documentId);
    if (isBeingUndone || one === undefined) return false;
    if (kind === 'declarationEdited') return one.state === 'CANCELED';
    return kind === 'declarationSigned' && closedBy(one) !== 'SIGNED';
  };
  const settled = steps.refused.filter(isSettled);
  await Promise.all(settled.map(({ key }) => portalSteps.putAway(request, key)));
  return { ...steps, refused: steps.refused.filter((step) => !settled.includes(step)) };
}

/** A declaration, after what waits was tried, with its own steps. @throws notFound */
export async function declarationWithSteps(request: AccountRequest, id: string) {
  const opened = await openSteps(request, 'declarations');
  const own = await ownDeclaration(request, id);
  const { waiting, refused } = await withoutSettled(request, { steps: opened, declarations: [own] });
  const isOfThis = ({ documentId }: { documentId: string | null }) => documentId === id;
  return { own, steps: { waiting: waiting.filter(isOfThis), refused: refused.filter(isOfThis) } };
}
