import type { Declaration } from '#contract/declarations/schemas.ts';
import { closedBy } from '#contract/declarations/reading/standing.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { nameOfPatient } from '#app/services/page/patient-shown.server.ts';
import { declarationRow } from './view.server.ts';

/** The facts that decide which choices its form has (B-49). */
export const rulesOf = ({ type, dateOfSubmission, registrationDate }: Declaration) => ({
  type,
  dateOfSubmission: dateOfSubmission ?? registrationDate,
});

/** The page on which a declaration is edited, or that says why it cannot be. */
export async function editedPage(request: AccountRequest, declaration: Declaration) {
  const closed = closedBy(declaration);
  const patient = await nameOfPatient(request, declaration.patientId);
  const heading = request.t(closed ? 'declarations:edit.closedTitle' : 'declarations:edit.title');
  return {
    id: declaration.id,
    title: heading,
    closed,
    view: declarationRow({ own: declaration, held: undefined }, { request, patient }),
  };
}
