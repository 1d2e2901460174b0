import { withoutPatient } from '#app/services/page/own-claim.server.ts';
import { isOn } from '#app/areas.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { accountOf } from '#app/services/provider/frame.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { applicationsOf } from './generated.ts';

/** Kinds of requests of the areas that are on, and what the account has asked for, the last one first. */
export async function applicationsPage(request: AccountRequest) {
  const settings = await applicationSettings(request);
  const [found, account] = await Promise.all([orOutage(patientsOf(request)), orOutage(accountOf(request))]);
  // While nobody knows, the way stays: its page says that the account is confirmed.
  const isConfirmed = account.ok && account.data.type === 'AUTHORIZED';
  const patients = found.ok ? found.data : [];
  const areas = await Promise.all(
    Object.entries(applicationsOf)
      .filter(([area]) => isOn(area, settings))
      .map(async ([, of]) => of(request, { patients, isConfirmed })),
  );
  const answers = await Promise.all(areas.map(({ mine }) => orOutage(mine())));
  const mine = answers.flatMap((answer) => (answer.ok ? answer.data : []));
  const failed = [found, ...answers].find((answer) => !answer.ok);
  return {
    title: request.t('applications:area'),
    kinds: areas.flatMap(({ kinds }) => kinds),
    mine: mine.sort((one, other) => (one.at < other.at ? 1 : -1)),
    outage: failed ? failed.outage : null,
    noPatient: await withoutPatient(request, found.ok && patients.length === 0),
  };
}
