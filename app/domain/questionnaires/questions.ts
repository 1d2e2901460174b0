import { plainText, providerText, type ProviderText } from '#app/domain/text.ts';

/** `exclusive`: it means none of the others. */
type Choice = { code: string; name: ProviderText; exclusive?: boolean | undefined };

/** A host that has no word for it says it by the name alone. */
const NONE_OF_THESE =
  /^(?:żad(?:en|na|ne)|brak|nie dotyczy|none|not applicable)\.?$|(?:^|\s)(?:żad\p{L}*|nic)\s+(?:z|spośród)\s|\bnone of\s/iu;

/** True where an answer can only be chosen alone: "Żadne z tych". */
export const standsAlone = ({ name, exclusive }: Choice) => exclusive ?? NONE_OF_THESE.test(plainText(name));

/** C§3. A question as the provider defines it; formats that are not known are texts. */
export type Question = {
  orderNumber: number;
  format: string;
  text: ProviderText;
  hint?: ProviderText | undefined;
  required: boolean;
  minimum?: number | undefined;
  maximum?: number | undefined;
  decimalPlaces?: number | undefined;
  unit?: ProviderText | undefined;
  maxLength?: number | undefined;
  notInFuture?: boolean | undefined;
  options?: readonly Choice[] | undefined;
  multiple?: boolean | undefined;
};

export type Questionnaire = {
  id: string;
  name: ProviderText;
  sections: readonly { name: ProviderText; questions: readonly Question[] }[];
};

/** A day "yyyy-MM-dd", a number with a dot, an option's code or a text; several options are several answers. */
export type Answer = { orderNumber: number; format: string; value: string };

/** The values in the fields of a questionnaire, by the names of the fields. */
export type TypedAnswers = Record<string, string | string[]>;

/** The way in which a question is asked. */
export type QuestionKind = 'date' | 'number' | 'one' | 'several' | 'text';

export function kindOf({ format, multiple }: Pick<Question, 'format' | 'multiple'>): QuestionKind {
  if (format === 'DATE') return 'date';
  if (format === 'NUMERIC') return 'number';
  if (format === 'CHOICE') return multiple ? 'several' : 'one';
  return 'text';
}

/** The name of a question's field. */
export const fieldName = ({ orderNumber }: Pick<Question, 'orderNumber'>) => `q${orderNumber}`;

export const LONGEST_TEXT = 1_000;

/** The sections, with the number of each question as a reader counts them: from 1, through all sections. */
export function numberedSections({ sections }: Pick<Questionnaire, 'sections'>) {
  return sections.map(({ name, questions }, index) => {
    const before = sections.slice(0, index).reduce((sum, section) => sum + section.questions.length, 0);
    return {
      name,
      questions: questions.map((question, position) => ({ ...question, number: before + position + 1 })),
    };
  });
}

/** All questions of a questionnaire, numbered. */
export const numberedQuestions = (questionnaire: Pick<Questionnaire, 'sections'>) =>
  numberedSections(questionnaire).flatMap(({ questions }) => questions);

/** "3. Masa ciała". */
export const numberedText = ({ number, text }: Question & { number: number }) =>
  providerText(`${number}. ${plainText(text)}`);
