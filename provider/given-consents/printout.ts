import { Consent } from '#contract/given-consents/schemas.ts';
import { consentPaper } from '#contract/given-consents/reading/paper.ts';
import type { ConsentState } from '#contract/given-consents/reading/state.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import en from '#locales/en/given-consents.json';
import pl from '#locales/pl/given-consents.json';
import { paperPdf } from '#provider/core/printouts/paper-file.ts';
import { speakerOf } from '#provider/core/printouts/speaker.ts';
import type { PatientRow } from '#provider/core/rows.ts';
import type { Language } from '#provider/core/words.ts';
import { stateOf, type SignatureRequired } from './rules.ts';
import type { ShownConsentRow } from './store.ts';
import { consentView } from './view.ts';

const TEXTS = { pl: { 'given-consents': pl }, en: { 'given-consents': en } };

type Printed = Readonly<{
  row: ShownConsentRow;
  patient: PatientRow;
  signatureRequired: SignatureRequired;
  letterhead: string;
  language: Language;
  at: Date;
}>;

/** A consent on paper as it stands, with a line to sign on while it waits for a signature (S-44). */
export async function consentFile(printed: Printed) {
  const { row, signatureRequired, language, at } = printed;
  const { paper, type } = TEXTS[language]['given-consents'];
  const day = localDay(at.getTime());
  const bytes = await consentPdf({ ...printed, state: stateOf(row, { day, signatureRequired }) });
  return new File([bytes], `${paper.title}, ${type[row.type]}.pdf`, { type: 'application/pdf' });
}

/** The PDF itself, of a state that is said; what is signed is of one that waits for it. */
export function consentPdf({ row, signatureRequired, state, ...printed }: Printed & { state: ConsentState }) {
  const { language, at } = printed;
  const day = localDay(at.getTime());
  const consent = Consent.parse(consentView({ row, day, signatureRequired }));
  const paper = consentPaper({ consent, state }, speakerOf(language, TEXTS[language]));
  const { title } = TEXTS[language]['given-consents'].paper;
  return paperPdf({ ...printed, paper, title });
}
