import type { Declaration, DeclarationData, HospitalDeclaration } from '#contract/declarations/schemas.ts';
import {
  addressOnPaper,
  paperFact as fact,
  peselOnPaper,
  wordsInLine,
  type Paper,
  type PaperFact,
  type PaperPart,
  type PaperSpeaker,
} from '#contract/papers/reading/paper.ts';
import { lastNumberOf } from './choices.ts';
import { insurerOf, type Insurer } from './insurers.ts';
import type { Joined } from './joined.ts';
import { standingOf, type Standing } from './standing.ts';

type Reason = 1 | 2 | 3 | 4 | 5;

type Key =
  | `declarations:paper.${'type' | 'state' | 'submission' | 'withdrawn' | 'number' | 'practitioner' | 'unit'}`
  | `declarations:paper.${'noUnit' | 'order' | 'reason' | 'notSaid' | 'signature' | 'line' | 'toSign'}`
  | `declarations:details.${'givenBy' | 'healthcareProvider' | 'practitioner' | 'otherReason'}`
  | `declarations:details.${'data' | 'names' | 'pesel' | 'born'}`
  | `declarations:type.${Declaration['type']}`
  | `declarations:standing.${Standing}`
  | `declarations:givenBy.${NonNullable<Declaration['givenByRole']>}`
  | `declarations:order.${1 | 2 | 3 | 4 | 'last'}`
  | `declarations:reason.${Reason}`
  | `declaration-wizard:insurer.${Insurer}`
  | `declaration-wizard:data.${'familyName' | 'phone' | 'insurer'}.label`
  | 'declaration-wizard:facts.address'
  | 'page:notGiven';

type Speaker = PaperSpeaker<Key>;

/** The patient whom a declaration is about, as the record has them. */
type DeclaredPerson = Readonly<{
  name: string;
  middleName?: string | undefined;
  lastName: string;
  birthDate: string;
  pesel?: string | undefined;
}>;

type Whose = Readonly<{ person: DeclaredPerson; data: DeclarationData }>;
type Declared = Readonly<{
  joined: Joined;
  /** The patient, and the data beside the record (B-46); null: they are not on this paper, so that nothing is signed on it. */
  whose: Whose | null;
}>;

/** A declaration on paper: how it stands, who is chosen and where, both choices, and whose data it has (B-46, B-52, S-44). */
export function declarationPaper({ joined, whose }: Declared, speaker: Speaker): Paper {
  const { t } = speaker;
  const standing = standingOf(joined);
  const told = joined.own ?? joined.held;
  const waits = standing === 'TO_SIGN' && whose !== null;
  return {
    notes: waits ? [t('declarations:paper.toSign')] : [],
    facts: factsOf({ joined, standing }, speaker),
    parts: [
      choicePart({ told, block: 'healthcareProvider' }, speaker),
      choicePart({ told, block: 'practitioner' }, speaker),
      ...(whose === null ? [] : [dataPart(whose, speaker)]),
    ],
    signature: waits
      ? { heading: t('declarations:paper.signature'), line: t('declarations:paper.line') }
      : null,
  };
}

type Stands = Readonly<{ joined: Joined; standing: Standing }>;

function factsOf({ joined: { own, held }, standing }: Stands, { t, date }: Speaker): PaperFact[] {
  const told = own ?? held;
  const day = (value: string | undefined) => value && date(value);
  const { practitioner } = told;
  const who = practitioner && wordsInLine([nameOf(practitioner), practitioner.practiceNumber], ', ');
  return [
    ...fact(t('declarations:paper.type'), t(`declarations:type.${told.type}`)),
    ...fact(t('declarations:paper.state'), t(`declarations:standing.${standing}`)),
    ...(who
      ? fact(t('declarations:paper.practitioner'), who, 'pl')
      : fact(t('declarations:paper.practitioner'), t('declarations:paper.notSaid'))),
    ...unitFact(told, t),
    ...fact(t('declarations:paper.submission'), day(told.dateOfSubmission)),
    ...fact(
      t('declarations:details.givenBy'),
      own?.givenByRole && t(`declarations:givenBy.${own.givenByRole}`),
    ),
    ...fact(t('declarations:paper.withdrawn'), day(told.withdrawnOn)),
    ...fact(t('declarations:paper.number'), told.systemId),
  ];
}

type Told = Declaration | HospitalDeclaration;
type Practitioner = NonNullable<Told['practitioner']>;

/** "dr n. med. Katarzyna Anna Majewska" */
const nameOf = ({ employee: { degree, name, middleName, lastName } }: Practitioner) =>
  wordsInLine([degree, name, middleName, lastName]);

/** Where the chosen one works; nothing where the declaration does not say it. */
function unitFact({ practitioner, hospitalOrganizationUnit: unit }: Told, t: Speaker['t']) {
  const term = t('declarations:paper.unit');
  if (unit) {
    const { name, address } = unit as { name: unknown; address?: unknown };
    return fact(term, wordsInLine([name as string, address as string | undefined], ', '), 'pl');
  }
  return practitioner && unit === null ? fact(term, t('declarations:paper.noUnit')) : [];
}

type Block = Readonly<{ told: Told; block: 'healthcareProvider' | 'practitioner' }>;

/** One of the two choices: which it is, why, and in whose words. */
function choicePart({ told, block }: Block, { t }: Speaker): PaperPart {
  const number = told[`${block}ChoiceOrderNumber`];
  const reason = told[`${block}ChoiceOrderReasonCode`];
  const words = told[`${block}ChoiceOtherReason`];
  const isLast = number === 3 && lastNumberOf(told.dateOfSubmission ?? told.withdrawnOn ?? '9999') === 3;
  const order = isLast ? 'last' : (number as 1 | 2 | 3 | 4);
  return {
    heading: t(`declarations:details.${block}`),
    empty: t('declarations:paper.notSaid'),
    facts:
      number === undefined
        ? []
        : [
            ...fact(t('declarations:paper.order'), t(`declarations:order.${order}`)),
            ...fact(
              t('declarations:paper.reason'),
              reason === undefined ? null : t(`declarations:reason.${reason as Reason}`),
            ),
            ...fact(t('declarations:details.otherReason'), words),
          ],
  };
}

/** The patient's data; what is not known is said to be so, for it is signed. */
function dataPart({ person, data }: Whose, { t, date, phone }: Speaker): PaperPart {
  const { familyName, address, phoneNumber, insurance } = data;
  const insurer = insurerOf(insurance.insurerCode);
  const names = wordsInLine([person.name, person.middleName, person.lastName]);
  const orNot = (term: string, value: string | null | undefined) => fact(term, value || t('page:notGiven'));
  return {
    heading: t('declarations:details.data'),
    empty: t('declarations:paper.notSaid'),
    facts: [
      ...fact(t('declarations:details.names'), names),
      ...orNot(t('declarations:details.pesel'), person.pesel && peselOnPaper(person.pesel)),
      ...fact(t('declarations:details.born'), date(person.birthDate)),
      ...orNot(t('declaration-wizard:data.familyName.label'), familyName),
      ...orNot(t('declaration-wizard:facts.address'), addressOnPaper(address)),
      ...orNot(t('declaration-wizard:data.phone.label'), phoneNumber && phone(phoneNumber)),
      ...orNot(
        t('declaration-wizard:data.insurer.label'),
        insurer && t(`declaration-wizard:insurer.${insurer}`),
      ),
    ],
  };
}
