import type { CaseNote, MedicalCase } from '#contract/telehealth/case-schemas.ts';
import { CASES_YEARS_BACK } from '#contract/telehealth/case-schemas.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import { newId } from '#provider/core/ids.ts';
import { addMonths, localDay } from '#contract/days/reading/warsaw.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { standingConsent } from '#provider/given-consents/standing.ts';
import {
  claimedCase,
  claimedPatient,
  confirmedPatient,
  keyHashOf,
  notFound,
} from '#provider/core/telehealth/claimed.ts';
import { failAsSet } from '#provider/core/telehealth/faults.ts';
import { isInPeriod } from './rules.ts';
import type { MedicalCaseNoteRow, MedicalCaseRow } from './tables.ts';

const instant = (at: number) => new Date(at).toISOString();
const noteView = ({ id, text, created_at, changed_at }: MedicalCaseNoteRow): CaseNoteOnWire => ({
  id,
  note: text,
  createdAt: instant(created_at),
  changedAt: instant(changed_at),
});
type CaseNoteOnWire = Omit<CaseNote, 'note'> & { note: string };
type CaseOnWire = Omit<MedicalCase, 'medicalCaseTitle' | 'medicalServiceName'> & {
  medicalCaseTitle: string;
  medicalServiceName?: string;
};

/** Cases with the last consultation of each. */
async function shown(
  { medicalCases }: Pick<StoreInTransaction, 'medicalCases'>,
  rows: readonly MedicalCaseRow[],
): Promise<CaseOnWire[]> {
  const consultations = await medicalCases.consultations(rows.map(({ id }) => id));
  return rows.map(({ id, title, created_at }) => {
    const last = consultations.find((one) => one.medical_case_id === id);
    return {
      medicalCaseId: id,
      medicalCaseTitle: title,
      medicalCaseCreateDate: instant(created_at),
      ...(last && {
        lastConsultationScheduledDate: instant(last.starts_at),
        medicalServiceName: last.service_name,
      }),
    };
  });
}

/** Who acts is the patient treated, or the account's own patient (B-56). @throws NOT_FOUND */
async function requireActing(context: CallContext, { acting, treated }: { acting: string; treated: string }) {
  if (acting === treated) return;
  const own = (await context.access.reachable(null)).find(({ id }) => id === acting);
  if (own?.role !== 'PATIENT') throw notFound();
}

const list = os.medicalCases.list.handler(async ({ input, context }) => {
  const { accountId, patientId: acting, contextPatientId: patientId, dateFrom, dateTo } = input;
  const { whose } = await confirmedPatient(context, { accountId, patientId, action: 'medicalCases.list' });
  await requireActing(context, { acting, treated: patientId });
  await failAsSet(context, { call: 'cases.list', patientId });

  const today = localDay(context.clock.now().getTime());
  const first = addMonths({ day: today, months: -12 * CASES_YEARS_BACK });
  const from = dateFrom !== undefined && dateFrom > first ? dateFrom : first;
  const rows = await context.store.medicalCases.list(whose);
  const cases = await shown(context.store, rows);
  return cases.filter((one) => isInPeriod(one, { from, to: dateTo ?? today }));
});

const create = os.medicalCases.create.handler(async ({ input, context }) => {
  const { accountId, patientId, title, key } = input;
  const action = 'medicalCases.create';
  const { whose } = await confirmedPatient(context, { accountId, patientId, action });
  await failAsSet(context, { call: 'cases.create', patientId });

  const at = context.clock.now();
  const id = newId(at);
  const keyHash = keyHashOf(accountId, patientId, key);
  const entry = await context.access.entry({ patientId, action, object: id });
  const row = { id, patient_id: patientId, account_id: accountId, title, created_at: at.getTime() };
  return context.store.transaction(async (store) => {
    await context.lockedAccount(store);
    await store.patients.lock(patientId);
    const before = await store.medicalCases.byKeyHash({ whose, keyHash });
    const made = before ?? { ...row, key_hash: keyHash };
    if (!before) {
      await store.medicalCases.add(made);
      await store.audit.add([entry]);
    }
    const [view] = await shown(store, [made]);
    return view ?? Promise.reject(notFound());
  });
});

const addNote = os.medicalCases.addNote.handler(async ({ input, context, errors }) => {
  const { accountId, patientId, caseId, note, key, consultationId } = input;
  const action = 'medicalCases.addNote';
  const { whose } = await claimedCase(context, { accountId, patientId, caseId, action });
  if (consultationId !== undefined) {
    const consultation = await context.store.teleconsultations.byId(consultationId);
    if (consultation?.medical_case_id !== caseId) throw errors.NOT_FOUND();
  }
  await failAsSet(context, { call: 'notes', patientId });

  const at = context.clock.now();
  const keyHash = keyHashOf(accountId, caseId, key);
  const row: MedicalCaseNoteRow = {
    id: newId(at),
    case_id: caseId,
    patient_id: patientId,
    account_id: accountId,
    text: note,
    created_at: at.getTime(),
    changed_at: at.getTime(),
    key_hash: keyHash,
    teleconsultation_id: consultationId ?? null,
  };
  const entry = await context.access.entry({ patientId, action, object: row.id });
  return context.store.transaction(async (store) => {
    await context.lockedAccount(store);
    await store.patients.lock(patientId);
    const before = await store.medicalCases.noteByKeyHash({ whose, keyHash });
    if (before) return noteView(before);
    if (!(await store.medicalCases.isOpen(row.teleconsultation_id))) throw errors.CLOSED();
    await store.medicalCases.addNote(row);
    await store.audit.add([entry]);
    return noteView(row);
  });
});

const changeNote = os.medicalCases.changeNote.handler(async ({ input, context, errors }) => {
  const { accountId, patientId, id, note: text } = input;
  const action = 'medicalCases.changeNote';
  const { whose } = await confirmedPatient(context, { accountId, patientId, action, object: id });
  await failAsSet(context, { call: 'notes', patientId });

  const at = context.clock.now().getTime();
  const entry = await context.access.entry({ patientId, action, object: id });
  return context.store.transaction(async (store) => {
    await context.lockedAccount(store);
    await store.patients.lock(patientId);
    const kept = await store.medicalCases.note({ whose, id });
    if (kept?.patient_id !== patientId) throw errors.NOT_FOUND();
    if (kept.text === text) return noteView(kept);
    if (!(await store.medicalCases.isOpen(kept.teleconsultation_id))) throw errors.CLOSED();
    await store.medicalCases.changeNote({ id, text, at });
    await store.audit.add([entry]);
    return noteView({ ...kept, text, changed_at: at });
  });
});

const put = os.telehealthConsents.put.handler(async ({ input, context, errors }) => {
  const { accountId, patientId, consentStatus: status } = input;
  const action = 'telehealthConsents.put';
  const patient = await claimedPatient(context, { accountId, patientId, action });
  await failAsSet(context, { call: 'consents', patientId });

  const at = context.clock.now().getTime();
  const whose = await context.access.seen([patient]);
  const entry = await context.access.entry({ patientId, action });
  await context.store.transaction(async (store) => {
    await context.lockedAccount(store);
    await store.patients.lock(patientId);
    const consent = await standingConsent(store, { whose, patientId, day: localDay(at) });
    if (consent === null) throw errors.NO_CONSENT();
    await store.telehealthSystem.tellConsent({ patient_id: patientId, status, told_at: at });
    await store.audit.add([entry]);
  });
  return { value: true as const };
});

export const medicalCases = { list, create, addNote, changeNote };
export const telehealthConsents = { put };
