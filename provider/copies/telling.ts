import { linkOf } from '#provider/core/access.ts';
import { isAllowed } from '#provider/core/access-rules.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { isReached } from '#provider/core/outbox/reached.ts';
import { mailOf, TEXTS } from '#provider/core/outbox/wording.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { CopyRequestRow } from './tables.ts';

type Told = Readonly<{
  store: StoreInTransaction;
  row: CopyRequestRow;
  at: Date;
  portalOrigin: string;
  news: keyof (typeof TEXTS)['pl']['copies'];
}>;

/** Tells everybody who may see the request now that something has become of it: its number, and nothing of what it is for (S-45). */
export async function tellOfCopies({ store, row, at, portalOrigin, news }: Told) {
  const today = localDay(at.getTime());
  const link = `${portalOrigin}/benefits/cdocrequests/${row.id}`;
  for (const { account_id: accountId } of await store.links.ofPatient(row.patient_id)) {
    const account = await store.accounts.byId(accountId);
    const patient = (await store.patients.ofAccount(accountId)).find(({ id }) => id === row.patient_id);
    const mayRead = isAllowed({
      subject: { accountId, type: account.type },
      link: patient && linkOf(patient),
      madeBy: row.account_id,
      action: 'copies.get',
      today,
    });
    if (!mayRead || !isReached(account)) continue;
    const language = account.language ?? 'pl';
    const wording = TEXTS[language].copies[news];
    const mail = mailOf({ language, wording, values: { number: row.number }, link });
    await store.outbox.queue({ channel: 'EMAIL', recipient: account.email, at, ...mail });
  }
}
