import type { StoreInTransaction } from '#provider/core/store.ts';
import { foundOf, type Identity } from './rules.ts';

/** Looks for somebody, and for the account's link to them; the same queries, whoever is found (AP-56). */
export async function lookFor({
  store,
  accountId,
  identity,
}: {
  store: Pick<StoreInTransaction, 'enrolment'>;
  accountId: string;
  identity: Identity;
}) {
  const known = await store.enrolment.known({
    nationalId: identity.national_id,
    documentNumber: identity.document_number,
    documentCountry: identity.document_country,
  });
  const found = foundOf(known, identity);
  const patientId = found?.person.id;
  const link = await store.enrolment.linkOf({ accountId, patientId });
  const canAnswer = await store.enrolment.canAnswer(patientId);
  return { found, link, canAnswer };
}
export type LookedFor = Awaited<ReturnType<typeof lookFor>>;
