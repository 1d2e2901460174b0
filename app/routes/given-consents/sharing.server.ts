import { groupedBy, recipientKey } from '#contract/given-consents/reading/recipients.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { consentsAndNames } from './list.server.ts';
import { consentView } from './view.server.ts';

/** Who may know what today, over all kinds of consents, by who it is; `recipients` is null while nobody knows. */
export async function sharingOverview(request: AccountRequest) {
  const all = await consentsAndNames(request);
  if (all.consents === null) return { recipients: null, since: all.since };
  const seen = all.consents.map((consent) => ({
    key: recipientKey(consent),
    view: consentView(consent, { request, patient: all.nameOfId(consent.patientId) }),
  }));
  const inForce = seen.filter(({ view }) => view.state === 'IN_FORCE');
  return {
    recipients: groupedBy(inForce, ({ key }) => key).map(({ key, members }) => ({
      key,
      consents: members.map(({ view }) => view),
    })),
    waiting: seen.filter(({ view }) => view.group === 'waiting' || view.group === 'notYet').length,
    people: [...new Set(inForce.flatMap(({ view }) => view.patient ?? []))],
    noPatient: all.noPatient,
  };
}
