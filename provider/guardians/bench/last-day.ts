import type { Kysely } from 'kysely';
import { z } from 'zod';
import { SCOPES } from '#contract/people/reading/scope.ts';
import { Day } from '#contract/primitives.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { createStore, type StoreInTransaction } from '#provider/core/store.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { stateOn } from '#provider/guardians/rules.ts';
import { staffLinksOf } from '#provider/guardians/staff-links.ts';
import { tellOfLimit, tellOfScope } from '#provider/guardians/telling-limit.ts';

type Asked = Readonly<{ id: string; fields: unknown; at: Date; portalOrigin: string }>;

const LastDay = z.object({ until: z.union([z.literal(''), Day]) });
const Scoped = z.object({ scope: z.enum(SCOPES) });

/** A link of an id, locked, whosever it is but the patient's own; 404, or 409 where it does not act. */
async function actingLink(trx: Kysely<Tables>, { id, at }: Asked) {
  const today = localDay(at.getTime());
  const [accountId = '', patientId = ''] = id.split('~');
  const store: StoreInTransaction = createStore(trx);
  await store.patients.lock(patientId);
  const row = await staffLinksOf(trx).get({ accountId, patientId });
  if (!row || row.role === 'PATIENT') return 404;
  if (stateOn({ link: row, birthDate: row.birth_date, today }) !== 'C') return 409;
  return { store, today, pair: { accountId, patientId } };
}

/** The unit sets the last day of any link, also a parent's, or takes it away (AP-22); 404, 409 or the patient whose link it is. */
export async function setLastDay(trx: Kysely<Tables>, asked: Asked) {
  const { data } = LastDay.safeParse(asked.fields);
  if (!data) return 404;
  const link = await actingLink(trx, asked);
  if (typeof link === 'number') return link;
  const { store, today, pair } = link;
  if (data.until !== '' && data.until < today) return 409;
  const limited = { ...pair, until: data.until || null };
  await store.links.bound(pair, { acts_until: limited.until });
  await tellOfLimit({ clock: { now: () => asked.at }, portalOrigin: asked.portalOrigin }, store, limited);
  return pair;
}

/** The same of what a link allows. */
export async function setScope(trx: Kysely<Tables>, asked: Asked) {
  const { data } = Scoped.safeParse(asked.fields);
  if (!data) return 404;
  const link = await actingLink(trx, asked);
  if (typeof link === 'number') return link;
  const narrowed = { ...link.pair, scope: data.scope };
  await link.store.links.bound(link.pair, { scope: data.scope });
  await tellOfScope(
    { clock: { now: () => asked.at }, portalOrigin: asked.portalOrigin },
    link.store,
    narrowed,
  );
  return link.pair;
}
