import { createHash } from 'node:crypto';
import { isDefinedError, safe, type InferClientErrors } from '@orpc/client';
import type { ProviderClient } from '#contract/index.ts';
import type { Former } from '#app/journeys/declaration/draft.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { portalSteps } from '#app/services/second-steps/portal-steps.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { patientOf } from '#app/services/wizard/person.server.ts';
import { withFacts, type DraftRequest } from './draft.server.ts';

type Errors = InferClientErrors<ProviderClient>;
type NumberRefusal = Extract<Errors['hospitalDeclarations']['preRegister'], { code: string }>;
type AddRefusal = Extract<Errors['declarations']['add'], { code: string }>;

/** Why either system refuses a declaration. */
export type SaveRefusal = NumberRefusal | AddRefusal;

/** The declaration that is made. @throws 404 where a step has no answer, which its guard does not let happen */
export function orderOf(request: DraftRequest) {
  const { staff, choices } = request.draft.answers;
  if (!staff || !choices) throw notFound();
  return {
    ...choices,
    patientId: patientOf(request).id,
    type: request.kind,
    practitionerId: staff.practitionerId,
    hospitalOrganizationUnitId: staff.unitId,
  };
}
type Order = ReturnType<typeof orderOf>;

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The order for which a number was asked, short. */
const nameOf = (order: Order) => digest(JSON.stringify(Object.entries(order).sort()));

type Numbered = { request: DraftRequest; systemId: string } | { systemId: null } | { refusal: NumberRefusal };

/**
 * Asks the hospital system for the declaration's number, or has it from before (B-44): once for the same words of the same draft, however
 * often it is sent. One that was given to the draft for other words gives its place to the new one. Null: no such patient there.
 * @throws an outage
 */
export async function numberFor(request: DraftRequest, former: Former | null): Promise<Numbered> {
  const order = orderOf(request);
  const { preRegistered, tries = 0 } = request.draft.answers.facts;
  if (preRegistered?.order === nameOf(order)) return { request, systemId: preRegistered.systemId };

  const replaced = preRegistered?.systemId ?? (former?.isPreRegistered ? former.systemId : undefined);
  const key = digest(`${request.draft.id} ${tries}`);
  const [error, given] = await safe(
    request.provider.hospitalDeclarations.preRegister({
      ...order,
      key,
      ...(replaced === undefined ? {} : { replaces: replaced }),
    }),
  );
  if (isDefinedError(error)) return { refusal: error };
  if (error) throw error;
  const { systemId } = given;
  if (systemId === undefined) return { systemId: null };
  if (preRegistered) await withdrawUnused(request, preRegistered.systemId);
  const after = await withFacts(request, { preRegistered: { systemId, order: nameOf(order) } });
  return { request: after, systemId };
}

type Added = { id: string } | { refusal: AddRefusal } | { isFull: true };

/**
 * Saves it in the portal, which withdraws the one that stands there. Where that one was only pre-registered its number is withdrawn after
 * the save, as a second step (B-33). `isFull`: too many of these wait, and nothing was saved. @throws an outage
 */
export async function addDeclaration(
  request: DraftRequest,
  { systemId, former }: { systemId: string; former: Former | null },
): Promise<Added> {
  const replaced = former?.id;
  const add = () =>
    request.provider.declarations.add({
      ...orderOf(request),
      systemId,
      ...(replaced === undefined ? {} : { replaces: replaced }),
    });
  if (replaced === undefined || !former?.isPreRegistered) return added(add, former, request);

  let id = '';
  const first = async () => {
    ({ id } = await add());
    return { documentId: replaced };
  };
  const { id: patientId } = patientOf(request);
  const step = { kind: 'declarationWithdrawn', patientId, documentId: replaced, input: {}, first } as const;
  const [error, kept] = await safe(portalSteps.runOrKeep(request, step));
  if (error) return { refusal: refusalIn(error) };
  return kept === 'full' ? { isFull: true } : { id };
}

type Adding = () => Promise<{ id: string }>;

/** Without a second step; a number that nothing stands under in the portal is withdrawn as far as that is possible. */
async function added(add: Adding, former: Former | null, request: DraftRequest): Promise<Added> {
  const [error, saved] = await safe(add());
  if (error) return { refusal: refusalIn(error) };
  if (former?.isPreRegistered && former.systemId !== undefined)
    await withdrawUnused(request, former.systemId);
  return { id: saved.id };
}

/** Why the portal does not save it. @throws whatever is no named error of the call */
function refusalIn(error: Error): AddRefusal {
  const found = error as Errors['declarations']['add'];
  if (isDefinedError(found)) return found;
  throw error;
}

/** Withdraws a number that nothing was saved under; where that fails it is in nobody's way for long: the next declaration takes its place. */
export async function withdrawUnused({ provider, kind, ...request }: DraftRequest, systemId: string) {
  const { id: patientId } = patientOf(request);
  const own = await orOutage(provider.declarations.forPatient({ patientId }));
  if (
    !own.ok ||
    own.data.some((one) => one.type === kind && one.systemId === systemId && one.state !== 'CANCELED')
  )
    return;
  await orOutage(provider.hospitalDeclarations.change({ systemId, state: 'CANCELED' }));
}
