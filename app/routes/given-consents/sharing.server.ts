import { groupedBy, recipientKey } from '#contract/given-consents/reading/recipients.ts';
import { consentPagePath } from '#app/domain/given-consents/paths.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { mayOpen } from '#app/services/access/scopes.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { consentsAndNames } from './list.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { consentView } from './view.server.ts';

/** Who may know what today, over all kinds of consents, by who it is, with days as paper says them; `recipients` is null while nobody knows. */
export async function sharingOverview(request: AccountRequest) {
  const all = await consentsAndNames(request);
  if (all.consents === null) return { recipients: null, since: all.since };
  const patients = await orOutage(patientsOf(request));
  /** Whoever lets look alone has nothing taken back in their name (AP-22). */
  const mayCancel = ({ id, patientId }: { id: string; patientId: string }) =>
    patients.ok &&
    patients.data.some((one) => one.id === patientId && mayOpen(one, consentPagePath(id, 'cancel')));
  const { formatDate } = textIn(request.language);
  const day = (one: string | undefined) => (one === undefined ? null : formatDate(one));
  const seen = all.consents.map((consent) => ({
    key: recipientKey(consent),
    view: {
      ...consentView(consent, { request, patient: all.nameOfId(consent.patientId) }),
      from: day(consent.validFrom),
      to: day(consent.validTo),
      mayCancel: mayCancel(consent),
    },
  }));
  const inForce = seen.filter(({ view }) => view.state === 'IN_FORCE');
  return {
    recipients: groupedBy(inForce, ({ key }) => key).map(({ key, members }) => ({
      key,
      consents: members.map(({ view }) => view),
    })),
    waiting: seen.filter(({ view }) => view.group === 'waiting' || view.group === 'notYet').length,
    people: [...new Set(inForce.flatMap(({ view }) => view.patient ?? []))],
    cut: all.cut,
    noPatient: all.noPatient,
  };
}
