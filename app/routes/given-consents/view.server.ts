import type { Consent } from '#contract/given-consents/schemas.ts';
import { consentStateOn, signatureOf } from '#contract/given-consents/reading/state.ts';
import { today } from '#app/domain/dates/warsaw.ts';
import { plainText } from '#app/domain/text.ts';
import { groupOf, isCancellable, kindOf } from '#app/domain/given-consents/standing.ts';
import { consentPath } from '#app/domain/given-consents/paths.ts';
import { shownName } from '#app/domain/person-name.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { documentDays } from '#app/services/page/document-days.server.ts';

type Person = Readonly<{ name: string; lastName: string; degree?: string | undefined }>;

const nameOf = ({ degree, name, lastName }: Person) => shownName(degree, name, lastName);

type Said = Readonly<{
  request: Pick<AccountRequest, 't' | 'now' | 'language'>;
  /** The name of its patient. */
  patient: string | null;
}>;

/** A consent as the pages say it. */
export function consentView(consent: Consent, { request, patient }: Said) {
  const { id, consentType, partner, personnel, authorizedPerson, onlySelectedDocuments } = consent;
  const { validFrom, validTo, cancelledOn } = consent;
  const { dayOf, limitOf } = documentDays(request);
  const state = consentStateOn(consent, today(request.now));
  const kind = kindOf(consentType);
  const kindInWords = request.t(`given-consents:kind.${kind}`);
  const person = authorizedPerson ? nameOf(authorizedPerson) : null;
  const whom = partner ? plainText(partner.name) : person;
  return {
    id,
    /** Kind and recipient, for titles and notices. */
    name: whom === null ? kindInWords : `${kindInWords}: ${whom}`,
    type: consentType,
    href: consentPath(id),
    patient,
    kind: kindInWords,
    isOfPartner: kind === 'CPAR',
    state,
    group: groupOf(state),
    isCancellable: isCancellable(state),
    signature: signatureOf(consent),
    partner: partner?.name ?? null,
    personnel: personnel ? nameOf(personnel) : null,
    person,
    isSelectedOnly: onlySelectedDocuments ?? null,
    from: dayOf(validFrom),
    to: dayOf(validTo),
    /** The same two after "od" and "do". */
    limits: { from: limitOf(validFrom), to: limitOf(validTo) },
    cancelledOn: dayOf(cancelledOn),
  };
}
export type ConsentView = ReturnType<typeof consentView>;
