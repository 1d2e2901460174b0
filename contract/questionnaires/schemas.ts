import { z } from 'zod';
import { Code, Id, Lines, ProviderText } from '#contract/primitives.ts';

/** One of those that can be chosen. */
const Option = z.object({
  code: Code,
  name: ProviderText,
  exclusive: z.boolean().optional().describe('“None of these”: it is chosen alone, or not at all.'),
});

export const Question = z
  .object({
    orderNumber: z.number().int().min(0),
    format: Code,
    text: ProviderText,
    hint: ProviderText.optional(),
    required: z.boolean(),
    minimum: z
      .number()
      .optional()
      .describe(
        'NUMERIC: bounds, both allowed; how many digits stand after the comma at most; what is counted.',
      ),
    maximum: z.number().optional(),
    decimalPlaces: z.number().int().min(0).max(6).optional(),
    unit: ProviderText.optional(),
    maxLength: z
      .number()
      .int()
      .min(1)
      .max(4_000)
      .optional()
      .describe('Text: in code points; 1,000 unless said.'),
    notInFuture: z
      .boolean()
      .optional()
      .describe('DATE: “since when”: the day may not be later than the one on which it is answered.'),
    options: z.array(Option).optional().describe('CHOICE: one of them, or any number when `multiple`.'),
    multiple: z.boolean().optional(),
  })
  .meta({
    id: 'Question',
    description:
      'C§3. The answer is a day (DATE), a number (NUMERIC), some of `options` (CHOICE, ours); of any other format a text. `orderNumber` names the question within its questionnaire.',
  });
export type Question = z.infer<typeof Question>;

const isEachOnce = (values: readonly unknown[]) => new Set(values).size === values.length;

export const Questionnaire = z
  .object({
    id: Id,
    name: ProviderText,
    sections: z
      .array(z.object({ name: ProviderText, questions: z.array(Question).max(200) }))
      .max(50)
      .refine((all) => isEachOnce(all.flatMap(({ questions }) => questions.map((one) => one.orderNumber))))
      .describe('No two questions, of whichever sections, have the same `orderNumber`.'),
  })
  .meta({ id: 'Questionnaire', description: 'C§3. A questionnaire to be filled in.' });
export type Questionnaire = z.infer<typeof Questionnaire>;

export const QuestionnaireFulfillment = z
  .object({
    questionnaireId: Id,
    answers: z
      .array(
        z.object({
          orderNumber: z.number().int().min(0),
          format: Code,
          value: Lines.min(1).max(8_000),
        }),
      )
      .max(500),
  })
  .meta({
    id: 'QuestionnaireFulfillment',
    description:
      'C§3. `value` is a day "yyyy-MM-dd", a number with a dot, an option\'s code, or a text with LF; several options are several answers. A question without an answer is left out.',
  });
export type QuestionnaireFulfillment = z.infer<typeof QuestionnaireFulfillment>;

export const ServiceCode = z.object({ serviceCode: Code });

export const IsThere = z.object({ value: z.boolean() });
