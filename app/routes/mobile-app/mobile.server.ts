import type { Params } from '@remix-run/react';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { personOf } from '#app/services/page/person-of.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

/** Whose mobile application a page is about. @throws notFound */
export async function whoseApp(request: AccountRequest, params: Params) {
  const { patientId: id, ...person } = await personOf(request, params);
  return { id, ...person, path: `${person.personPath}/mobile` };
}

/** The frame of a page about it, and how it stands; `outage`: nobody knows, and nothing is offered. */
export async function mobileAppOf(request: AccountRequest, params: Params, title: TextKey) {
  const { id, ...person } = await whoseApp(request, params);
  const found = await orOutage(orNotFound(request.provider.mobileApp.check({ id })));
  const heading = request.t(title);
  return {
    ...person,
    title: titled(person.over, heading),
    heading,
    app: found.ok ? found.data : null,
    outage: found.ok ? null : found.outage,
  };
}
export type MobileAppView = Awaited<ReturnType<typeof mobileAppOf>>;
