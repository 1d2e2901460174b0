import { z } from 'zod';
import { FileName } from '#contract/bookings/schemas/attachments.ts';
import { BilingualText, Code, Day, Id, Instant, ProviderText } from '#contract/primitives.ts';

/** B-07. WITHHELD: the doctor tells the patient; nothing of what was found is handed out before. */
const ResultStatus = z
  .enum(['FINAL', 'PRELIMINARY', 'CORRECTED', 'WITHHELD'])
  .describe(
    'FINAL; PRELIMINARY: it may still change; CORRECTED: a later version of one that was final; WITHHELD: the doctor tells the patient, and nothing of what was found is handed out before.',
  );

const ResultDocument = z
  .object({
    type: Code.describe('Names the files in …/{type}/content and …/{type}/archive (B-01).'),
    typeName: ProviderText,
    name: FileName,
    mediaType: z.string().min(1).max(100),
    size: z.number().int().min(1).describe('Bytes.'),
  })
  .meta({ id: 'ResultDocument', description: 'A file of a result. Several may be of one type.' });

export const TestResult = z
  .object({
    id: Id,
    systemId: Id.optional().describe('The second id, under which its files may be kept (B-02).'),
    name: ProviderText.describe('What was ordered.'),
    date: Instant.describe('When the sample was taken, else when the test was ordered: the list goes by it.'),
    publishedAt: Instant.describe('When this version was published.'),
    unit: z.object({ name: ProviderText, phone: z.string().optional() }),
    laboratory: z.object({ id: Id, name: ProviderText }),
    status: ResultStatus,
    discussedOn: Day.optional().describe('The visit at which a withheld result is told.'),
    hasCritical: z
      .boolean()
      .describe(
        'A value has a critical flag: HH, LL, AA, HU, LU, or another of those that are known as such.',
      ),
    toAsk: z
      .array(
        z
          .enum(['UNKNOWN_MARK', 'CONTRADICTION'])
          .describe(
            'UNKNOWN_MARK: a value has a mark that is not known; CONTRADICTION: its range or another mark denies it.',
          ),
      )
      .max(2)
      .optional()
      .describe(
        'What a patient has to ask about: a value has a mark that is not known, or one that its range or another mark denies. Absent or empty: none has, or the result is withheld.',
      ),
    documents: z.array(ResultDocument).max(50).describe('Empty when the result is withheld.'),
    correctedFrom: Id.optional().describe('The version before this one; it can be read as before.'),
    correctedBy: Id.optional().describe('The version that came after this one: this one is out of date.'),
    validVersion: Id.optional().describe(
      'Of a version that is out of date: the last one, which is valid now. Absent: look at `correctedBy`.',
    ),
  })
  .meta({ id: 'TestResult', description: 'B§2 and B-07. One order and what became of it, in one version.' });
export type TestResult = z.infer<typeof TestResult>;

/** B-08: what a laboratory says of one value, and nothing computed. */
const measured = {
  value: z.string().min(1).max(400).describe('As the laboratory wrote it: "5.2", "<5", "1:80", "ujemny".'),
  comparator: z
    .enum(['<', '<=', '>=', '>'])
    .describe('What stands before the number in `value`; absent: the value is the number itself.')
    .optional(),
  number: z
    .number()
    .optional()
    .describe('Only when the value is one: then `value` is it, with its comparator.'),
  unit: z.string().max(40).optional().describe('UCUM, case sensitive; empty as good as absent.'),
  low: z.number().optional(),
  high: z.number().optional(),
  rangeText: ProviderText.optional().describe('As given, for this person.'),
  flag: z
    .string()
    .max(20)
    .optional()
    .describe(
      'HL7 table 0078, whatever its case; another code is shown as it is and never read as normal. Absent or empty: the laboratory says nothing.',
    ),
};

const { rangeText: _, ...summed } = measured;

export const ListedResult = TestResult.extend({
  values: z
    .array(z.object({ name: ProviderText, ...summed }))
    .max(200)
    .optional()
    .describe(
      'What a list sums up, in the laboratory’s order. Absent while the result is withheld or `viewResultsAsText` is off, and from a host that does not say: then nothing is said of its values.',
    ),
}).meta({ id: 'ListedResult', description: 'A result as a list has it.' });
export type ListedResult = z.infer<typeof ListedResult>;

const EarlierValue = z.object({
  resultId: Id,
  date: Instant,
  status: ResultStatus,
  laboratory: z.object({ id: Id, name: ProviderText }),
  ...measured,
});

export const ValueInTime = EarlierValue.meta({
  id: 'ValueInTime',
  description: 'One value of an analyte, with its result, its day and who measured it.',
});
export type ValueInTime = z.infer<typeof ValueInTime>;

export const Analyte = z
  .object({
    code: Code,
    name: ProviderText,
    ...measured,
    comment: ProviderText.optional(),
    meaning: BilingualText.optional().describe(
      'What is measured and why, of the provider’s dictionary; never advice made from a value. Absent: no entry, or explanations are off.',
    ),
    previous: ValueInTime.optional().describe(
      'The latest one before this result, of whatever laboratory and unit.',
    ),
  })
  .meta({ id: 'Analyte', description: 'B-08. One line of a result.' });
export type Analyte = z.infer<typeof Analyte>;

export const TestResultWithValues = TestResult.extend({
  analytes: z
    .array(Analyte)
    .max(200)
    .describe('In the laboratory’s order; empty when the result is withheld.'),
  critical: z
    .object({ text: BilingualText, phone: z.string().optional() })
    .optional()
    .describe('What the unit says first when a value is critical (B-07), and where it can be rung.'),
}).meta({ id: 'TestResultWithValues', description: 'A result with its values.' });
export type TestResultWithValues = z.infer<typeof TestResultWithValues>;

export const AnalyteHistory = z
  .object({
    code: Code,
    name: ProviderText,
    meaning: BilingualText.optional(),
    values: z.array(ValueInTime).max(200).describe('The latest first.'),
  })
  .meta({
    id: 'AnalyteHistory',
    description:
      'All values of one analyte, of every laboratory and in every unit: they are not one series by being in one list.',
  });
export type AnalyteHistory = z.infer<typeof AnalyteHistory>;

export const ResultsSettings = z
  .object({
    viewResultsAsText: z
      .boolean()
      .describe('Whether values are handed out at all, and not only files (A-123).'),
    explanations: z.boolean(),
    extendedPrintout: z.boolean(),
    viewer: z.boolean(),
    imageImport: z.object({
      enabled: z.boolean(),
      maxFiles: z.number().int().min(1),
      maxFileSize: z.number().int().min(1).describe('Bytes.'),
      maxTotalSize: z.number().int().min(1).describe('Bytes.'),
    }),
    criticalText: BilingualText.describe('What is said first of a critical value when the unit has no text.'),
  })
  .meta({
    id: 'ResultsSettings',
    description: 'B-04. What of test results the provider offers; everything is on unless it says otherwise.',
  });
export type ResultsSettings = z.infer<typeof ResultsSettings>;
