import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { Line } from '#contract/primitives.ts';
import type { BenchParts } from '#provider/bench/area.ts';
import { choice, failures, fileField, page, select, textField } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import { clinicalDocumentsStore } from '#provider/clinical-documents/store.ts';
import { staffDocumentsOf, type StaffDocument } from '#provider/clinical-documents/staff-documents.ts';
import { changeSettings } from '#provider/core/settings/change-settings.ts';
import { dayInWords } from '#provider/core/words.ts';
import { plainPdf } from '#provider/seed/files.ts';
import { FAILING } from './faults.ts';
import { PATH } from './menu.ts';

const FRAME = { title: 'Dokumenty w kartotece', path: PATH };
const MOST = 60;
const NOTICES: Record<string, string> = {
  publish: 'Dokument jest w kartotece.',
  note: 'Notatka jest dopisana.',
  withdraw: 'Dokument jest wycofany.',
  settings: 'Ustawienia są zmienione.',
};
const Published = z.object({
  patient: z.string().trim().min(1).max(100),
  type: z.string().trim().min(1).max(40),
  title: Line.trim().min(1).max(200),
  edm: z.literal('on').optional(),
  file: z.instanceof(File).optional().catch(undefined),
});
const Note = z.object({ text: Line.trim().min(1).max(1_000) });

/** GET and POST /clinical-documents, POST …/:id/note, …/:id/withdraw and …/settings: documents of the record, and which calls fail. */
export function bench({ db, clock, changed }: BenchParts) {
  const staff = staffDocumentsOf({ db, clock });
  const store = clinicalDocumentsStore.clinicalDocuments(db);
  const done = (c: Context, outcome: object | null, what: string) => {
    if (!outcome) return problem({ c, status: 404 });
    return wantsPage(c) ? c.redirect(`${PATH}?done=${what}`, 303) : c.json(outcome);
  };
  return new Hono()
    .get(PATH, async (c) => {
      const failing = await clinicalDocumentsStore.clinicalDocumentSettings(db).failing();
      const documents = await staff.latest(MOST);
      const body = html`${publishing(await store.types())} ${settings(failing)} ${documents.map(article)}`;
      return c.html(page({ ...FRAME, notice: NOTICES[c.req.query('done') ?? ''], body }));
    })
    .post(`${PATH}/settings`, async (c) => {
      const fields = (await fieldsOf(c)) ?? {};
      const clinicalDocuments = { failing: Object.keys(FAILING).filter((call) => fields[call] === 'on') };
      const action = 'bench.settings.clinicalDocuments';
      await changeSettings({ db, clock, rows: { clinicalDocuments }, action });
      changed();
      return done(c, clinicalDocuments, 'settings');
    })
    .post(PATH, async (c) => {
      const { data } = Published.safeParse(await fieldsOf(c));
      if (!data) return problem({ c, status: 400, detail: 'Podaj pacjenta, rodzaj i tytuł.' });
      const { file, edm, ...named } = data;
      const source = edm === 'on' ? 'EDM' : null;
      return done(c, await staff.publish({ ...named, source, files: [await kept(file)] }), 'publish');
    })
    .post(`${PATH}/:id/note`, async (c) => {
      const { data } = Note.safeParse(await fieldsOf(c));
      if (!data) return problem({ c, status: 400, detail: 'Podaj treść notatki.' });
      return done(c, await staff.addNote({ id: c.req.param('id'), ...data }), 'note');
    })
    .post(`${PATH}/:id/withdraw`, async (c) => done(c, await staff.withdraw(c.req.param('id')), 'withdraw'));
}

/** The file as it was given; without one, a PDF of a line. */
async function kept(file: File | undefined) {
  const content =
    file && file.size > 0 ? Buffer.from(await file.arrayBuffer()) : plainPdf(['Przychodnia pod Lipami']);
  const named = file && file.size > 0 ? file : { name: 'dokument.pdf', type: 'application/pdf' };
  return {
    file_name: named.name,
    media_type: named.type || 'application/octet-stream',
    size: content.length,
    content,
  };
}

const publishing = (types: readonly { code: string; name_pl: string }[]) =>
  html`<form method="post" action="${PATH}" enctype="multipart/form-data">
    ${textField({ name: 'patient', label: 'Pacjent', hint: 'Nazwisko, imię i nazwisko, PESEL albo id' })}
    ${select({
      name: 'type',
      label: 'Rodzaj',
      choices: types.map(({ code, name_pl: name }) => [code, `${code} ${name}`] as const),
    })}
    ${textField({ name: 'title', label: 'Tytuł', hint: 'Pacjent go przeczyta' })}
    ${fileField({ name: 'file', label: 'Plik', hint: 'Bez pliku powstanie krótki PDF' })}
    ${choice({ name: 'edm', value: 'on', label: 'Dokument EDM', isOn: false })}
    <button type="submit">Dodaj dokument</button>
  </form>`;

const settings = (failing: readonly string[]) =>
  html`<form method="post" action="${PATH}/settings">
    ${failures({ calls: FAILING, failing })}
    <button type="submit">Zapisz</button>
  </form>`;

function article({ id, name, last_name: lastName, title, type, dated_at: at, source }: StaffDocument) {
  const action = `${PATH}/${encodeURIComponent(id)}`;
  return html`<article aria-labelledby="${id}">
    <h2 id="${id}">${name} ${lastName}: ${title}</h2>
    <p>${type}, ${dayInWords({ language: 'pl', at })}. ${source}</p>
    <form method="post" action="${action}/note">
      ${textField({ name: 'text', id: `note-${id}`, label: 'Notatka', hint: 'Pacjent ją przeczyta' })}
      <button type="submit" aria-describedby="${id}">Dopisz</button>
    </form>
    <form method="post" action="${action}/withdraw">
      <button type="submit" class="outlined" aria-describedby="${id}">Wycofaj</button>
    </form>
  </article>`;
}
