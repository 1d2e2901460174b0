import { createHash } from 'node:crypto';
import { taggedPdf } from '#provider/core/printouts/tagged-pdf.ts';
import { signableOf, type SignedAs, type Signables } from '#provider/core/signable.ts';

/** A document of a test's own, with what an area's row would say. */
type Paper = {
  id: string;
  patient_id: string;
  account_id: string | null;
  text: string;
  state: 'OPEN' | 'SIGNED' | 'WITHDRAWN';
};

/** Kinds of documents that are in no table: what becomes of a signature is tried without what an area makes of it. */
export function madeUpKinds() {
  const papers = new Map<string, Paper>();
  const marked: (SignedAs & { id: string })[] = [];
  const kind = signableOf<Paper>({
    load: (_store, { whose, id }) => Promise.resolve(isOf(whose, papers.get(id))),
    loadForStaff: (_store, id) => Promise.resolve(copyOf(papers.get(id))),
    hashOf: ({ text }) => createHash('sha256').update(text).digest('hex'),
    pdf: ({ text }, { patient, language, at }) =>
      taggedPdf({
        letterhead: 'Klinika',
        title: 'Dokument',
        language,
        at,
        head: [`${patient.name} ${patient.last_name}`],
        facts: [{ term: 'Treść', value: text }],
      }),
    canSign: ({ state }) => state === 'OPEN',
    markSigned(_store, { row, ...signed }) {
      const paper = papers.get(row.id);
      if (paper) paper.state = 'SIGNED';
      marked.push({ ...signed, id: row.id });
      return Promise.resolve();
    },
  });
  const signables: Signables = { CONSENT: kind, DECLARATION: kind };

  return {
    signables,
    marked,
    lay: (paper: Pick<Paper, 'id' | 'patient_id'>) =>
      papers.set(paper.id, { text: 'Pierwsza', state: 'OPEN', account_id: null, ...paper }),
    change: (id: string, to: Partial<Paper>) => {
      const paper = papers.get(id);
      if (paper) Object.assign(paper, to);
    },
    stateOf: (id: string) => papers.get(id)?.state,
    clear() {
      papers.clear();
      marked.length = 0;
    },
  };
}

/** As a row that is read: what changes later is not seen in it. */
const copyOf = (paper: Paper | undefined) => (paper ? { ...paper } : undefined);

/** Whose is opaque but for queries; a test looks inside. */
function isOf(whose: unknown, paper: Paper | undefined) {
  const { patientIds } = whose as { patientIds: readonly string[] };
  return paper && patientIds.includes(paper.patient_id) ? copyOf(paper) : undefined;
}
