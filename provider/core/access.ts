import { ORPCError } from '@orpc/server';
import type { AccountRow, LinkedPatientRow } from './rows.ts';
import { scopeOf } from '#contract/people/reading/scope.ts';
import { isAllowed, isRead, seesAll } from './access-rules.ts';
import type { Action } from './actions.ts';
import type { GroupedAudit } from './audit/read-audit.ts';
import type { AuditEntry } from './audit/store.ts';
import type { Clock } from './clock.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import type { createOutages } from './outages.ts';
import type { Store } from './store.ts';
import { whoseRows, type Whose } from './whose.ts';

type AccessQuery = { patientId: string; action: Action; object?: string; madeBy?: string | null };

/** An audit entry of a read or a write. Null: what was read or written is the account's own, and about no patient. */
type Noted = Omit<AccessQuery, 'madeBy' | 'patientId'> & { patientId: string | null };

/** A missing record, and one of others. */
const notFound = () => new ORPCError('NOT_FOUND', { status: 404 });

/**
 * The way to every patient's record: decides by rules/access at this moment and notes reads in the audit.
 * Writes are put into the audit by their transaction, with `entry`.
 */
export type Access = ReturnType<typeof createAccess>;

/** The grounds on which access decides: the part of a call's context that is there before it. */
type AccessParts = Readonly<{
  store: Store;
  clock: Clock;
  requestId: string;
  readAudit: Pick<GroupedAudit<AuditEntry>, 'note'>;
  outages: ReturnType<typeof createOutages>;
  account: () => Promise<AccountRow>;
  linkedPatients: () => Promise<LinkedPatientRow[]>;
}>;

const idsOf = (patients: readonly LinkedPatientRow[]) => patients.map(({ id }) => id);

export const linkOf = ({
  role,
  link_state,
  birth_date,
  authorized,
  acts_until,
  scope,
}: LinkedPatientRow) => ({
  role,
  linkState: link_state,
  birthDate: birth_date,
  authorized: authorized === 1,
  actsUntil: acts_until,
  scope: scopeOf(scope ?? undefined),
});

export function createAccess(context: AccessParts) {
  const { store, clock, requestId, readAudit, outages } = context;

  const mayReach = async ({
    patient,
    action,
    madeBy,
  }: {
    patient: LinkedPatientRow;
    action: Action | null;
    madeBy?: string | null | undefined;
  }) => {
    const account = await context.account();
    return isAllowed({
      subject: { accountId: account.id, type: account.type },
      link: linkOf(patient),
      action,
      madeBy,
      today: localDay(clock.now().getTime()),
    });
  };

  const entry = async ({ action, patientId, object }: Noted) => ({
    at: clock.now(),
    accountId: (await context.account()).id,
    patientId,
    action,
    object: object ?? null,
    requestId,
  });

  const note = async (query: Noted) => {
    if (isRead(query.action)) readAudit.note(await entry(query));
  };

  /** The rows of these patients which the account may see: those that it made alone, where it or the patient is unconfirmed. */
  const whoseOf = async (patients: readonly LinkedPatientRow[]) => {
    const account = await context.account();
    const subject = { accountId: account.id, type: account.type };
    const isWhole = (patient: LinkedPatientRow) => seesAll({ subject, link: linkOf(patient) });
    return whoseRows({
      patientIds: idsOf(patients.filter(isWhole)),
      own: { patientIds: idsOf(patients.filter((patient) => !isWhole(patient))), madeBy: account.id },
    });
  };

  const access = {
    entry,
    /** Tells whether the account may reach a record of a patient by whoever made it: null, the staff. */
    mayReach,
    /** Notes the reading of what was written by the account or to it, which its own store query has found. */
    note,

    /** The rows of these patients which the account may see: none that nobody is known to have made where one of both is unconfirmed. */
    seen: whoseOf,

    /** The rows of these patients, whoever made them: for rules, and for records that nobody has made in the portal. */
    whoeverMade: (patients: readonly LinkedPatientRow[]): Whose =>
      whoseRows({ patientIds: idsOf(patients), own: undefined }),

    /** @throws NOT_FOUND, the same for another's patient as for none. */
    async patient(query: AccessQuery): Promise<LinkedPatientRow> {
      const patient = (await context.linkedPatients()).find((each) => each.id === query.patientId);
      if (!patient || !(await mayReach({ patient, action: query.action, madeBy: query.madeBy })))
        throw notFound();
      if (patient.sentinel === 'OUTAGE') await outages.strike();
      await note(query);
      return patient;
    },

    /**
     * The records that the medical unit keeps of a patient: none is seen where the account or the patient is unconfirmed
     * (A-53).
     * @throws NOT_FOUND, the same for another's patient as for none.
     */
    async record(query: Omit<AccessQuery, 'madeBy'>): Promise<Whose> {
      const patient = await access.patient({ ...query, madeBy: null });
      return access.whoeverMade([patient]);
    },

    /** All for whom the account may do this; nothing of their records is read. Null: all whom it may act for, in whatever scope. */
    async reachable(action: Action | null): Promise<LinkedPatientRow[]> {
      const linked = await context.linkedPatients();
      const isReachable = await Promise.all(linked.map((patient) => mayReach({ patient, action })));
      return linked.filter((_, index) => isReachable[index]);
    },

    /** All whom the account may act for, each noted in the audit. */
    async patients(action: Action): Promise<LinkedPatientRow[]> {
      const patients = await access.reachable(action);
      for (const { id } of patients) await note({ patientId: id, action });
      return patients;
    },

    /**
     * Returns whose entries a list may have: one patient's, or those of all patients of the account, with the account whose own
     * entries alone may be seen.
     */
    async scope({ patientId, action }: { patientId?: string | undefined; action: Action }) {
      const patients = patientId
        ? [await access.patient({ patientId, action })]
        : await access.patients(action);
      if (patients.some((patient) => patient.sentinel === 'OUTAGE')) await outages.strike();
      return { patients, whose: await whoseOf(patients) };
    },

    /** Returns the patients for a number over all of them that names none of their records: it is no reading of any (S-50). */
    async counted(action: Action) {
      const patients = await access.reachable(action);
      if (patients.some((patient) => patient.sentinel === 'OUTAGE')) await outages.strike();
      return { whose: await whoseOf(patients) };
    },

    /** @throws NOT_FOUND, the same for another's booking as for none. */
    async booking({ system, id, action }: { system: string; id: string; action: Action }) {
      const whose = await whoseOf(await access.reachable(action));
      const row = await store.bookings.byKey({ system, systemId: id, whose });
      if (!row) throw notFound();
      const query = { patientId: row.patient_id, action, object: id, madeBy: row.account_id };
      return { row, patient: await access.patient(query) };
    },
  };
  return access;
}
