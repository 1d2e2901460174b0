import type { Params } from '@remix-run/react';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { overOf, patientsOf, titled } from '#app/services/page/patient-shown.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

/** Whose mobile application a page is about: somebody whom the account may act for, by the id of the address. */
export async function personOf(request: AccountRequest, params: Params) {
  const patients = await patientsOf(request);
  const patient = patients.find(({ id }) => id === params['id']);
  if (!patient) throw notFound();
  const path = `/account/patients/${encodeURIComponent(patient.id)}`;
  return {
    id: patient.id,
    over: overOf(request, { patients, patient }),
    personPath: path,
    path: `${path}/mobile`,
  };
}

/** The frame of a page about it, and how it stands; `outage`: nobody knows, and nothing is offered. */
export async function mobileAppOf(request: AccountRequest, params: Params, title: TextKey) {
  const { id, over, path, personPath } = await personOf(request, params);
  const found = await orOutage(orNotFound(request.provider.mobileApp.check({ id })));
  const heading = request.t(title);
  return {
    title: titled(over, heading),
    heading,
    over,
    path,
    personPath,
    app: found.ok ? found.data : null,
    outage: found.ok ? null : found.outage,
  };
}
export type MobileAppView = Awaited<ReturnType<typeof mobileAppOf>>;
