/** Ours, by the Polish act of 4 April 2019 on digital accessibility, art. 18: pages that somebody cannot use. */
import { call } from '#contract/call.ts';
import { RECEIPT_ERRORS, RECEIPT_REFUSALS, REPORT_ERRORS, REPORT_REFUSALS } from './errors.ts';
import {
  AccessibilityReportState,
  NewAccessibilityReport,
  ReceiptQuery,
  SentAccessibilityReport,
} from './schemas.ts';

const area = 'legal';
const path = '/portal/api/accessibility-reports';
const receipt = 'q3Yw0m2rVt8Zk1Jc7LxN5bDfHs9PgUaE4oRiTyWvB6M';
const dates = {
  number: 'D-2026-483921',
  receivedAt: '2026-11-24T08:40:00.000Z',
  answerBy: '2026-12-01',
  latestBy: '2027-01-24',
};

export const accessibilityReports = {
  send: call({
    area,
    method: 'POST',
    path,
    isForGuests: true,
    summary: 'Says that a page of the portal cannot be used',
    description:
      'Anybody may say it, signed in or not. The report is kept, the provider’s contact for accessibility gets a mail that names its number and its days, and the staff has it on a list with its clock: an answer within seven days, or the reason and an answer within two months (calendar days of Europe/Warsaw; where the second month has no such day, its last one). No mail goes to the address that was typed before somebody of the staff answers. Nothing of the report’s words goes into the audit.',
    refusals: REPORT_REFUSALS,
    byStatus: { 400: 'REFUSED' },
    example: {
      input: {
        page: '/bookings',
        problem: 'Czytnik ekranu nie mówi, które godziny są wolne.',
        isDemand: true,
        alternative: 'Proszę podać wolne terminy przez telefon.',
        answer: { channel: 'EMAIL', email: 'jan.nowak@example.com' },
        language: 'pl',
      },
      output: { ...dates, receipt },
    },
  })
    .input(NewAccessibilityReport)
    .output(SentAccessibilityReport)
    .errors(REPORT_ERRORS),

  state: call({
    area,
    method: 'GET',
    path: `${path}/{receipt}`,
    isForGuests: true,
    summary: 'What has become of a report on a page that cannot be used',
    description:
      'For whoever has its receipt: number, days and status, and nothing of what was written, by whom, or where the answer went.',
    refusals: RECEIPT_REFUSALS,
    example: { input: { receipt }, output: { ...dates, status: 'NEW', channel: 'EMAIL' } },
  })
    .input(ReceiptQuery)
    .output(AccessibilityReportState)
    .errors(RECEIPT_ERRORS),
};
