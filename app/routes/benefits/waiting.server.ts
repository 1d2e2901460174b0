import type { Waiting } from '#contract/home/schemas.ts';
import type { Patient } from '#contract/patients/schemas.ts';
import type { ToDo } from '#app/components/start/to-do.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { encounterPath, questionnairePath } from '#app/domain/encounters/paths.ts';
import { resultPath } from '#app/domain/results/paths.ts';
import { mayOpen } from '#app/services/access/scopes.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { NOTHING_SAID, namedOr, untilDay, type AreaWaiting } from '#app/services/page/waiting.server.ts';
import { portalSettings } from '#app/services/provider/dictionaries.server.ts';
import { accountOf } from '#app/services/provider/frame.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { unfinishedQuestionnaires } from './questionnaire-draft.server.ts';

/** Results and documents that nobody has opened, and questionnaires after visits. */
export const waiting: AreaWaiting = {
  kinds: {
    'results.critical': {
      opened: ({ ref: { id } }) => ({ kind: 'result', id }),
      async say(result, request) {
        return {
          ...resultOf(result, request.t('results:toDo.critical')),
          icon: 'alert-triangle',
          note: result.words?.[request.language] ?? request.t('results:toDo.criticalNote'),
          phone: result.phone ?? (await deskPhone(request)),
        };
      },
    },
    'results.new': newResult('new'),
    'results.newToAsk': newResult('new', { isToAsk: true }),
    'results.preliminary': newResult('preliminary'),
    'results.preliminaryToAsk': newResult('preliminary', { isToAsk: true }),
    'encounters.documents': {
      opened: ({ ref: { id } }) => ({ kind: 'encounter', id }),
      say({ ref: { id }, patientId = '', at, count = 1 }, request) {
        return {
          icon: 'file-text',
          href: encounterPath({ id, patientId }),
          label: request.t('encounters:toDo.documents', { count }),
          day: at === undefined ? '' : textIn(request.language).formatDayWord(dayOf(at), request.now),
        };
      },
    },
    'encounters.questionnaire': {
      say: ({ ref: { id, of: unitSpeciality = '' }, patientId = '', until }, request) => ({
        icon: 'clipboard-list',
        href: questionnairePath({ id, patientId, unitSpeciality }),
        label: request.t('encounters:toDo.questionnaire'),
        day: untilDay(until, request),
      }),
    },
  },
  also: begunQuestionnaires,
};

function newResult(label: 'new' | 'preliminary', { isToAsk = false } = {}): AreaWaiting['kinds'][string] {
  return {
    opened: ({ ref: { id } }) => ({ kind: 'result', id }),
    async say(result, request) {
      const { t, language, now } = request;
      const kind = t(`results:toDo.${label}`);
      return {
        ...resultOf(result, kind),
        icon: 'flask',
        said: result.name ? kind : '',
        day: result.at === undefined ? '' : textIn(language).formatDayWord(dayOf(result.at), now),
        note: isToAsk ? t('results:toDo.toAsk') : '',
        phone: isToAsk ? (result.phone ?? (await deskPhone(request))) : null,
      };
    },
  };
}

const resultOf = ({ ref: { id }, patientId = '', name }: Waiting, label: string) => ({
  href: resultPath({ id, patientId }),
  ...namedOr(name, label),
});

async function deskPhone(request: AccountRequest) {
  const settings = await orOutage(portalSettings(request));
  return (settings.ok && settings.data.registrationPhone) || null;
}

/** Questionnaires that were begun, of whom the unit has confirmed. */
async function begunQuestionnaires(request: AccountRequest, patients: readonly Patient[]): Promise<ToDo[]> {
  const { type } = await accountOf(request);
  const seen = type === 'AUTHORIZED' ? patients.filter(({ authorized }) => authorized) : [];
  const nameOf = personNames(request, patients);
  const begun = await unfinishedQuestionnaires(
    request,
    seen.map(({ id }) => id),
  );
  return begun.flatMap(({ patientId, kind, until, continuePath }) => {
    const patient = seen.find(({ id }) => id === patientId);
    if (!patient || !mayOpen(patient, continuePath)) return [];
    return {
      ...NOTHING_SAID,
      kind: 'due' as const,
      patientId,
      icon: 'clipboard-list' as const,
      href: continuePath,
      label: request.t('encounters:unfinished.toDo'),
      what: kind,
      who: patients.length > 1 ? nameOf(patient) : null,
      until,
      day: untilDay(until, request),
    };
  });
}
