import { lastNumberOf } from '#contract/declarations/reading/choices.ts';
import en from '#locales/en/declarations.json';
import enPage from '#locales/en/page.json';
import pl from '#locales/pl/declarations.json';
import plPage from '#locales/pl/page.json';
import { taggedPdf, type PrintedFact, type PrintedSection } from '#provider/core/printouts/tagged-pdf.ts';
import { personOnPaper } from '#provider/core/printouts/whose.ts';
import { dateInDigits, dayInWords, filled, timeInWords, type Language } from '#provider/core/words.ts';
import type { PatientRow } from '#provider/core/rows.ts';
import type { DeclarationRow, HospitalDeclarationRow } from './tables.ts';

const TEXTS = { pl: { words: pl, page: plPage }, en: { words: en, page: enPage } };

type Words = typeof pl;
type Key = { [Part in keyof Words]: `declarations:${Part}.${keyof Words[Part] & string}` }[keyof Words];

/** A text by its key. */
function say(language: Language, key: Key) {
  const [part = '', name = ''] = key.slice('declarations:'.length).split('.');
  const words: Record<string, Record<string, unknown>> = TEXTS[language].words;
  const text = words[part]?.[name];
  return typeof text === 'string' ? text : '';
}

type Row = HospitalDeclarationRow | DeclarationRow;
type Printed = Readonly<{
  row: Row;
  patient: PatientRow;
  language: Language;
  at: Date;
  isOfHospital: boolean;
}>;

/** A declaration on paper, with a line to sign on while it is not signed (S-44, B-52). */
export async function declarationPdf(printed: Printed) {
  const { row, language } = printed;
  const bytes = await taggedPdf(declarationPaper(printed));
  return new File([bytes], `${say(language, 'declarations:paper.title')} ${row.type}.pdf`, {
    type: 'application/pdf',
  });
}

/** The paper: all that stands on it. */
function declarationPaper({ row, patient, language, at, isOfHospital }: Printed) {
  const { page } = TEXTS[language];
  const waits = isWaiting(row) && !isOfHospital;
  return {
    title: say(language, 'declarations:paper.title'),
    language,
    at,
    head: [
      filled({ text: page.print.patient_one, values: { people: personOnPaper(patient, language) } }),
      `${page.print.at} ${dayInWords({ language, at })}, ${timeInWords({ language, at })}`,
      ...(waits ? [say(language, 'declarations:paper.toSign')] : []),
    ],
    facts: factsOf({ row, language }),
    sections: [
      choiceSection({ row, language, block: 'provider' }),
      choiceSection({ row, language, block: 'practitioner' }),
      ...(waits ? [signatureSection(language)] : []),
    ],
  };
}

const isWaiting = (row: Row) => row.state === 'REGISTERED' && !('signed_at' in row && row.signed_at !== null);

type Said = Pick<Printed, 'row' | 'language'>;

function factsOf({ row, language }: Said): PrintedFact[] {
  const fact = (key: Key, value: string | null, own?: { language: Language }) =>
    value === null ? [] : [{ term: say(language, key), value, ...own }];
  const day = (value: string | null) => (value === null ? null : dateInDigits(value));
  const isSigned = row.state === 'REGISTERED' && !isWaiting(row);
  const unit = row.unit_name && [row.unit_name, row.unit_address].filter(Boolean).join(', ');
  return [
    ...fact('declarations:paper.type', say(language, `declarations:type.${row.type}`)),
    ...fact(
      'declarations:paper.state',
      say(language, `declarations:state.${isSigned ? 'SIGNED' : row.state}`),
    ),
    ...fact('declarations:paper.submission', day(row.date_of_submission)),
    ...fact('declarations:paper.withdrawn', day(row.withdrawn_on)),
    ...fact('declarations:paper.number', row.system_id),
    ...fact('declarations:paper.practitioner', practitionerOf(row), { language: 'pl' }),
    ...(unit
      ? fact('declarations:paper.unit', unit, { language: 'pl' })
      : fact(
          'declarations:paper.unit',
          row.practitioner_id === null ? null : say(language, 'declarations:paper.noUnit'),
        )),
  ];
}

/** "dr n. med. Katarzyna Anna Majewska, 2143650". */
function practitionerOf(row: Row) {
  if (row.practitioner_id === null) return null;
  const names = [
    row.practitioner_degree,
    row.practitioner_name,
    row.practitioner_middle_name,
    row.practitioner_last_name,
  ];
  return [names.filter(Boolean).join(' '), row.practitioner_practice_number].filter(Boolean).join(', ');
}

const HEADINGS = {
  provider: 'declarations:paper.providerChoice',
  practitioner: 'declarations:paper.practitionerChoice',
} as const;

/** One of the two choices: which it is, why, and in whose words. */
function choiceSection({
  row,
  language,
  block,
}: Said & { block: 'provider' | 'practitioner' }): PrintedSection {
  const number = row[`${block}_order_number`];
  const reason = row[`${block}_reason_code`];
  const words = row[`${block}_other_reason`];
  return {
    heading: say(language, HEADINGS[block]),
    empty: say(language, 'declarations:paper.notSaid'),
    facts: [
      ...(number === null
        ? []
        : [{ term: say(language, 'declarations:paper.order'), value: orderOf({ row, language, number }) }]),
      ...(reason === null
        ? []
        : [
            {
              term: say(language, 'declarations:paper.reason'),
              value: [say(language, `declarations:reason.${reason}` as Key), words]
                .filter(Boolean)
                .join(': '),
            },
          ]),
    ],
  };
}

/** The third choice is the last of the newer form, and stands for all later ones there. */
function orderOf({ row, language, number }: Said & { number: number }) {
  const isLast = number === 3 && lastNumberOf(row.date_of_submission ?? row.withdrawn_on ?? '9999') === 3;
  return say(language, `declarations:order.${isLast ? 'last' : number}` as Key);
}

const signatureSection = (language: Language): PrintedSection => ({
  heading: say(language, 'declarations:paper.signature'),
  facts: [],
  empty: say(language, 'declarations:paper.line'),
});
