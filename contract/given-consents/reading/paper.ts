import { localDay } from '#contract/days/reading/warsaw.ts';
import type { AuthorizedPerson, Consent } from '#contract/given-consents/schemas.ts';
import {
  addressOnPaper,
  paperFact as fact,
  peselOnPaper,
  wordsInLine,
  type Paper,
  type PaperFact,
  type PaperSpeaker,
} from '#contract/papers/reading/paper.ts';
import { signatureOf, type ConsentState } from './state.ts';

const KINDS = ['CPAR', 'CDPM', 'CTEL', 'INFO', 'OCCU'] as const;
type Kind = (typeof KINDS)[number];

type Key =
  | `given-consents:paper.${'type' | 'state' | 'given' | 'partner' | 'personnel' | 'everybody' | 'scope'}`
  | `given-consents:paper.${'selected' | 'all' | 'person' | 'pesel' | 'document' | 'address' | 'from' | 'to'}`
  | `given-consents:paper.${'cancelled' | 'signature' | 'line' | 'toSign' | 'isOver'}`
  | `given-consents:facts.${'status' | 'signed' | 'by'}`
  | `given-consents:type.${Kind}`
  | 'given-consents:kind.OTHER'
  | `given-consents:state.${ConsentState}`
  | `given-consents:signature.${ReturnType<typeof signatureOf>}`
  | `given-consents:givenBy.${NonNullable<Consent['givenByRole']>}`
  | 'given-consents:sharing.untilTakenBack';

type Speaker = PaperSpeaker<Key>;
type Printed = Readonly<{ consent: Consent; state: ConsentState }>;

const dayOf = (instant: string) => localDay(Date.parse(instant));

/** A consent on paper: to whom, of what, from when and until when, and how it was given and signed (B§3, S-44). */
export function consentPaper({ consent, state }: Printed, speaker: Speaker): Paper {
  const { t, date } = speaker;
  const waits = state === 'AWAITS_SIGNATURE';
  const isOver = state === 'CANCELLED' || state === 'ENDED';
  const { consentType: type, validFrom, validTo, cancelledOn, signedAt, givenByRole } = consent;
  const given = consent.registeredAt === undefined ? undefined : dayOf(consent.registeredAt);
  const kind = KINDS.find((one) => one === type);
  const from = validFrom ?? given;
  return {
    notes: [
      ...(waits ? [t('given-consents:paper.toSign')] : []),
      ...(isOver ? [t('given-consents:paper.isOver')] : []),
    ],
    facts: [
      ...fact(
        t('given-consents:paper.type'),
        t(kind ? `given-consents:type.${kind}` : 'given-consents:kind.OTHER'),
      ),
      ...fact(t('given-consents:paper.state'), t(`given-consents:state.${state}`)),
      ...partnerFacts(consent, speaker),
      ...personFacts(consent.authorizedPerson, speaker),
      ...fact(t('given-consents:paper.from'), from && date(from)),
      ...fact(
        t('given-consents:paper.to'),
        validTo === undefined ? t('given-consents:sharing.untilTakenBack') : date(validTo),
      ),
      ...fact(t('given-consents:paper.cancelled'), cancelledOn && date(cancelledOn)),
      ...fact(t('given-consents:facts.status'), t(`given-consents:signature.${signatureOf(consent)}`)),
      ...fact(t('given-consents:facts.signed'), signedAt && date(dayOf(signedAt))),
      ...fact(t('given-consents:paper.given'), given && date(given)),
      ...fact(t('given-consents:facts.by'), givenByRole && t(`given-consents:givenBy.${givenByRole}`)),
    ],
    parts: [],
    signature: waits
      ? { heading: t('given-consents:paper.signature'), line: t('given-consents:paper.line') }
      : null,
  };
}

/** The partner, whoever of it, and which documents. */
function partnerFacts(
  { consentType, partner, personnel, onlySelectedDocuments: isSelected }: Consent,
  { t }: Speaker,
): PaperFact[] {
  const who = personnel && wordsInLine([personnel.degree, personnel.name, personnel.lastName]);
  const everybody = consentType === 'CPAR' ? t('given-consents:paper.everybody') : null;
  const scope = isSelected === true ? 'selected' : 'all';
  return [
    ...fact(t('given-consents:paper.partner'), partner?.name as unknown as string | undefined, 'pl'),
    ...(who
      ? fact(t('given-consents:paper.personnel'), who, 'pl')
      : fact(t('given-consents:paper.personnel'), everybody)),
    ...fact(
      t('given-consents:paper.scope'),
      isSelected === undefined ? null : t(`given-consents:paper.${scope}`),
    ),
  ];
}

/** The person who is named, by what they are known, and where they live. */
function personFacts(person: AuthorizedPerson | undefined, { t, country }: Speaker): PaperFact[] {
  if (!person) return [];
  const { nationalIdentificationNumber: pesel, documentNumber, country: issuer = 'PL' } = person.identity;
  const { country: home = 'PL', ...address } = person.address ?? {};
  return [
    ...fact(t('given-consents:paper.person'), wordsInLine([person.name, person.lastName])),
    ...fact(t('given-consents:paper.pesel'), pesel && peselOnPaper(pesel)),
    ...fact(
      t('given-consents:paper.document'),
      documentNumber && wordsInLine([documentNumber, country(issuer)], ', '),
    ),
    ...fact(t('given-consents:paper.address'), addressOnPaper(address, home === 'PL' ? null : country(home))),
  ];
}
