import type { Action } from '#provider/core/actions.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import { documentArchive, documentFile, isArchived } from '#provider/core/files/documents.ts';
import { pageOf, partOf } from '#provider/core/paging.ts';
import { documentViews } from './view.ts';

const types = os.clinicalDocuments.types.handler(async ({ context }) => {
  await context.account();
  const rows = await context.store.clinicalDocuments.types();
  return rows.map(({ code, name_pl: pl, name_en: en }) => ({ code, name: { pl, en } }));
});

const list = os.clinicalDocuments.list.handler(async ({ input, context: { access, store } }) => {
  const { patientId, documentType: type } = input;
  const whose = await access.record({ patientId, action: 'clinicalDocuments.list' });
  const rows = await store.clinicalDocuments.list({ whose, type, ...partOf(input) });
  const { entries, hasMore } = pageOf({ rows, input, view: (row) => row });
  return { entries: await documentViews({ store, whose, rows: entries }), hasMore };
});

type Asked = Readonly<{ context: CallContext; input: { patientId: string; docId: string }; action: Action }>;

/** The document of that id; undefined: the patient has none. */
async function found({ context: { access, store }, input: { patientId, docId: id }, action }: Asked) {
  const whose = await access.record({ patientId, action, object: id });
  return { whose, row: await store.clinicalDocuments.byId({ whose, id }) };
}

const get = os.clinicalDocuments.get.handler(async ({ input, context, errors }) => {
  const { whose, row } = await found({ context, input, action: 'clinicalDocuments.get' });
  const rows = row ? [row] : [];
  const [document] = await documentViews({ store: context.store, whose, rows });
  if (!document) throw errors.NOT_FOUND();
  return document;
});

const ofContext = os.clinicalDocuments.ofContext.handler(
  async ({ input: { patientId, contextId: id }, context: { access, store }, errors }) => {
    const whose = await access.record({ patientId, action: 'clinicalDocuments.ofContext', object: id });
    const rows = await store.clinicalDocuments.ofContext({ whose, id });
    if (rows.length === 0) throw errors.NOT_FOUND();
    return documentViews({ store, whose, rows });
  },
);

const notes = os.clinicalDocuments.notes.handler(async ({ input, context, errors }) => {
  const { row } = await found({ context, input, action: 'clinicalDocuments.notes' });
  if (!row) throw errors.NOT_FOUND();
  const rows = await context.store.clinicalDocuments.notes(row.id);
  return rows.map(({ id, at, role, text }) => ({ id, at: new Date(at).toISOString(), role, text }));
});

/** The files that are kept under an id of the document; none: it has others, or they are lost. */
async function filesOf({ context: { access, store }, input }: Omit<Asked, 'action'>) {
  const { patientId, docId: id } = input;
  const whose = await access.record({ patientId, action: 'clinicalDocuments.content', object: id });
  const row = await store.clinicalDocuments.byContentId({ whose, id });
  const files = row ? await store.clinicalDocuments.bytes(row.id) : [];
  return files.map((file) => ({ ...file, type: row?.type ?? '' }));
}

const content = os.clinicalDocuments.content.handler(async ({ input, context, errors }) => {
  const files = await filesOf({ context, input });
  const [file] = files;
  if (!file) throw errors.NOT_FOUND();
  return isArchived(files) ? documentArchive(files, `${input.docId}.zip`) : documentFile(file);
});

const archive = os.clinicalDocuments.archive.handler(async ({ input, context, errors }) => {
  const files = await filesOf({ context, input });
  if (files.length === 0) throw errors.NOT_FOUND();
  return documentArchive(files, `${input.docId}.zip`);
});

export const clinicalDocuments = { types, list, get, ofContext, notes, content, archive };
