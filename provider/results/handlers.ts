import type { BilingualText } from '#contract/primitives.ts';
import { isCriticalMark } from '#contract/results/reading/marks.ts';
import type { ResultsSettings } from '#contract/results/schemas.ts';
import type { Action } from '#provider/core/actions.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import { documentArchive, documentFile } from '#provider/core/files/documents.ts';
import { pageOf, partOf } from '#provider/core/paging.ts';
import { listedResults } from './listed-values.ts';
import { letterheadOf } from '#provider/core/printouts/head.ts';
import { personOnPaper } from '#provider/core/printouts/whose.ts';
import { resultPrintout } from './printout.ts';
import { analyteView, resultViews, valueInTime } from './result-view.ts';
import type { ShownResultRow } from './store.ts';

const MOST_VALUES = 200;
const PRINTED_EARLIER = 5;

const settings = os.results.settings.handler(async ({ context }) => {
  await context.account();
  return context.store.settings.results();
});

const list = os.results.list.handler(async ({ input, context: { access, store } }) => {
  const whose = await access.record({ patientId: input.patientId, action: 'results.list' });
  const rows = await store.results.list({ whose, ...partOf(input) });
  const { entries, hasMore } = pageOf({ rows, input, view: (row) => row });
  return { entries: await listedResults({ store, rows: entries }), hasMore };
});

type Reading = { context: CallContext; input: { patientId: string; id: string }; action: Action };

type Version = {
  context: CallContext;
  version: Awaited<ReturnType<typeof versionOf>> & { row: ShownResultRow };
};

/** One published version; undefined when there is none of this patient. */
async function versionOf({ context: { access, store }, input: { patientId, id }, action }: Reading) {
  const whose = await access.record({ patientId, action, object: id });
  return { whose, row: await store.results.byId({ whose, id }) };
}

/** The version that is valid now, of one that is out of date; undefined of the valid one itself, and while the order is withheld. */
async function validOf({ context: { store }, version: { whose, row } }: Version) {
  if (row.corrected_by === null || row.is_withheld === 1) return undefined;
  return store.results.valid({ whose, orderNumber: row.order_number });
}

const areValuesSeen = (row: ShownResultRow, { viewResultsAsText }: ResultsSettings) =>
  row.is_withheld === 0 && viewResultsAsText;

/** The values that may be seen, each with the last ones before it: none of a withheld result, and none while they are off. */
async function linesOf({
  context: { store },
  version: { whose, row },
  offered,
  each,
}: Version & { offered: ResultsSettings; each: number }) {
  if (!areValuesSeen(row, offered)) return [];
  const values = await store.results.values(row.id);
  const codes = [...new Set(values.map(({ code }) => code))].sort();
  const earlier = await store.results.earlier({ whose, codes, before: row.collected_at, each });
  return values.map((value) => ({ value, earlier: earlier.filter(({ code }) => code === value.code) }));
}

/** The text that the unit puts first with a critical value: its own, else that of all units (B-07). */
async function criticalOf({ store }: CallContext, row: ShownResultRow, usual: BilingualText) {
  const own = await store.results.criticalText(row.unit_id);
  const text = own ? { pl: own.text_pl, en: own.text_en } : usual;
  return { text, phone: row.unit_phone ?? undefined };
}

const get = os.results.get.handler(async ({ input, context, errors }) => {
  const { whose, row } = await versionOf({ context, input, action: 'results.get' });
  if (!row) throw errors.NOT_FOUND();
  const offered = await context.store.settings.results();
  const lines = await linesOf({ context, version: { whose, row }, offered, each: 1 });
  const values = areValuesSeen(row, offered) ? lines.map(({ value }) => value) : undefined;
  const [result] = await resultViews({ store: context.store, rows: [row], values });
  if (!result) throw errors.NOT_FOUND();

  const analytes = lines.map(({ value, earlier }) =>
    analyteView({ row: value, previous: earlier[0], isExplained: offered.explanations }),
  );
  const critical = result.hasCritical ? await criticalOf(context, row, offered.criticalText) : undefined;
  const valid = await validOf({ context, version: { whose, row } });
  return { ...result, validVersion: valid?.id, analytes, critical };
});

