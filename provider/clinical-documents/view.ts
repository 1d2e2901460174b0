import type { z } from 'zod';
import type { ClinicalDocument } from '#contract/clinical-documents/schemas.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { Whose } from '#provider/core/whose.ts';
import { present } from '#provider/core/wire.ts';
import type { SeenDocumentRow } from './store.ts';

const instant = (at: number) => new Date(at).toISOString();

type Shown = Readonly<{ store: StoreInTransaction; whose: Whose; rows: readonly SeenDocumentRow[] }>;

/** Documents as the wire has them, each with its files and with whether it is shared. */
export async function documentViews({
  store,
  whose,
  rows,
}: Shown): Promise<z.input<typeof ClinicalDocument>[]> {
  const files = await store.clinicalDocuments.files(rows.map(({ id }) => id));
  const sharings = rows.length > 0 ? await store.partners.sharings(whose) : [];
  const shared = new Set(
    sharings
      .filter(({ doc_type: type, is_shared: isShared }) => type === 'CDOC' && isShared === 1)
      .map(({ document_id: id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    typeName: row.type_name,
    title: row.title,
    date: instant(row.dated_at),
    publishedAt: instant(row.published_at),
    ...present({ systemId: row.system_id, contextId: row.context_id, source: row.source }),
    ...(row.unit_name !== null && { unit: { name: row.unit_name } }),
    files: (files.get(row.id) ?? []).map(({ file_name: name, media_type: mediaType, language, size }) => ({
      name,
      mediaType,
      ...present({ language, size }),
    })),
    hasNotes: Boolean(row.has_notes),
    consentDocShared: shared.has(row.id),
  }));
}
