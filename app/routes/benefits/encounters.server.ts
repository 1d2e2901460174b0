import type { Encounter, EncountersSettings } from '#contract/encounters/schemas.ts';
import type { PatientListPart } from '#contract/paging.ts';
import { practitionerName } from '#app/domain/bookings/names.ts';
import { documentKey, documentSharingPath } from '#app/domain/benefits/sharing.ts';
import { newCopyOfVisitPath } from '#app/domain/copies/paths.ts';
import { dayOf, today } from '#app/domain/dates/warsaw.ts';
import {
  documentsOfTypePath,
  documentsPath,
  encounterPath,
  questionnairePath,
} from '#app/domain/encounters/paths.ts';
import { lastDayOf, standingOf } from '#app/domain/encounters/questionnaire.ts';
import { providerText } from '#app/domain/text.ts';
import { areCopiesOffered } from '#app/routes/copies/offered.server.ts';
import { wayToWrite } from '#app/routes/messages/way-in.server.ts';
import { notFound, partIsOff } from '#app/services/access/problems.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { encountersSettings } from '#app/services/provider/dictionaries.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { documentsView } from '#app/services/page/record-documents.server.ts';
import { sharingView } from './sharing.server.ts';

/** The visit that the address claims, with what was answered for it; another's and a missing one are the same 404. */
export async function encounterOf(
  request: AccountRequest,
  { patientId, encounterId }: { patientId: string; encounterId: string },
) {
  const [settings, encounter] = await Promise.all([
    encountersSettings(request),
    orNotFound(request.provider.encounters.get({ patientId, encounterId })),
  ]);
  return offered(encounter, settings);
}

type DocumentKey = { patientId: string; encounterId: string; documentId: string };

/** A document of that visit and of no other. @throws the 404 page when the visit has none such */
export async function documentOf(request: AccountRequest, { documentId, ...visit }: DocumentKey) {
  const { documents, areDocumentsOff } = await encounterOf(request, visit);
  if (areDocumentsOff) throw partIsOff();
  const found = documents.find(({ id }) => id === documentId);
  if (!found) throw notFound();
  return { name: providerText(found.name) };
}

/** A page of the list, each visit with whose it is. */
export async function listedEncounters(request: AccountRequest, part: PatientListPart) {
  const [settings, { entries, hasMore }] = await Promise.all([
    encountersSettings(request),
    request.provider.encounters.list(part),
  ]);
  const { patientId } = part;
  return { entries: entries.map((one) => ({ encounter: offered(one, settings), patientId })), hasMore };
}

/** Parts that are switched off: off is not empty, and the page says so. */
type Switched = Readonly<{ areDocumentsOff: boolean }>;

/** B-04: what is switched off is not shown, whatever comes. */
const offered = <One extends Encounter>(encounter: One, settings: EncountersSettings): One & Switched => ({
  ...encounter,
  areDocumentsOff: !settings.documents,
  documents: settings.documents ? encounter.documents : [],
  questionnaire: settings.questionnaires ? encounter.questionnaire : undefined,
});

type Shown = { encounter: Encounter & Switched; request: AccountRequest; patientId: string };

/** The texts that a list's card and a visit's own page have alike. */
function wordsOf({ encounter, request, patientId }: Shown) {
  const { id, date, practitioner, unitSpeciality } = encounter;
  const text = textIn(request.language);
  return {
    id,
    at: date,
    moment: `${text.formatDate(dayOf(date))}, ${text.formatTime(date)}`,
    kind: encounter.kind.name,
    practitioner: practitioner ? practitionerName({ employee: practitioner }) : null,
    unit: encounter.unit.name,
    speciality: unitSpeciality.name,
    standing: standingOf(encounter, request.now),
    path: encounterPath({ id, patientId }),
    questionnairePath: questionnairePath({ id, patientId, unitSpeciality: unitSpeciality.code }),
  };
}

/** A visit as a list shows it. */
export function encounterCard(shown: Shown) {
  const { encounter, request } = shown;
  const { questionnaire } = encounter;
  const words = wordsOf(shown);
  return {
    parts: textIn(request.language).dayParts(encounter.date, request.now),
    documentCount: encounter.documents.length,
    until: questionnaire && words.standing === 'toFill' ? untilInWords({ ...shown, questionnaire }) : null,
    ...words,
  };
}

/** A visit with all that its own page says. */
export function encounterView(shown: Shown) {
  return {
    day: textIn(shown.request.language).formatDate(dayOf(shown.encounter.date)),
    when: textIn(shown.request.language).formatDateTime(shown.encounter.date),
    documents: {
      ...documentsView(shown.request, documentsOf(shown)),
      off: shown.encounter.areDocumentsOff ? ('encounters:documentsOff' as const) : null,
    },
    about: questionnaireInWords(shown),
    ...wordsOf(shown),
  };
}

/** The other ways to which the page of a visit leads. */
export async function encounterWays(shown: Shown) {
  const { encounter, request, patientId } = shown;
  const about = { kind: 'ENCOUNTER', id: encounter.id, patientId } as const;
  const [sharing, writePath, copyPath] = await Promise.all([
    encounterSharing(shown),
    wayToWrite(request, { ...about, hasDocuments: encounter.documents.length > 0 }),
    wayToCopy(shown),
  ]);
  return { sharing, writePath, copyPath };
}

/** Where a copy of the documents of a visit is asked for (B-24); null while it has none, or no such requests are taken. */
async function wayToCopy({ encounter, request, patientId }: Shown) {
  const { copies } = await encountersSettings(request);
  if (!copies || encounter.documents.length === 0 || !(await areCopiesOffered(request))) return null;
  return newCopyOfVisitPath({ patientId, encounterId: encounter.id });
}

/** The sharing of the documents of a visit; null while it has none, or sharing is not offered. */
const encounterSharing = ({ encounter: { id, documents }, request, patientId }: Shown) =>
  sharingView(request, {
    patientId,
    documents: documents.map(({ id: documentId, name }) => ({
      key: documentKey(documentId),
      name: providerText(name),
      href: documentSharingPath({ id, documentId, patientId }),
    })),
  });

type Asked = Shown & { questionnaire: NonNullable<Encounter['questionnaire']> };

function untilInWords({ encounter, request, questionnaire }: Asked) {
  const last = lastDayOf(encounter, questionnaire);
  if (last === today(request.now)) return request.t('encounters:questionnaire.untilToday');
  return request.t('encounters:questionnaire.until', { day: textIn(request.language).formatDay(last) });
}

function questionnaireInWords(shown: Shown) {
  const { encounter, request } = shown;
  const { questionnaire } = encounter;
  if (!questionnaire) return '';
  const { formatDay } = textIn(request.language);
  const standing = standingOf(encounter, request.now);
  if (standing === 'toFill')
    return `${request.t('encounters:questionnaire.why')} ${untilInWords({ ...shown, questionnaire })}`;
  if (questionnaire.filledAt)
    return request.t('encounters:questionnaire.filled', { day: formatDay(dayOf(questionnaire.filledAt)) });
  const day = formatDay(lastDayOf(encounter, questionnaire));
  return request.t('encounters:questionnaire.passedOn', { day });
}

const documentsOf = ({ encounter: { id, documents }, patientId }: Shown) => ({
  documents,
  hrefOf: ({ type }: { type: string }) => documentsOfTypePath({ id, patientId, type }),
  allHref: documentsPath({ id, patientId }),
});
