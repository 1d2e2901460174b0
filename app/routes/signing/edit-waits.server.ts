import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { openSteps, portalSteps, type StepsView } from '#app/services/second-steps/portal-steps.server.ts';

const isEditOf =
  (id: string) =>
  ({ kind, documentId }: Readonly<{ kind: string; documentId: string | null }>) =>
    kind === 'declarationEdited' && documentId === id;

/**
 * The edit of a declaration that waits for the hospital system, after it was tried: what is signed is what both systems say
 * (docs/decisions/148). One that is refused and not undone yet is among them.
 */
export async function editWaitsOf(
  request: AccountRequest,
  id: string,
): Promise<Readonly<{ wasTried: boolean; editWaits: StepsView | null }>> {
  const noted = await portalSteps.waitingOf(request, 'declarations');
  const undone = await portalSteps.refusedOf(request, 'declarations');
  const isAny = [...noted, ...undone.filter(({ state }) => state === 'UNDOING')].some(isEditOf(id));
  if (!isAny) return { wasTried: false, editWaits: null };
  const steps = await openSteps(request, 'declarations');
  const waiting = steps.waiting.filter(isEditOf(id));
  const refused = steps.refused.filter(({ isBeingUndone }) => isBeingUndone).filter(isEditOf(id));
  const isNone = waiting.length === 0 && refused.length === 0;
  return { wasTried: true, editWaits: isNone ? null : { waiting, refused } };
}
