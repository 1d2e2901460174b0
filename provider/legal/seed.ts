import { hashOf } from '#provider/core/context.ts';
import type { Clinic } from '#provider/seed/clinic.ts';
import { DAY_MS, deadlinesOf } from './rules.ts';
import type { AccessibilityReportRow } from './tables.ts';

const HOUR_MS = 3_600_000;

type SeedReport = Pick<
  AccessibilityReportRow,
  'number' | 'page' | 'problem' | 'channel' | 'contact' | 'language'
> &
  Partial<AccessibilityReportRow> & {
    /** Days before today. */
    ago: number;
    /** Days after it came. */
    endedAfter?: number;
  };

const reports: readonly SeedReport[] = [
  {
    number: 'D-2026-104417',
    ago: 1,
    page: '/newbooking/dates',
    is_demand: 1,
    language: 'pl',
    problem: 'Przy tekście trzy razy większym nie widzę, przy którym dniu stoją godziny.',
    wanted: 'Umówić wizytę u okulisty.',
    name: 'Helena Kowalska',
    alternative: 'Proszę podać wolne terminy przez telefon.',
    channel: 'PHONE',
    contact: '+48600100102',
  },
  {
    number: 'D-2026-087350',
    ago: 26,
    endedAfter: 4,
    page: '/benefits/medicaltestresult',
    problem: 'The reader says “graphic” where the range of a result is.',
    channel: 'EMAIL',
    contact: 'oleksandr.kovalenko@example.com',
    language: 'en',
    status: 'ANSWERED',
    answer: 'The range is said in words now. Thank you.',
  },
  {
    number: 'D-2026-095206',
    ago: 10,
    page: 'regulamin przychodni',
    language: 'pl',
    problem: 'Regulamin to skan bez tekstu. Czytnik ekranu nic z niego nie mówi.',
    channel: 'EMAIL',
    contact: 'jan.nowak@example.com',
    name: 'Jan Nowak',
    is_demand: 1,
  },
];

function rowOf({ now }: Pick<Clinic, 'now'>) {
  return ({ ago, endedAfter, ...report }: SeedReport): AccessibilityReportRow => {
    const receivedAt = now.getTime() - ago * DAY_MS - HOUR_MS;
    const { answerBy, latestBy } = deadlinesOf(receivedAt);
    return {
      id: `report-${report.number}`,
      receipt: hashOf(`seed ${report.number}`),
      received_at: receivedAt,
      answer_by: answerBy,
      latest_by: latestBy,
      wanted: null,
      is_demand: 0,
      alternative: null,
      name: null,
      status: 'NEW',
      promised_by: null,
      reason: null,
      answer: null,
      ended_at: endedAfter === undefined ? null : receivedAt + endedAfter * DAY_MS,
      ...report,
    };
  };
}

/** A new one, one that was answered in time, and one whose seven days are over. */
export const legalSeed = ({ now }: Clinic) => ({ accessibility_reports: reports.map(rowOf({ now })) });