const history = os.results.history.handler(async ({ input, context: { access, store }, errors }) => {
  const { patientId, code } = input;
  const whose = await access.record({ patientId, action: 'results.history', object: code });
  const { viewResultsAsText, explanations } = await store.settings.results();
  const rows = viewResultsAsText ? await store.results.history({ whose, code, limit: MOST_VALUES }) : [];
  const [last] = rows;
  if (!last) throw errors.NOT_FOUND();
  const analyte = explanations ? await store.results.analyte(code) : undefined;
  const meaning = analyte && { pl: analyte.meaning_pl, en: analyte.meaning_en };
  return { code, name: last.name, meaning, values: rows.map(valueInTime) };
});

type FileQuery = { patientId: string; id: string; systemId?: string | undefined; type?: string };

/** The files of a result under its first id, else under its second one (B-02); none of a withheld one, and none when the ids are of two. */
async function filesOf({ context: { access, store }, input }: { context: CallContext; input: FileQuery }) {
  const { patientId, id, systemId = id, type } = input;
  const whose = await access.record({ patientId, action: 'results.files', object: id });
  const row = await store.results.byEitherId({ whose, id });
  if (!row || row.is_withheld === 1 || ![row.id, row.system_id].includes(systemId)) return [];
  for (const each of [id, systemId]) {
    const files = await store.results.heldUnder({ resultId: row.id, id: each, type });
    if (files.length > 0) return files;
  }
  return [];
}

const content = os.results.content.handler(async ({ input, context, errors }) => {
  const [file] = await filesOf({ context, input });
  if (!file) throw errors.NOT_FOUND();
  return documentFile(file);
});

const archive = os.results.archive.handler(async ({ input, context, errors }) => {
  const files = await filesOf({ context, input });
  if (files.length === 0) throw errors.NOT_FOUND();
  return documentArchive(files, `${input.id}.zip`);
});

const contentOfType = os.results.contentOfType.handler(async ({ input, context, errors }) => {
  const [file] = await filesOf({ context, input });
  if (!file) throw errors.NOT_FOUND();
  return documentFile(file);
});

const archiveOfType = os.results.archiveOfType.handler(async ({ input, context, errors }) => {
  const files = await filesOf({ context, input });
  if (files.length === 0) throw errors.NOT_FOUND();
  return documentArchive(files, `${input.id}-${input.type}.zip`);
});

/** Since when a version is out of date, and where the valid one is. */
async function outOfDate({ context, version }: Version) {
  const valid = await validOf({ context, version });
  if (!valid) return undefined;
  const whose = new URLSearchParams({ patientId: valid.patient_id });
  const link = `${context.portalOrigin}/benefits/medicaltestresult/${encodeURIComponent(valid.id)}?${whose}`;
  return { since: Number(valid.published_at), link };
}

const printout = os.results.printout.handler(async ({ input, context, errors }) => {
  const { whose, row } = await versionOf({ context, input, action: 'results.printout' });
  const offered = await context.store.settings.results();
  if (!row || row.is_withheld === 1 || !offered.extendedPrintout) throw errors.NOT_FOUND();

  const lines = await linesOf({ context, version: { whose, row }, offered, each: PRINTED_EARLIER });
  const isUrgent = lines.some(({ value }) => isCriticalMark(value.flag));
  const critical = isUrgent ? await criticalOf(context, row, offered.criticalText) : undefined;
  const patient = (await context.linkedPatients()).find(({ id }) => id === row.patient_id);
  const people = patient ? personOnPaper(patient, context.language) : '';
  const bytes = await resultPrintout({
    row,
    lines,
    critical,
    people,
    letterhead: await letterheadOf({ store: context.store, language: context.language }),
    outOfDate: await outOfDate({ context, version: { whose, row } }),
    language: context.language,
    at: context.clock.now(),
  });
  return new File([bytes], `${row.id}.pdf`, { type: 'application/pdf' });
});

export const results = {
  settings,
  list,
  get,
  history,
  content,
  archive,
  contentOfType,
  archiveOfType,
  printout,
};
