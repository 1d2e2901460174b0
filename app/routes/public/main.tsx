import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { enabledAreas, landingPath } from '#app/areas.menu.ts';
import { applicationSettings, portalSettings } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { ofPatient } from '#app/domain/patients/of-patient.ts';
import { patientClaimed } from '#app/services/page/patient-shown.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';

/** The landing router (C§2). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const [settings, portal] = await Promise.all([
    applicationSettings(request),
    orOutage(portalSettings(request)),
  ]);
  const isStartFirst = portal.ok && portal.data.landingPage === 'START';
  const path = landingPath(enabledAreas(settings), { isStartFirst });
  throw redirect(ofPatient(path, await patientClaimed(request)), 303);
}

/** Without a component Remix would take this for no page, and answer errors in JSON. */
export default function Nothing() {
  return null;
}
