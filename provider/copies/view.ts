import type { z } from 'zod';
import type { CopyRequest } from '#contract/copies/schemas.ts';
import type { AuthorizedPerson } from '#contract/given-consents/schemas.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { present } from '#provider/core/wire.ts';
import { isYesAwaited, standingOf } from './rules.ts';
import type { CopyRequestRow } from './tables.ts';

type Wire = z.input<typeof CopyRequest>;
type Shown = Readonly<{
  store: StoreInTransaction;
  rows: readonly CopyRequestRow[];
  now: number;
  /** Patients whose files the account may fetch (AP-74). */
  confirmed: ReadonlySet<string>;
}>;

const instant = (at: number) => new Date(at).toISOString();
const instantOrNone = (at: number | null) => (at === null ? null : instant(at));

/** Requests as the wire has them, each with its invoice and its files. */
export async function requestViews({ store, rows, now, confirmed }: Shown): Promise<Wire[]> {
  const [invoices, files] = await Promise.all([
    store.invoices.ofPayments(rows.flatMap(({ ref_invoice: ref }) => (ref === null ? [] : [ref]))),
    store.copies.files(rows.map(({ id }) => id)),
  ]);
  return rows.map((row) => {
    const invoice = invoices.find(({ ref_invoice: ref }) => ref === row.ref_invoice);
    const standing = standingOf({ row, invoice, now });
    const isSeen = confirmed.has(row.patient_id);
    const attachments = (isSeen && standing.isFetchable && files.get(row.id)) || [];
    return {
      ...subjectOf(row),
      state: standing.state,
      ...present({
        acceptedAt: instantOrNone(row.accepted_at),
        preparedAt: instantOrNone(row.prepared_at),
        completedAt: instantOrNone(standing.completedAt),
        rejectedAt: instantOrNone(row.rejected_at),
        reason: row.reason,
        refInvoice: row.ref_invoice,
        availableUntil: isSeen ? instantOrNone(standing.until) : null,
      }),
      ...(row.price !== null && { price: priceOf(row, row.price) }),
      ...(invoice && { isPaid: standing.isPaid }),
      attachments: attachments.map(({ id, file_name: name, media_type: mediaType, size }) => ({
        id,
        name,
        mediaType,
        size,
      })),
    };
  });
}

const priceOf = (row: CopyRequestRow, amount: number) => ({
  amount,
  isYesAwaited: row.state === 'ACCEPTED' && isYesAwaited(row),
  ...present({ agreedAt: instantOrNone(row.agreed_at) }),
});

const read = (json: string | null): unknown => (json === null ? null : JSON.parse(json));

/** The subject of a request, as it was asked for. */
const subjectOf = (row: CopyRequestRow) => ({
  id: row.id,
  number: row.number,
  patientId: row.patient_id,
  registeredAt: instant(row.registered_at),
  cdocType: row.cdoc_type,
  description: row.description,
  deliveryFormat: row.delivery_format,
  deliveryMode: row.delivery_mode,
  ...present({
    encounterId: row.encounter_id,
    documents: read(row.documents) as NonNullable<Wire['documents']> | null,
    scope: read(row.scope) as NonNullable<Wire['scope']> | null,
    authorizedPerson: read(row.authorized_person) as z.input<typeof AuthorizedPerson> | null,
  }),
});
