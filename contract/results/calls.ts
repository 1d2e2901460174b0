/** B§2, B§7 and B§9 of the specification: results of tests, without images. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NO_SUCH_PATIENT, NOT_FOUND } from '#contract/errors.ts';
import { patientList } from '#contract/patient-list.ts';
import { Code, Id } from '#contract/primitives.ts';
import { NO_SUCH_FILE, NO_SUCH_RESULT } from './errors.ts';
import { analyte, earlierValue, result, summedValue } from './examples.ts';
import { AnalyteHistory, ListedResult, ResultsSettings, TestResultWithValues } from './schemas.ts';

const area = 'results';
const patientId = 'patient-1001';
const key = { patientId, id: result.id };
const path = '/mpi/test-results/mpi-user/{patientId}';
const ours = '/portal/api/test-results/{patientId}';

const BOTH_IDS =
  'The file is looked for under `id`, and under `systemId` when there is none (B-02); both are of the list’s entry, and ids of two entries are no file.';
const ResultKey = z.object({ patientId: Id, id: Id });
const FileKey = ResultKey.extend({ systemId: Id.optional() });
const FileOfTypeKey = FileKey.extend({ type: Code });

export const results = {
  settings: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/mpi-user/results-settings',
    summary: 'What is offered with a result',
    description:
      'What is off is not shown, and none of its calls is made. The portal keeps the answer for 30 seconds.',
    example: {
      output: {
        viewResultsAsText: true,
        explanations: true,
        extendedPrintout: true,
        viewer: true,
        imageImport: {
          enabled: true,
          maxFiles: 500,
          maxFileSize: 104_857_600,
          maxTotalSize: 1_073_741_824,
        },
        criticalText: {
          pl: 'Ten wynik wymaga pilnej rozmowy z lekarzem. Zadzwoń do nas dzisiaj.',
          en: 'This result needs an urgent talk with a doctor. Please ring us today.',
        },
      },
    },
  }).output(ResultsSettings),

  list: patientList({
    area,
    path,
    summary: 'The patient’s test results, a page of them',
    description:
      'Published ones whose `date` lies in the period, the latest first, each in its last version.',
    entry: ListedResult,
    example: { entries: [{ ...result, values: [summedValue] }], hasMore: true },
  }),

  get: call({
    area,
    method: 'GET',
    path: `${ours}/{id}`,
    record: 'read',
    summary: 'One test result with its values',
    description:
      'As in the list, with a line for each analyte; a version that is out of date is found here, too, and `correctedBy` says which came after it. No values of a withheld one, and of none while `viewResultsAsText` is off.',
    refusals: { NOT_FOUND: NO_SUCH_RESULT },
    example: { input: key, output: { ...result, analytes: [analyte] } },
  })
    .input(ResultKey)
    .output(TestResultWithValues)
    .errors({ NOT_FOUND }),

  history: call({
    area,
    method: 'GET',
    path: `${ours}/values/{code}`,
    record: 'read',
    summary: 'What one analyte of the patient was until now',
    description:
      'The values of all published results in their last version that are not withheld, at most the latest 200.',
    refusals: {
      NOT_FOUND: `${NO_SUCH_PATIENT} Also when there is no value that may be seen, or \`viewResultsAsText\` is off.`,
    },
    example: {
      input: { patientId, code: analyte.code },
      output: { code: analyte.code, name: analyte.name, meaning: analyte.meaning, values: [earlierValue] },
    },
  })
    .input(z.object({ patientId: Id, code: Code }))
    .output(AnalyteHistory)
    .errors({ NOT_FOUND }),

  content: call({
    area,
    method: 'GET',
    path: `${path}/order/{id}/content`,
    record: 'read',
    inAudit: 'results.files',
    summary: 'The main file of a result',
    description: `The first of its documents, with its type in Content-Type and its name in Content-Disposition. ${BOTH_IDS}`,
    refusals: { NOT_FOUND: NO_SUCH_FILE },
    example: { input: key },
  })
    .input(FileKey)
    .output(z.file())
    .errors({ NOT_FOUND }),

  archive: call({
    area,
    method: 'GET',
    path: `${path}/order/{id}/archive`,
    record: 'read',
    inAudit: 'results.files',
    summary: 'All files of a result as one',
    description: `A ZIP archive with their names inside. ${BOTH_IDS}`,
    refusals: { NOT_FOUND: NO_SUCH_FILE },
    example: { input: key },
  })
    .input(FileKey)
    .output(z.file())
    .errors({ NOT_FOUND }),

  contentOfType: call({
    area,
    method: 'GET',
    path: `${path}/order/{id}/{type}/content`,
    record: 'read',
    inAudit: 'results.files',
    summary: 'The file of a type',
    description: `The first of the result’s documents of that type (B-01). ${BOTH_IDS}`,
    refusals: { NOT_FOUND: NO_SUCH_FILE },
    example: { input: { ...key, type: 'LAB' } },
  })
    .input(FileOfTypeKey)
    .output(z.file())
    .errors({ NOT_FOUND }),

  archiveOfType: call({
    area,
    method: 'GET',
    path: `${path}/order/{id}/{type}/archive`,
    record: 'read',
    inAudit: 'results.files',
    summary: 'All files of a type as one',
    description: `A ZIP archive of the result’s documents of that type (B-01). ${BOTH_IDS}`,
    refusals: { NOT_FOUND: NO_SUCH_FILE },
    example: { input: { ...key, type: 'LAB' } },
  })
    .input(FileOfTypeKey)
    .output(z.file())
    .errors({ NOT_FOUND }),

  printout: call({
    area,
    method: 'GET',
    path: `${path}/extended/{id}/printout`,
    record: 'read',
    summary: 'A result as a PDF, in words',
    description:
      'A tagged PDF in the language of Accept-Language (S-44): every value with its range, its words and up to five earlier ones (B-03).',
    refusals: { NOT_FOUND: `${NO_SUCH_RESULT} Also when it is withheld, or printouts are off.` },
    example: { input: key },
  })
    .input(ResultKey)
    .output(z.file().mime('application/pdf'))
    .errors({ NOT_FOUND }),
};
