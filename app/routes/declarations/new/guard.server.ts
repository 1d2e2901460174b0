import type { LoaderFunctionArgs } from '@remix-run/node';
import type { DeclarationType } from '#contract/declarations/schemas.ts';
import { kindIn } from '#app/domain/declarations/kinds.ts';
import type { DeclarationStep } from '#app/journeys/declaration/journey.ts';
import { chosenPatientId } from '#app/journeys/wizard.ts';
import { declarationWizards } from '#app/journeys/declaration/wizard.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { noSuchDeclarationKind } from '#app/services/access/problems.server.ts';
import { openPatientStep } from '#app/services/wizard/guard.server.ts';
import { beginningOf, type DraftRequest } from './draft.server.ts';

type KindArgs = Pick<LoaderFunctionArgs, 'params'>;

/** The kind that the address names. @throws the page that names the three (B-47) */
export function requireKind({ params }: KindArgs): DeclarationType {
  const kind = kindIn(params['type']);
  if (kind === null) throw noSuchDeclarationKind();
  return kind;
}

/** Guard of a step of the wizard of a declaration: a kind that there is, and the account's own draft of it, with everybody whom it acts for. */
export async function requireDraft(args: LoaderFunctionArgs, step: DeclarationStep): Promise<DraftRequest> {
  const account = await requireAccount(args);
  const kind = requireKind(args);
  const request = await openPatientStep(declarationWizards[kind], account, {
    step,
    at: 'patients',
    patientIdOf: chosenPatientId,
    begin: (asking, start) => beginningOf(asking, { start, kind }),
  });
  return { ...request, kind };
}
