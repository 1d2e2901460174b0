import type { PatientListPart } from '#contract/paging.ts';
import type { ListedResult } from '#contract/results/schemas.ts';
import { addDays } from '#app/domain/dates/calendar.ts';
import { dayOf, today } from '#app/domain/dates/warsaw.ts';
import { summaryOf } from '#app/domain/results/summary.ts';
import { sharedDays } from '#app/domain/results/trend.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { portalSettings } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { resultView } from './results.server.ts';

type Listed = Readonly<{
  result: ListedResult;
  patientId: string;
  /** Days of which there are several samples. */
  shared: ReadonlySet<string>;
  /** The number to call where the unit has no phone of its own. */
  desk: string | undefined;
}>;

/** A page of the list, each result with what its row says of others. */
export async function listedResults(request: AccountRequest, part: PatientListPart) {
  const { patientId } = part;
  const [settings, { entries, hasMore }] = await Promise.all([
    orOutage(portalSettings(request)),
    request.provider.results.list(part),
  ]);
  const shared = sharedDays(entries);
  const desk = settings.ok ? settings.data.registrationPhone : undefined;
  return { entries: entries.map((result): Listed => ({ result, patientId, shared, desk })), hasMore };
}

/** A result as a list shows it. */
export function resultRow({ desk, ...listed }: Listed, request: AccountRequest) {
  const { result, shared } = listed;
  const { id, name, laboratory, date, path, status, about, overdue, hasCritical, documentCount } = resultView(
    {
      ...listed,
      request,
    },
  );
  const summary = summaryOf(result.values);
  const isUsual = result.status === 'FINAL' && !result.correctedBy;
  return {
    id,
    name,
    laboratory,
    date,
    path,
    summary,
    day: dayIn(request, dayOf(result.date)),
    time: shared.has(dayOf(result.date)) ? textIn(request.language).formatTime(result.date) : null,
    status: isUsual ? null : status,
    about: isUsual ? null : about,
    overdue: overdue && { phone: overdue.phone ?? desk ?? null },
    isToAsk: (result.toAsk ?? []).length > 0 || Boolean(summary?.unknown ?? summary?.contradicted),
    isCritical: hasCritical || summary?.isCritical === true,
    phone: result.unit.phone ?? desk ?? null,
    documents: documentCount > 0 ? request.t('record:documents.count', { count: documentCount }) : null,
  };
}

/** "środa 25 listopada", and how near it is. */
function dayIn({ language, now, t }: AccountRequest, day: string) {
  const last = today(now);
  const isYesterday = day === addDays({ day: last, days: -1 });
  return {
    day,
    name: textIn(language).formatDayNear(day, now),
    near: day === last ? t('lists:when.isToday') : isYesterday ? t('lists:when.yesterday') : '',
  };
}
