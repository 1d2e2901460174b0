import { instantsOf } from '#contract/days/reading/warsaw.ts';
import { FAULTS, FAULTY_CALLS, type FaultyCall } from '#provider/core/telehealth/faults.ts';

export const IDENTITY: FaultyCall = 'identity';
const MOST_WAITING = 999;

type Fields = Readonly<Record<string, unknown>>;
type Kept = {
  consultants: readonly { practitioner_id: string }[];
  queues: readonly { service_code: string }[];
};
export type SaidDuty = NonNullable<ReturnType<typeof dutySaid>>;

/** Returns the instant that "yyyy-MM-dd HH:mm" is in Warsaw; null: nothing is said; undefined: none. */
function instantSaid(said: unknown) {
  if (said === undefined || said === '') return null;
  if (typeof said !== 'string') return undefined;
  const [, day, hours, minutes] = /^(\d{4}-\d{2}-\d{2}) (\d{2}):(\d{2})$/.exec(said) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(day))) return undefined;
  return instantsOf({ day, minute: Number(hours) * 60 + Number(minutes) })[0];
}

/** Duties and queues as the form says them; null when it says what cannot be. */
export function dutySaid(fields: Fields, { consultants, queues }: Kept) {
  const duties = consultants.map(({ practitioner_id: id }) => ({
    id,
    status: Number(fields[`status-${id}`] ?? 0),
    duty_from: instantSaid(fields[`from-${id}`]),
    duty_until: instantSaid(fields[`until-${id}`]),
    isVisible: fields[`visible-${id}`] === 'on',
  }));
  const waiting = queues.map(({ service_code }) => ({
    service_code,
    others: Number(fields[`others-${service_code}`] ?? 0),
  }));
  const isCount = (count: number) => Number.isInteger(count) && count >= 0 && count <= MOST_WAITING;
  const isFit =
    duties.every(
      ({ status, duty_from, duty_until }) =>
        Number.isInteger(status) && duty_from !== undefined && duty_until !== undefined,
    ) && waiting.every(({ others }) => isCount(others));
  if (!isFit) return null;
  return {
    consultants: duties.map((duty) => ({
      ...duty,
      duty_from: duty.duty_from ?? null,
      duty_until: duty.duty_until ?? null,
    })),
    queues: waiting,
  };
}

/** Faults as the form says them; a word that is none of its names is no fault of anybody's. */
export function faultsSaid(fields: Fields, patientIds: readonly string[]) {
  const ofAll = Object.keys(FAULTY_CALLS).flatMap((call) => {
    const kind = fields[call];
    return typeof kind === 'string' && kind in FAULTS ? [{ call, whose: '', kind }] : [];
  });
  const ofPatients = patientIds
    .filter((id) => fields[`unknown-${id}`] === 'on')
    .map((whose) => ({ call: IDENTITY, whose, kind: '404' }));
  return [...ofAll, ...ofPatients];
}
