import { narrowedOf } from '#contract/people/reading/scope.ts';
import { withoutPatient, type WithoutPatient } from '#app/services/page/own-claim.server.ts';
import type { Guardian, Parent } from '#contract/guardians/schemas.ts';
import { linkOf, type Link } from '#contract/people/reading/link.ts';
import { fullName } from '#app/domain/patients/patients.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { textIn } from '#app/services/text/texts.ts';

/** The acts of the represented person on a link in each state; the dangerous one last (AP-18). */
export const ACTS = {
  WAITING: ['confirm', 'block', 'remove'],
  CONFIRMED: ['block', 'remove'],
  BLOCKED: ['unblock', 'remove'],
  ENDED: [],
} as const satisfies Record<Link, readonly string[]>;
export type Act = (typeof ACTS)[Link][number];

/** True where the unit decides about a link: it is not sure whom somebody asks for, and the person neither confirms nor unblocks it (AP-16). */
export const isForUnit = ({ status, waitsFor }: Pick<Guardian, 'status' | 'waitsFor'>) =>
  ['WAITING', 'BLOCKED'].includes(linkOf(status)) && waitsFor === 'UNIT';

/** The acts that the person can do on a link as it stands. */
export const actsOf = (link: Pick<Guardian, 'status' | 'waitsFor'>): readonly Act[] =>
  ACTS[linkOf(link.status)].filter((act) => !(act === 'confirm' || act === 'unblock') || !isForUnit(link));

/** The account's own patient; undefined: it has none, or nobody knows. */
export async function ownPatient(request: AccountRequest) {
  const found = await orOutage(patientsOf(request));
  return found.ok ? found.data.find(({ patientRole }) => patientRole === 'PATIENT') : undefined;
}

/** Tells whether a list that is empty is so for want of an own patient. */
async function isWithoutOwn(request: AccountRequest) {
  const found = await orOutage(patientsOf(request));
  return found.ok && !found.data.some(({ patientRole }) => patientRole === 'PATIENT');
}

type Listed<Row> = Readonly<{ rows: readonly Row[]; withoutOwn: WithoutPatient | null }>;

/** A list of the own patient's: its rows, or since when it does not come. */
async function listed<Row, View>(
  request: AccountRequest,
  asked: Promise<readonly Row[]>,
  view: (row: Row) => View,
): Promise<(Listed<View> & { since: null }) | { rows: null; since: string }> {
  const found = await orOutage(asked);
  if (!found.ok) return { rows: null, since: found.outage.since };
  const rows = found.data.map(view);
  return {
    rows,
    since: null,
    withoutOwn: await withoutPatient(request, rows.length === 0 && (await isWithoutOwn(request))),
  };
}

export const wardenList = (request: AccountRequest) =>
  listed(request, request.provider.guardians.wardens(), (row) => guardianView(row, request));

export const parentList = (request: AccountRequest) =>
  listed(request, request.provider.guardians.parents(), (row) => parentView(row, request));

/** A guardian as the list shows them. A link that has ended is none any more, and one in a word that nobody knows waits (A§4). */
function guardianView(row: Guardian, { language }: AccountRequest) {
  const state = linkOf(row.status);
  return {
    accountId: row.accountId,
    name: fullName(row),
    state,
    acts: actsOf(row),
    isForUnit: isForUnit(row),
    since: textIn(language).formatDate(dayOf(row.since)),
    isAccountBlocked: row.isAccountBlocked === true,
    until:
      row.actsUntil === undefined || state !== 'CONFIRMED'
        ? null
        : textIn(language).formatDate(row.actsUntil),
    mayBeLimited: row.mayBeLimited === true,
    mayBeNarrowed: row.mayBeNarrowed === true,
    scope: state === 'CONFIRMED' ? narrowedOf(row.scope) : null,
  };
}
export type GuardianView = ReturnType<typeof guardianView>;

/** A parent; one who acts no more is never told as confirmed. */
function parentView(row: Parent, request: AccountRequest) {
  const { language } = request;
  const { formerSince } = row;
  return {
    ...guardianView(row, request),
    id: row.id,
    formerSince: formerSince === undefined ? null : textIn(language).formatDate(formerSince),
    isRemovable: row.isRemovable,
  };
}
export type ParentView = ReturnType<typeof parentView>;
