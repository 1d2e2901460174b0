import type { Paper } from '#contract/papers/reading/paper.ts';
import type { PatientRow } from '#provider/core/rows.ts';
import type { Language } from '#provider/core/words.ts';
import { headOnPaper } from './head.ts';
import { taggedPdf } from './tagged-pdf.ts';
import { personOnPaper } from './whose.ts';

type Printed = Readonly<{
  title: string;
  paper: Paper;
  patient: PatientRow;
  /** `letterheadOf` */
  letterhead: string;
  language: Language;
  at: Date;
}>;

/** The PDF of a patient's paper, which its page for printing says, too. */
export const paperPdf = ({ title, paper, patient, letterhead, language, at }: Printed) =>
  taggedPdf({
    letterhead,
    title,
    language,
    at,
    facts: paper.facts,
    sections: paper.parts,
    head: [...headOnPaper({ people: personOnPaper(patient, language), language, at }), ...paper.notes],
    signature: paper.signature,
  });
