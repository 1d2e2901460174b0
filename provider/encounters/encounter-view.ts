import type { z } from 'zod';
import type { Encounter, EncountersSettings } from '#contract/encounters/schemas.ts';
import { documentView } from '#provider/core/files/documents.ts';
import type { ListedDocumentRow } from '#provider/core/files/rows.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { present } from '#provider/core/wire.ts';
import type { ShownEncounterRow } from './store.ts';

type Shown = {
  row: ShownEncounterRow;
  documents: readonly ListedDocumentRow[];
  settings: EncountersSettings;
};

/** Encounters as they go over the wire, with what the settings leave of them (B-04). */
export async function encounterViews({
  store,
  rows,
}: {
  store: StoreInTransaction;
  rows: readonly ShownEncounterRow[];
}) {
  const settings = await store.settings.encounters();
  const ids = settings.documents ? rows.map(({ id }) => id) : [];
  const all = await store.encounters.documents(ids);
  return rows.map((row) => encounterView({ row, documents: all.get(row.id) ?? [], settings }));
}

function encounterView({ row, documents, settings }: Shown): z.input<typeof Encounter> {
  const { questionnaires } = settings;
  return {
    id: row.id,
    careId: row.care_id,
    date: instant(row.starts_at),
    endTime: row.ends_at === null ? undefined : instant(row.ends_at),
    unit: { name: row.unit_name },
    unitSpeciality: { code: row.speciality_code, name: row.speciality_name },
    practitioner: practitionerOf(row),
    kind: { code: row.kind_code, name: row.kind_name },
    documents: documents.map((document) => ({ id: document.id, ...documentView(document) })),
    questionnaire: questionnaires ? questionnaireOf(row) : undefined,
    changedAt: instant(row.changed_at),
  };
}

const instant = (milliseconds: number) => new Date(milliseconds).toISOString();

function practitionerOf({ degree, name, last_name: lastName }: ShownEncounterRow) {
  if (name === null || lastName === null) return undefined;
  return { ...present({ degree }), name, lastName };
}

/** One that was filled in stays, whatever the speciality asks now. */
function questionnaireOf(row: ShownEncounterRow) {
  const id = row.filled_questionnaire_id ?? row.current_questionnaire_id;
  if (row.has_questionnaire === 0 || id === null) return undefined;
  const filledAt = row.filled_at === null ? {} : { filledAt: instant(row.filled_at) };
  return { id, deadlineDays: row.deadline_days ?? 0, ...filledAt };
}
