import { addYears } from '#app/domain/dates/calendar.ts';
import { dayOf, endOfDay, startOfDay, today } from '#app/domain/dates/warsaw.ts';
import { CLINICAL_DOCUMENTS_PATH } from '#app/domain/clinical-documents/paths.ts';
import { ofPatient } from '#app/domain/patients/of-patient.ts';
import { plainText, providerText } from '#app/domain/text.ts';
import type { ChosenDocument } from '#app/journeys/copy/draft.ts';
import { seenDocuments } from '#app/routes/clinical-documents/documents.server.ts';
import { partIsOff } from '#app/services/access/problems.server.ts';
import { encountersSettings } from '#app/services/provider/dictionaries.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { patientOf } from '#app/services/wizard/person.server.ts';
import { stepFrame, type DraftRequest } from './draft.server.ts';

/** As many as one call gives: of more of them the list of documents is the place to tick. */
const MOST = 100;
const YEARS = 20;

/** The documents that can be chosen: those of the visit (B-24), or the latest of the record; and those ticked before that are not among these. */
export async function documentsOffered(request: DraftRequest) {
  const { facts } = request.draft.answers;
  const patientId = patientOf(request).id;
  const { encounterId } = facts;
  if (encounterId !== undefined)
    return { documents: await ofVisit(request, { patientId, encounterId }), gone: 0 };
  const day = today(request.now);
  const { entries } = await orNotFound(
    request.provider.clinicalDocuments.list({
      patientId,
      after: startOfDay(addYears({ day, years: -YEARS })),
      before: endOfDay(day),
      pageIndex: 0,
      pageSize: MOST,
    }),
  );
  const listed = (await seenDocuments(request, entries)).map(asChosen);
  const others = (facts.ticked ?? []).filter((id) => !listed.some((one) => one.id === id));
  const found = await Promise.all(others.map((docId) => tickedElsewhere(request, { patientId, docId })));
  const documents = [...listed, ...found.flat()];
  return {
    documents,
    gone: (facts.ticked ?? []).filter((id) => !documents.some((one) => one.id === id)).length,
  };
}

const asChosen = ({ id, title, date }: { id: string; title: ChosenDocument['title']; date: string }) => ({
  id,
  title,
  day: dayOf(date),
});

/** A ticked document that is older than those listed; none where it is not there any more, or another patient's. */
async function tickedElsewhere(request: DraftRequest, key: { patientId: string; docId: string }) {
  const found = await orNotFound(request.provider.clinicalDocuments.get(key)).catch((problem: unknown) => {
    if (problem instanceof Error) throw problem;
    return null;
  });
  return found ? (await seenDocuments(request, [found])).map(asChosen) : [];
}

/** The documents of a visit, while the unit takes requests for them (B-04). */
async function ofVisit(
  request: DraftRequest,
  { patientId, encounterId }: { patientId: string; encounterId: string },
): Promise<ChosenDocument[]> {
  const [settings, visit] = await Promise.all([
    encountersSettings(request),
    orNotFound(request.provider.encounters.get({ patientId, encounterId })),
  ]);
  if (!settings.documents || !settings.copies) throw partIsOff();
  return visit.documents.map(({ id, name }) => ({ id, title: providerText(name), day: dayOf(visit.date) }));
}

/** The page of the choice: what was chosen or ticked before, and of a visit all. */
export async function documentsPage(request: DraftRequest) {
  const { language, t, draft } = request;
  const { documents, gone } = await documentsOffered(request);
  const { facts, documents: chosen } = draft.answers;
  const ticked = facts.encounterId === undefined ? (facts.ticked ?? []) : documents.map(({ id }) => id);
  return {
    frame: stepFrame(request),
    title: t('copy-wizard:documents.title'),
    gone,
    listPath: ofPatient(CLINICAL_DOCUMENTS_PATH, patientOf(request).id),
    isCut: documents.length >= MOST,
    chosen: chosen ? chosen.chosen.map(({ id }) => id) : ticked,
    options: documents.map(({ id, title, day }) => ({
      value: id,
      label: providerText(`${plainText(title)}, ${textIn(language).formatDate(day)}`),
      isOfProvider: true as const,
    })),
  };
}
