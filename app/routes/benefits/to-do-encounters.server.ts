import type { Encounter } from '#contract/encounters/schemas.ts';
import type { ToDo } from '#app/components/start/to-do-list.tsx';
import { dayOf, endOfDay } from '#app/domain/dates/warsaw.ts';
import { encounterPath, ENCOUNTERS_PATH, questionnairePath } from '#app/domain/encounters/paths.ts';
import { lastDayOf, standingOf } from '#app/domain/encounters/questionnaire.ts';
import { ofPatient } from '#app/domain/patients/of-patient.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { listedEncounters } from './encounters.server.ts';
import { unopened } from '#app/services/page/opened.server.ts';
import { unfinishedQuestionnaires } from './questionnaire-draft.server.ts';
import { isNewSince, lastYear, MOST_NAMED, type Whose } from './to-do-results.server.ts';

/** Documents of visits that are new and were not opened, and questionnaires after visits, begun or not. */
export async function encountersToDo(request: AccountRequest, whose: Whose): Promise<ToDo[]> {
  const [{ entries }, begun] = await Promise.all([
    listedEncounters(request, lastYear(request, whose.patientId)),
    unfinishedQuestionnaires(request, [whose.patientId]),
  ]);
  const encounters = entries.map(({ encounter }) => encounter);
  const withDocuments = encounters.filter(
    (one) => one.documents.length > 0 && isNewSince(one.changedAt, request),
  );
  const isBegun = ({ id }: Encounter) => begun.some((draft) => draft.id === id);
  const asked = encounters.filter((one) => standingOf(one, request.now) === 'toFill' && !isBegun(one));
  const waiting = await unopened(request, 'encounter', withDocuments);
  const left = waiting.length - MOST_NAMED;
  return [
    ...waiting.slice(0, MOST_NAMED).map((one) => documentsToDo(request, { encounter: one, whose })),
    ...(left > 0 ? [restToDo(request, { left, whose })] : []),
    ...asked.map((one) => questionnaireToDo(request, { encounter: one, whose })),
    ...begun.map((draft) => begunToDo(request, { draft, who: whose.who })),
  ];
}

type Waiting = { encounter: Encounter; whose: Whose };

const documentsToDo = (
  request: AccountRequest,
  { encounter: { id, kind, date, documents }, whose: { patientId, who } }: Waiting,
): ToDo => ({
  kind: 'new',
  icon: 'file-text',
  href: encounterPath({ id, patientId }),
  label: request.t('encounters:toDo.documents', { count: documents.length }),
  what: kind.name,
  who,
  when: momentIn(request, date),
  until: null,
  phone: null,
  note: request.t('encounters:toDo.visit', { moment: momentIn(request, date) }),
});

const restToDo = (
  { t }: AccountRequest,
  { left, whose: { patientId, who } }: { left: number; whose: Whose },
): ToDo => ({
  kind: 'new',
  icon: 'file-text',
  href: ofPatient(ENCOUNTERS_PATH, patientId),
  label: t('encounters:toDo.others', { count: left }),
  what: null,
  who,
  when: '',
  until: null,
  note: '',
  phone: null,
});

function questionnaireToDo(request: AccountRequest, { encounter, whose: { patientId, who } }: Waiting): ToDo {
  const { id, kind, date, unitSpeciality, questionnaire } = encounter;
  const end = Date.parse(endOfDay(lastDayOf(encounter, questionnaire ?? { deadlineDays: 0 })));
  return dueQuestionnaire(request, {
    href: questionnairePath({ id, patientId, unitSpeciality: unitSpeciality.code }),
    label: request.t('encounters:toDo.questionnaire'),
    what: kind.name,
    who,
    date,
    until: new Date(end - 1).toISOString(),
  });
}

type Begun = Awaited<ReturnType<typeof unfinishedQuestionnaires>>[number];

const begunToDo = (
  request: AccountRequest,
  { draft: { kind, date, until, continuePath }, who }: { draft: Begun; who: string | null },
) =>
  dueQuestionnaire(request, {
    href: continuePath,
    label: request.t('encounters:unfinished.toDo'),
    what: kind,
    who,
    date,
    until,
  });

type Due = Pick<ToDo, 'href' | 'label' | 'what' | 'who'> & { date: string; until: string };

const dueQuestionnaire = (request: AccountRequest, { date, until, ...due }: Due): ToDo => ({
  kind: 'due',
  icon: 'clipboard-list',
  ...due,
  when: momentIn(request, date),
  until,
  phone: null,
  note: request.t('start:toDo.until', {
    moment: textIn(request.language).formatDayAndMonth(dayOf(until)),
  }),
});

function momentIn({ language }: AccountRequest, at: string) {
  const { formatDayAndMonth, formatTime } = textIn(language);
  return `${formatDayAndMonth(dayOf(at))}, ${formatTime(at)}`;
}
