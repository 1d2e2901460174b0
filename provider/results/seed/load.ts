import type { ResultsTables, TestResultRow } from '#provider/results/tables.ts';
import { ANALYTES, analyteOf, rangeFor, type AnalyteCode } from './analytes.ts';

const LINES = 30;
const DAY = 24 * 3_600_000;
const MEASURED = (Object.keys(ANALYTES) as AnalyteCode[])
  .filter((code) => analyteOf(code).ranges !== undefined)
  .slice(0, LINES);

type LoadPatient = { id: string; now: Date };

/** One published result of a load patient with as many values as a long one has, each in the middle of its range. */
export const loadResult = ({ id, now }: LoadPatient): TestResultRow => ({
  id: `result-${id}`,
  system_id: null,
  order_number: `result-${id}`,
  patient_id: id,
  unit_id: 'unit-family',
  laboratory_id: 'laboratory-1',
  name: 'Badania okresowe',
  collected_at: now.getTime() - 7 * DAY,
  published_at: now.getTime() - 6 * DAY,
  status: 'FINAL',
  is_withheld: 0,
  discussed_on: null,
  corrected_from: null,
  corrected_by: null,
});

/** The values of a load patient's result. */
export const loadValues = (patientId: string): ResultsTables['test_values'][] =>
  LINES_OF_ALL.map((line) => ({ ...line, result_id: `result-${patientId}` }));

const LINES_OF_ALL = MEASURED.map((code, position) => {
  const { low = null, high = null } = rangeFor(code, { gender: 'FEMALE', age: 40 }) ?? {};
  const middle = ((low ?? 0) + (high ?? 2 * (low ?? 0))) / 2;
  const number = Number(middle.toFixed(2));
  const { name, unit = null } = analyteOf(code);
  return {
    position,
    code,
    name,
    unit,
    low,
    high,
    number,
    value: String(number),
    comparator: null,
    range_text: null,
    flag: 'N',
    comment: null,
  };
});
