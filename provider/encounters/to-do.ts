import { addDays, addMonths, endOfDay, localDay, startOfDay } from '#contract/days/reading/warsaw.ts';
import { instant, NEW_DAYS, type AreaToDo, type WaitingHere } from '#provider/core/waiting.ts';

/** Documents of visits of the last year that are new, and questionnaires that are still open. */
export const toDo: AreaToDo = async ({ context: { store }, now, today, record }) => {
  const newSince = startOfDay(addDays({ day: today, days: 1 - NEW_DAYS }));
  const rows = await store.encounters.waiting({
    whose: await record('encounters.list'),
    from: startOfDay(addMonths({ day: today, months: -12 })),
    before: endOfDay(today),
    newSince,
    now,
  });
  if (rows.length === 0) return [];
  const { documents, questionnaires } = await store.settings.encounters();
  return rows.flatMap((row): WaitingHere[] => {
    const { id, patient_id: patientId, starts_at: startsAt, ends_at: endsAt, deadline_days: days } = row;
    const visit = { patientId, name: row.kind_name, at: instant(startsAt) };
    const count = Number(row.document_count);
    const isNew = documents && count > 0 && row.changed_at >= newSince;
    const isAsked = questionnaires && row.has_questionnaire === 1 && row.filled_at === null && days !== null;
    const until = endOfDay(addDays({ day: localDay(endsAt ?? startsAt), days: days ?? 0 })) - 1;
    return [
      ...(isNew
        ? [
            {
              kind: 'documents',
              ref: { id },
              urgency: 'new' as const,
              since: instant(row.changed_at),
              count,
              ...visit,
            },
          ]
        : []),
      ...(isAsked && now <= until
        ? [
            {
              kind: 'questionnaire',
              ref: { id, of: row.speciality_code },
              urgency: 'due' as const,
              until: instant(until),
              ...visit,
            },
          ]
        : []),
    ];
  });
};
