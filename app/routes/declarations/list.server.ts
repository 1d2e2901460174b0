import { withoutPatient } from '#app/services/page/own-claim.server.ts';
import { joined } from '#contract/declarations/reading/joined.ts';
import { GROUPS } from '#contract/declarations/reading/standing.ts';
import { signingTarget } from '#app/routes/signing/signing.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { mayOpen } from '#app/services/access/scopes.ts';
import { cutOf } from '#app/services/page/cut.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { orOutage, type OrOutage } from '#app/services/provider/provider.server.ts';
import type { StepsView } from '#app/services/second-steps/portal-steps.server.ts';
import { withoutSettled } from './settled.server.ts';
import { declarationRow, type DeclarationRow } from './view.server.ts';

const sinceOf = (answer: OrOutage<unknown>) => (answer.ok ? null : { since: answer.outage.since });
const dataOf = <T>(answer: OrOutage<T>) => (answer.ok ? answer.data : null);

/**
 * The declarations of everybody for whom the account may act, of both systems, in their groups (B§2, B-45). A system that does not answer
 * is told, and the other's stand; `groups` is null while nothing can be had.
 */
export async function declarationList(request: AccountRequest, opened: StepsView) {
  const { provider } = request;
  const [patients, own, held] = await Promise.all([
    orOutage(patientsOf(request)),
    orOutage(provider.declarations.list()),
    orOutage(provider.hospitalDeclarations.list()),
  ]);
  const isNothingKnown = !patients.ok || (!own.ok && !held.ok);
  const outages = {
    all: isNothingKnown ? (sinceOf(patients) ?? sinceOf(own)) : null,
    portal: sinceOf(own),
    hospital: sinceOf(held),
  };
  if (isNothingKnown)
    return { groups: null, outages, noPatient: null, cut: null, canSign: false, steps: opened };
  const steps = own.ok ? await withoutSettled(request, { steps: opened, declarations: own.data }) : opened;

  const nameOf = personNames(request, patients.data);
  const nameOfId = (id: string) => {
    const patient = patients.data.find((one) => one.id === id);
    return patient ? nameOf(patient) : null;
  };
  const found = joined(dataOf(own), dataOf(held)).map((one) => {
    const { patientId } = one.own ?? one.held;
    const row = declarationRow(one, { request, patient: nameOfId(patientId), steps });
    const { signHref } = row;
    const maySign = patients.data.some(
      (person) => person.id === patientId && signHref !== null && mayOpen(person, signHref),
    );
    return { ...row, signHref: maySign ? signHref : null };
  });
  const isAlike = (row: DeclarationRow) =>
    found.some(
      ({ href, name, practitioner }) =>
        href !== row.href && name === row.name && practitioner === row.practitioner,
    );
  const rows = found.map((row) => ({ ...row, isAlike: isAlike(row) }));
  const groups = GROUPS.flatMap((name) => {
    const ofGroup = rows.filter(({ group }) => group === name);
    return ofGroup.length > 0 ? [{ name, rows: ofGroup }] : [];
  });
  return {
    groups,
    steps,
    outages,
    cut: await cutOf(request, patients.data),
    noPatient: await withoutPatient(request, patients.data.length === 0),
    canSign: rows.some(({ standing }) => standing === 'TO_SIGN') && (await signingTarget(request)) !== null,
  };
}
