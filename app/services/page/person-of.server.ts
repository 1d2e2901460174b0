import type { Params } from '@remix-run/react';
import { LIST_PATHS, personPath } from '#app/domain/people/paths.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { overOf, patientsOf, requireReach } from './patient-shown.server.ts';

/**
 * Whose page below /account/patients/:id it is: somebody whom the account may act for. `over`: the name over its h1;
 * `standsIn`: the page of the account's layout to which it belongs. @throws notFound
 */
export async function personOf(request: PortalRequest, params: Params) {
  const patients = await patientsOf(request);
  const patient = patients.find(({ id }) => id === params['id']);
  await requireReach(request, params['id'] ?? '');
  if (!patient) throw notFound();
  return {
    patientId: patient.id,
    over: overOf(request, { patients, patient }),
    personPath: personPath(patient.id),
    standsIn: LIST_PATHS[patient.patientRole],
  };
}
