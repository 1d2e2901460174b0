import { randomUUID } from 'node:crypto';
import { ADULT, OWN_CONSENT, reachedOn } from '#contract/people/reading/ages.ts';
import type { AccountRow } from '#provider/core/rows.ts';
import { startOfDay, type Day } from '#contract/days/reading/warsaw.ts';
import { ageMail } from '#provider/core/outbox/link-mails.ts';
import { isReached } from '#provider/core/outbox/reached.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { endLink } from '#provider/core/links/ending.ts';
import { tellOfLink } from '#provider/core/links/telling.ts';
import { noticeTime } from '#provider/core/outbox/notice.ts';
import { noticeDue } from './rules.ts';
import type { AgeNoticeRow } from './tables.ts';

type Grown = Readonly<{
  /** A transaction that has locked the child. */
  store: StoreInTransaction;
  child: { id: string; birth_date: Day };
  today: Day;
  at: Date;
  portalOrigin: string;
}>;

/**
 * The links end with the first moment of the birthday, whenever the round comes; of what ended long ago nobody is told. Who only asked to
 * act as a parent hears that this is over.
 */
export async function endParentsOf({ store, child, today, at, portalOrigin }: Grown) {
  const { id: patientId, birth_date: birthDate } = child;
  const endedAt = startOfDay(reachedOn({ birthDate, age: ADULT }));
  const links = (await store.links.ofPatient(patientId)).filter(
    ({ role, link_state: state }) => role === 'CHILD' && state !== 'D',
  );
  const parents = links.filter(({ link_state: state }) => state === 'C').map(({ account_id: id }) => id);
  const isToday = noticeDue({ birthDate, age: ADULT, today }) === 0;
  if (isToday) {
    await tell({ store, patientId, parents, age: ADULT, days: 0, birthDate, at, portalOrigin });
  }
  for (const { account_id: accountId, link_state: state, waits_for: askedOf } of links) {
    await endLink(store, { accountId, patientId, endedBy: 'AGE', now: endedAt });
    if (isToday && state === 'W') {
      const ended = { event: 'ENDED', accountId, patientId, by: 'AGE', wasAsked: true, askedOf } as const;
      await tellOfLink({ clock: { now: () => at }, portalOrigin }, store, ended);
    }
    const entry = { at, accountId: null, patientId, action: 'ages.endLink', object: accountId };
    await store.audit.add([{ ...entry, requestId: randomUUID() }]);
  }
}

type Telling = { store: StoreInTransaction; patientId: string } & Pick<AgeNoticeRow, 'age' | 'days'> & {
    parents: readonly string[];
    birthDate: Day;
    at: Date;
    portalOrigin: string;
  };

/** Tells the parents and the child's own accounts, each once; nobody where no parent acts. */
export async function tell({ store, patientId, parents, age, days, birthDate, at, portalOrigin }: Telling) {
  if (parents.length === 0) return;
  const row = { patient_id: patientId, age, days, at: at.getTime() };
  const wording = `${days === 0 ? 'now' : 'soon'}${age}` as const;
  const day = startOfDay(reachedOn({ birthDate, age }));
  // The round comes at midnight; nobody is woken by it.
  const notBefore = new Date(noticeTime(at.getTime()));
  // "Soon" is said no more once the day has come; what the day brings has a notice of its own.
  const isTooLate = days > 0 && notBefore.getTime() >= day;
  const send = async ({
    account,
    to,
    path,
  }: {
    account: AccountRow;
    to: 'person' | 'guardian';
    path: string;
  }) => {
    if (!(await store.ages.claim({ ...row, account_id: account.id })) || !isReached(account)) return;
    if (isTooLate) return;
    const language = account.language ?? 'pl';
    const mail = ageMail({ language, wording, to, at: day, link: portalOrigin + path });
    await store.outbox.queue({ channel: 'EMAIL', recipient: account.email, at, notBefore, ...mail });
  };
  for (const account of await store.links.ownAccounts(patientId)) {
    await send({ account, to: 'person', path: age === OWN_CONSENT ? '/account/mydata' : '/account/parent' });
  }
  for (const id of parents) {
    await send({ account: await store.accounts.byId(id), to: 'guardian', path: '/account/child' });
  }
}
