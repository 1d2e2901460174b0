import { lastNumberOf } from '#contract/declarations/reading/choices.ts';
import type { Declaration, HospitalDeclaration } from '#contract/declarations/schemas.ts';
import { practitionerName } from '#app/domain/bookings/names.ts';
import { BLOCKS, choiceOf, orderText, reasonText } from '#app/domain/declarations/choice-fields.ts';
import type { Joined } from '#contract/declarations/reading/joined.ts';
import { declarationPath, hospitalPath } from '#app/domain/declarations/paths.ts';
import { closedBy, groupOf, standingOf, type Standing } from '#contract/declarations/reading/standing.ts';
import { signPath } from '#app/domain/signing/documents.ts';
import { documentDays } from '#app/services/page/document-days.server.ts';
import type { StepsView, StepView } from '#app/services/second-steps/portal-steps.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

type Told = Declaration | HospitalDeclaration;
type Said = Readonly<{
  request: Pick<PortalRequest, 't' | 'language' | 'now'>;
  patient: string | null;
  /** The steps of the account that wait, and those that were refused for good; absent where a page says nothing of them. */
  steps?: StepsView;
}>;

/** The standing that a declaration is shown to have. NOT_TAKEN: it is signed, and the hospital system has refused it for good. */
export type ShownStanding = Standing | 'NOT_TAKEN';

const isOf = (id: string | undefined, kind: StepView['kind']) => (step: StepView) =>
  step.documentId === id && step.kind === kind;

function shownStanding(joined: Joined, { steps }: Said): ShownStanding {
  const standing = standingOf(joined);
  const isRefused = steps?.refused.some(isOf(joined.own?.id, 'declarationSigned')) ?? false;
  return standing === 'SIGNED' && isRefused ? 'NOT_TAKEN' : standing;
}

/** An edit is not at the hospital system yet: it is not signed meanwhile. */
const hasWaitingEdit = ({ own }: Joined, { steps }: Said) =>
  steps?.waiting.some(isOf(own?.id, 'declarationEdited')) ?? false;

/** A declaration as a list says it; `patient` is its patient's name. */
export function declarationRow(joined: Joined, said: Said) {
  const { request, patient } = said;
  const { t } = request;
  const { own, held } = joined;
  const told = own ?? held;
  const standing = standingOf(joined);
  const { practitioner, hospitalOrganizationUnit: unit } = told;
  return {
    href: own ? declarationPath(own.id) : hospitalPath(held.systemId),
    /** Where it is signed, while it waits for that. */
    signHref:
      own && standing === 'TO_SIGN' && !hasWaitingEdit(joined, said)
        ? signPath({ kind: 'DECLARATION', id: own.id })
        : null,
    type: told.type,
    name: t(`declaration-wizard:entry.${told.type}`),
    patient,
    practitioner: practitioner ? practitionerName(practitioner) : null,
    unit: unit?.name ?? null,
    submitted: documentDays(request).dayOf(told.dateOfSubmission),
    standing: shownStanding(joined, said),
    group: groupOf(standing),
    hasWaitingEdit: hasWaitingEdit(joined, said),
  };
}
export type DeclarationRow = ReturnType<typeof declarationRow>;

/** The title of a declaration: what and whom it chooses, in one line, as a document's title says it. */
export const titleOf = ({ name, practitioner }: Pick<DeclarationRow, 'name' | 'practitioner'>) =>
  practitioner === null ? name : `${name}: ${practitioner}`;

/** The same with all that a page and a paper of its own say. */
export function declarationView(joined: Joined, said: Said) {
  const { own, held } = joined;
  const told = own ?? held;
  const { practitioner, hospitalOrganizationUnit: unit } = told;
  return {
    ...declarationRow(joined, said),
    isOfHospital: own === null,
    systemId: told.systemId ?? null,
    practiceNumber: practitioner?.practiceNumber ?? null,
    unitAddress: unit?.address ?? null,
    hasNoUnit: practitioner !== undefined && unit === null,
    withdrawn: documentDays(said.request).dayOf(told.withdrawnOn),
    givenBy: own?.givenByRole ?? null,
    closedBy: own ? closedBy(own) : null,
    choices: choicesView(told, said),
  };
}
export type DeclarationView = ReturnType<typeof declarationView>;

/** Both choices in words; null for one that the declaration does not say. */
function choicesView(told: Told, { request: { t } }: Said) {
  const last = lastNumberOf(told.dateOfSubmission ?? told.withdrawnOn ?? '9999');
  return BLOCKS.map((block) => {
    const choice = choiceOf(told, block);
    return {
      block,
      choice: choice && {
        order: t(orderText(choice.orderNumber, last)),
        reason: choice.reasonCode === undefined ? null : t(reasonText(choice.reasonCode)),
        otherReason: choice.otherReason ?? null,
      },
    };
  });
}
