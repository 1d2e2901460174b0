import { declarationPaper } from '#contract/declarations/reading/paper.ts';
import {
  declarationPagePath,
  declarationPath,
  hospitalPagePath,
  hospitalPath,
} from '#app/domain/declarations/paths.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { paperSpeaker, peopleOnPaper } from '#app/services/page/paper.server.ts';
import { printChoice } from '#app/services/page/print-choice.server.ts';
import { foundOf, heldOne, ownDeclaration } from './details.server.ts';

const printed = (request: AccountRequest) => ({
  choice: printChoice(request),
  at: request.now.toISOString(),
});

/** A declaration of the portal on paper, in the lines of its PDF; without the patient's data there is nothing to sign. */
export async function ownPaper(request: AccountRequest, id: string) {
  const own = await ownDeclaration(request, id);
  const { joined, patient, data } = await foundOf(request, own);
  const whose =
    patient && data.ok
      ? {
          person: {
            name: patient.name,
            middleName: patient.middleName,
            lastName: patient.lastName,
            birthDate: patient.birthDate,
            pesel: patient.identity.nationalIdentificationNumber,
          },
          data: data.data,
        }
      : null;
  return {
    ...printed(request),
    title: titleOf(request, request.t(`declaration-wizard:entry.${own.type}`)),
    paper: declarationPaper({ joined, whose }, paperSpeaker(request)),
    people: await peopleOnPaper(request, own.patientId),
    /** Since when the patient's data do not come; null: they are there. */
    dataDown: whose === null ? { since: data.ok ? null : data.outage.since } : null,
    hospitalDown: null,
    path: declarationPath(id),
    file: declarationPagePath(id, 'printout.pdf'),
  };
}

/** One that the hospital system holds; no paper while that does not answer. */
export async function hospitalPaper(request: AccountRequest, id: string) {
  const { held, since } = await heldOne(request, id);
  const name = request.t(held ? `declaration-wizard:entry.${held.type}` : 'declarations:hospital.title');
  return {
    ...printed(request),
    title: titleOf(request, name),
    paper: held && declarationPaper({ joined: { own: null, held }, whose: null }, paperSpeaker(request)),
    people: held ? await peopleOnPaper(request, held.patientId) : [],
    dataDown: null,
    hospitalDown: held === null ? { since } : null,
    path: hospitalPath(id),
    file: hospitalPagePath(id, 'printout.pdf'),
  };
}
export type PrintedPage = Awaited<ReturnType<typeof ownPaper>> | Awaited<ReturnType<typeof hospitalPaper>>;

const titleOf = ({ t }: AccountRequest, name: string) => t('declarations:printout.title', { name });
