import { LIST_PATHS } from '#app/domain/people/paths.ts';
import { patientInAddress } from '#app/services/request/patient-in-address.ts';
import type { EnrolmentOutcome } from '#contract/enrolment/schemas.ts';
import { roleIn } from '#app/domain/enrolment/roles.ts';
import { fullName, type PatientRole } from '#app/domain/patients/patients.ts';
import { badCall, notFound } from '#app/services/access/problems.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';

export type KnownOutcome = EnrolmentOutcome | 'OTHER';

const OUTCOMES = [
  'REGISTERED',
  'REVERTED',
  'REQUESTED',
  'ALREADY_EXIST',
  'WARD',
  'CHILD',
] as const satisfies readonly EnrolmentOutcome[];

/** The outcome as a host has answered it; OTHER for one for which no page is made. */
const knownOutcome = (outcome: string | null): KnownOutcome =>
  OUTCOMES.find((known) => known === outcome) ?? 'OTHER';

type Done = { outcome: string; patientId?: string | undefined; role: PatientRole };

/** The address of the page that says what has become of a registration. */
export function donePathOf({ outcome, patientId, role }: Done) {
  const query = new URLSearchParams({ outcome: knownOutcome(outcome), patientRole: role });
  if (patientId !== undefined) query.set('patientId', patientId);
  return `/account/registration/done?${query.toString()}`;
}

/** The content of the page: for an outcome, a role, and somebody whom the account may act for. @throws 400 without a role, 404 for anybody else */
export async function donePage(request: AccountRequest) {
  const { searchParams } = request.url;
  const role = roleIn(searchParams);
  if (role === null || role === 'UNKNOWN') throw badCall();
  const outcome = knownOutcome(searchParams.get('outcome'));
  const person = await personOf(request, patientInAddress(request.url));
  const isBack = outcome === 'REVERTED' && person !== null;
  return {
    title: titleOf(request, { outcome, isBack, role, name: person?.name ?? null }),
    outcome,
    isBack,
    role,
    person,
    standsIn: LIST_PATHS[role],
  };
}

type Titled = { outcome: KnownOutcome; isBack: boolean; role: PatientRole; name: string | null };

function titleOf({ t }: AccountRequest, { outcome, isBack, role, name }: Titled) {
  if (outcome === 'REGISTERED' && role === 'PATIENT') return t('enrolment:done.own.title');
  if (name === null) return t(`enrolment:done.${outcome}.title`);
  return t(isBack ? 'enrolment:done.back.title' : 'enrolment:done.named', { name });
}

async function personOf(request: AccountRequest, id: string | null) {
  if (id === null) return null;
  const patients = await orOutage(patientsOf(request));
  if (!patients.ok) return null;
  const person = patients.data.find((one) => one.id === id);
  if (!person) throw notFound();
  const own = person.patientRole === 'PATIENT';
  return {
    name: fullName(person),
    path: own ? '/account/mydata' : `/account/patients/${encodeURIComponent(id)}`,
    bookingPath: `/newbooking?patient=${encodeURIComponent(id)}`,
  };
}
