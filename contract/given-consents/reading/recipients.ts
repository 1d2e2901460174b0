import type { AuthorizedPerson, Consent } from '#contract/given-consents/schemas.ts';

type Recipient = Readonly<Pick<Consent, 'partner' | 'authorizedPartnerId' | 'authorizedPerson'>>;

/** Who somebody is who is named in several consents, as far as these say it: names alone are shared by many. */
const personKey = ({ name, lastName, identity }: AuthorizedPerson) =>
  JSON.stringify([
    name.toLocaleLowerCase('pl'),
    lastName.toLocaleLowerCase('pl'),
    identity.nationalIdentificationNumber ?? identity.documentNumber ?? '',
    identity.country ?? 'PL',
  ]);

/** One partner, one person, or, of the kinds that name nobody, the provider itself. */
export function recipientKey({ partner, authorizedPartnerId, authorizedPerson }: Recipient) {
  const partnerId = partner?.id ?? authorizedPartnerId;
  if (partnerId !== undefined) return `partner/${partnerId}`;
  return authorizedPerson === undefined ? 'unit' : `person/${personKey(authorizedPerson)}`;
}

/** Things by their key, in the order in which the keys came first. */
export function groupedBy<Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string) {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    groups.set(key, [...(groups.get(key) ?? []), thing]);
  }
  return [...groups].map(([key, members]) => ({ key, members }));
}
