import { moveCopies } from '#provider/copies/bench/moves.ts';
import { payAtDesk } from '#provider/payments/bench/moves.ts';
import type { TestProvider } from '#tests/support/providers.ts';

export const JAN = 'patient-1001';
export const ANNA = 'patient-1002';
export const ZOFIA = 'patient-1003';

let drafts = 0;
export const newKey = () => `key-of-one-draft-${String((drafts += 1)).padStart(4, '0')}`;

/** A request that can be made: Jan's, one document, to fetch in the portal. */
export const asked = () => ({
  patientId: JAN,
  clinicalDocumentIds: ['cdoc-1'],
  description: 'Kopia dokumentacji, 1 dokument: Karta informacyjna 17-10-2026',
  deliveryFormat: 'DOWNLOAD' as const,
  deliveryMode: 5 as const,
  cdocType: 'COPY',
  key: newKey(),
});

/** The staff's act, as their pages do it. */
export const move = (
  { provider: { db }, clock }: TestProvider,
  { id, to, fields = null }: { id: string; to: string; fields?: object | null },
) => moveCopies({ db, clock, id, move: to, fields, portalOrigin: 'https://portal.example' });

export const pay = ({ provider: { db }, clock }: TestProvider, refInvoice: string) =>
  payAtDesk({ db, clock, fields: { refInvoice } });

/** A setting as the staff side puts it. */
export async function put({ provider: { db } }: TestProvider, key: string, value: object) {
  await db.deleteFrom('settings').where('key', '=', key).execute();
  await db
    .insertInto('settings')
    .values({ key, value: JSON.stringify(value) })
    .execute();
}

/** Gives sessions and tries back, so that a test stands by itself. */
export async function afresh(at: TestProvider, start: string) {
  at.clock.set(start);
  const { db } = at.provider;
  await put(at, 'copies', {});
  await db.deleteFrom('account_usage').execute();
  await db
    .updateTable('sessions')
    .set({ expires_at: Date.parse('2027-12-31T00:00:00.000Z') })
    .execute();
}
