import { addressOnPaper } from '#contract/papers/reading/paper.ts';
import { personPath } from '#app/domain/people/paths.ts';
import { shownText } from '#app/domain/person-name.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { patientOf } from '#app/services/wizard/person.server.ts';
import { stepFrame, type DraftRequest } from './draft.server.ts';

export const WAYS = ['1', '2', '3', '6'] as const;
export const BY_LETTER = '2';

/** Where letters go: the address for letters, else the home address (AP-20); null: none is known. */
async function addressForLetters(request: DraftRequest) {
  const patient = patientOf(request);
  const person = await orOutage(request.provider.people.get({ id: patient.id }));
  const address = (person.ok ? person.data.person.correspondenceAddress : undefined) ?? patient.address;
  return address.city ? shownText(addressOnPaper(address)) : null;
}

/** True where letters have an address to go to. */
export const hasAddress = async (request: DraftRequest) => (await addressForLetters(request)) !== null;

/** The ways in which a copy gets to the patient; a letter with the address to which it goes, and where that is changed. */
export async function wayPage(request: DraftRequest) {
  const { draft, t } = request;
  const address = await addressForLetters(request);
  const letter = address === null ? t('copy-wizard:way.noAddress') : t('copy-wizard:way.to', { address });
  return {
    frame: stepFrame(request),
    title: t('copy-wizard:way.title'),
    chosen: draft.answers.way && String(draft.answers.way.mode),
    options: WAYS.map((mode) => ({
      value: mode,
      label: t(`copies:mode.${mode}`),
      ...(mode === BY_LETTER ? { hint: letter } : {}),
    })),
    changePath: `${personPath(patientOf(request).id)}/edit`,
  };
}
