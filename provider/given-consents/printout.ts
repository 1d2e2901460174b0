import type { ConsentState } from '#contract/given-consents/reading/state.ts';
import en from '#locales/en/given-consents.json';
import enPage from '#locales/en/page.json';
import pl from '#locales/pl/given-consents.json';
import plPage from '#locales/pl/page.json';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { taggedPdf, type PrintedFact } from '#provider/core/printouts/tagged-pdf.ts';
import { personOnPaper } from '#provider/core/printouts/whose.ts';
import {
  countryInWords,
  dateInDigits,
  dayInWords,
  filled,
  timeInWords,
  type Language,
} from '#provider/core/words.ts';
import type { PatientRow } from '#provider/core/rows.ts';
import { stateOf, type SignatureRequired } from './rules.ts';
import type { ShownConsentRow } from './store.ts';

/** The texts of paper; the other texts of the area are its pages'. */
const onPaper = ({ paper, type, state }: Pick<typeof pl, 'paper' | 'type' | 'state'>) => ({
  paper,
  type,
  state,
});

const TEXTS = { pl: { words: onPaper(pl), page: plPage }, en: { words: onPaper(en), page: enPage } };

type Words = ReturnType<typeof onPaper>;
type Key = { [Part in keyof Words]: `given-consents:${Part}.${keyof Words[Part] & string}` }[keyof Words];

/** A text by its key. */
function say(language: Language, key: Key) {
  const [part = '', name = ''] = key.slice('given-consents:'.length).split('.');
  const words: Record<string, Record<string, string>> = TEXTS[language].words;
  return words[part]?.[name] ?? '';
}

type Paper = Readonly<{ row: ShownConsentRow; patient: PatientRow; language: Language; at: Date }>;

/** A consent on paper as it stands, with a line to sign on while it waits for a signature (S-44). */
export async function consentFile({
  signatureRequired,
  ...paper
}: Paper & { signatureRequired: SignatureRequired }) {
  const day = localDay(paper.at.getTime());
  const bytes = await consentPdf({ ...paper, state: stateOf(paper.row, { day, signatureRequired }) });
  const words = [
    say(paper.language, 'given-consents:paper.title'),
    say(paper.language, `given-consents:type.${paper.row.type}`),
  ];
  return new File([bytes], `${words.join(', ')}.pdf`, { type: 'application/pdf' });
}

/** The PDF itself, of a state that is said; what is signed is of one that waits for it. */
export function consentPdf({ row, patient, language, at, state }: Paper & { state: ConsentState }) {
  const { page } = TEXTS[language];
  const waits = state === 'AWAITS_SIGNATURE';
  const isOver = state === 'CANCELLED' || state === 'ENDED';
  return taggedPdf({
    title: say(language, 'given-consents:paper.title'),
    language,
    at,
    head: [
      filled({ text: page.print.patient_one, values: { people: personOnPaper(patient, language) } }),
      `${page.print.at} ${dayInWords({ language, at })}, ${timeInWords({ language, at })}`,
      ...(waits ? [say(language, 'given-consents:paper.toSign')] : []),
      ...(isOver ? [say(language, 'given-consents:paper.isOver')] : []),
    ],
    facts: factsOf({ row, language, state }),
    sections: waits
      ? [
          {
            heading: say(language, 'given-consents:paper.signature'),
            facts: [],
            empty: say(language, 'given-consents:paper.line'),
          },
        ]
      : [],
  });
}

type Said = Pick<Paper, 'row' | 'language'>;

function factsOf({ row, language, state }: Said & { state: ConsentState }): PrintedFact[] {
  const day = (value: string | null) => (value === null ? null : dateInDigits(value));
  const made = localDay(row.made_at);
  return [
    ...fact(language, 'given-consents:paper.type', say(language, `given-consents:type.${row.type}`)),
    ...fact(language, 'given-consents:paper.state', say(language, `given-consents:state.${state}`)),
    ...fact(language, 'given-consents:paper.given', day(made)),
    ...partnerFacts({ row, language }),
    ...personFacts({ row, language }),
    ...fact(language, 'given-consents:paper.from', day(row.valid_from)),
    ...fact(language, 'given-consents:paper.to', day(row.valid_to)),
    ...fact(language, 'given-consents:paper.cancelled', day(row.cancelled_on)),
  ];
}

const fact = (language: Language, key: Key, value: string | null): PrintedFact[] =>
  value ? [{ term: say(language, key), value }] : [];

const inPolish = (facts: readonly PrintedFact[]): PrintedFact[] =>
  facts.map((each) => ({ ...each, language: 'pl' }));

function partnerFacts({ row, language }: Said): PrintedFact[] {
  if (row.partner_id === null) return [];
  const who = [row.personnel_degree, row.personnel_name, row.personnel_last_name].filter(Boolean).join(' ');
  const scope = row.only_selected === 1 ? 'selected' : 'all';
  return [
    ...inPolish(fact(language, 'given-consents:paper.partner', row.partner_name)),
    ...(who
      ? inPolish(fact(language, 'given-consents:paper.personnel', who))
      : fact(language, 'given-consents:paper.personnel', say(language, 'given-consents:paper.everybody'))),
    ...fact(language, 'given-consents:paper.scope', say(language, `given-consents:paper.${scope}`)),
  ];
}

function personFacts({ row, language }: Said): PrintedFact[] {
  const document = [row.document_number, row.country && countryInWords({ language, code: row.country })]
    .filter(Boolean)
    .join(', ');
  return [
    ...fact(language, 'given-consents:paper.person', [row.name, row.last_name].filter(Boolean).join(' ')),
    ...fact(language, 'given-consents:paper.pesel', row.national_id),
    ...fact(language, 'given-consents:paper.document', row.document_number === null ? null : document),
    ...fact(language, 'given-consents:paper.address', addressLine({ row, language })),
  ];
}

/** "ul. Krótka 5/3, 20-012 Lublin"; the town of the post office where it is another. */
function addressLine({ row, language }: Said) {
  const house = [row.address_house_number, row.address_apartment_number].filter(Boolean).join('/');
  const post = [row.address_postal_code, row.address_postal_city ?? row.address_city];
  const town = row.address_postal_city === null ? [] : [row.address_city];
  const country =
    row.address_country === null || row.address_country === 'PL'
      ? []
      : [countryInWords({ language, code: row.address_country })];
  return [[row.address_street, house], town, post, country]
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ');
}
