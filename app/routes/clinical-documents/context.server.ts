import { redirect } from '@remix-run/node';
import { ofPatient } from '#app/domain/patients/of-patient.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { patientInAddress } from '#app/services/request/patient-in-address.ts';
import { pathOf } from '#app/services/request/portal-request.server.ts';
import { isDefinedError, safe } from '@orpc/client';
import { documentRow, seenDocuments } from './documents.server.ts';

type Key = Readonly<{ patientId: string; contextId: string }>;

/**
 * Leads an address that names nobody to the one patient of the account who has the context (AP-28). @throws 303, or notFound
 * where several have it or none
 */
export async function requirePatientOfContext(request: AccountRequest, contextId: string) {
  if (patientInAddress(request.url) !== null) return;
  const patients = await orOutage(patientsOf(request));
  if (!patients.ok || patients.data.length < 2) return;
  const having = await Promise.all(
    patients.data.map(async ({ id: patientId }) => {
      const [error] = await safe(request.provider.clinicalDocuments.ofContext({ patientId, contextId }));
      if (error && !isDefinedError(error)) throw error;
      return error ? [] : [patientId];
    }),
  );
  const [one, ...others] = having.flat();
  if (one === undefined || others.length > 0) throw notFound();
  throw redirect(ofPatient(pathOf(request.url), one), 303);
}

/** The documents of a context, as the list shows them; none that are seen: the same 404 as for no context. */
export async function documentsOfContext(request: AccountRequest, { patientId, contextId }: Key) {
  const found = await orNotFound(request.provider.clinicalDocuments.ofContext({ patientId, contextId }));
  const documents = await seenDocuments(request, found);
  if (documents.length === 0) throw notFound();
  return documents.map((document) => documentRow({ document, request, patientId }));
}
