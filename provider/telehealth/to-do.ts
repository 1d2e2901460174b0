import { nowWindowOf } from '#provider/bookings/handlers/now-window.ts';
import { addDays, startOfDay } from '#contract/days/reading/warsaw.ts';
import { instant, type AreaToDo, type Looking, type WaitingHere } from '#provider/core/waiting.ts';
import { windowOfPlanned, type Window } from '#provider/core/telehealth/window.ts';
import { consentStates } from '#provider/given-consents/standing.ts';

const HOUR_MS = 3_600_000;
/** So long before its start it is said what a teleconsultation lacks. */
const NEAR_MS = 3 * 24 * HOUR_MS;
/** So long after its start a talk that nobody has joined comes before everything else (decision 192). */
const URGENT_AFTER_MS = HOUR_MS / 2;

/** Teleconsultations that can be joined now or within the hour, and what those of the next three days still lack. */
export const toDo: AreaToDo = async (looking) => {
  const { context, now, today, seen, patients } = looking;
  const rows = await context.store.medicalCases.ahead({
    whose: await seen('bookings.list'),
    from: startOfDay(addDays({ day: today, days: -1 })),
    before: now + NEAR_MS,
  });
  if (rows.length === 0) return [];
  const entering = new Set((await patients('telehealthLive.accessData')).map(({ id }) => id));
  const shown = await Promise.all(
    rows.map(async (row) => {
      const planned = windowOfPlanned({ startsAt: row.starts_at, endsAt: row.ends_at }, now);
      return { row, window: (await nowWindowOf(context.store, row, now)) ?? planned };
    }),
  );
  const joined = shown.filter(({ row, window }) => entering.has(row.patient_id) && isSoon(window, now));
  const near = shown.filter(({ row }) => row.starts_at > now);
  return [...joined.map(toJoin), ...(near.length > 0 ? await lacking(looking, near) : [])];
};

type Row = Awaited<ReturnType<Looking['context']['store']['medicalCases']['ahead']>>[number];
type Shown = Readonly<{ row: Row; window: Window }>;

const isSoon = ({ state, opensAt }: Window, now: number) =>
  state === 'OPEN' || (state === 'EARLY' && opensAt !== null && opensAt - HOUR_MS <= now);

const visitOf = ({ patient_id: patientId, service_name: name, starts_at: startsAt }: Row) => ({
  patientId,
  name,
  at: instant(startsAt),
});

function toJoin({ row, window: { state, opensAt, closesAt } }: Shown): WaitingHere {
  const isBegun = opensAt === null || (row.is_now === 1 && state === 'OPEN');
  const start = row.is_now === 1 ? Math.max(row.starts_at, opensAt ?? 0) : row.starts_at;
  return {
    kind: 'join',
    ref: { id: row.id },
    urgency: 'talk',
    until: instant(start + URGENT_AFTER_MS),
    hours: {
      ...(!isBegun && { from: instant(opensAt) }),
      ...(closesAt !== null && { until: instant(closesAt) }),
    },
    ...visitOf(row),
  };
}

/** The things that each still lacks, by what is known here of the patient's consent, of the description and of files. */
async function lacking(looking: Looking, near: readonly Shown[]): Promise<WaitingHere[]> {
  const { context, today, record, patients } = looking;
  const [consentable, describable] = await Promise.all([
    record('teleconsultations.consent'),
    patients('medicalCases.addNote'),
  ]);
  const asked = await patients('teleconsultations.consent');
  const confirmed = await Promise.all(
    asked.map((patient) =>
      context.access.mayReach({ patient, action: 'teleconsultations.consent', madeBy: null }),
    ),
  );
  const states = await consentStates(context.store, { whose: consentable, day: today });
  const stands = new Set(states.flatMap((one) => (one.stands === null ? [] : [one.patient_id])));
  const { availabilities } = await context.catalogue();
  return near.flatMap(({ row, window }) => {
    const isConsentable = asked.some(({ id }, index) => id === row.patient_id && confirmed[index]);
    const isDescribable = describable.some(({ id }) => id === row.patient_id);
    const areTaken = availabilities.get(row.availability_id)?.row.add_measurements === 1;
    const described = areTaken && !row.has_measurements ? 'measured' : 'description';
    const kinds = [
      ...(isConsentable && !stands.has(row.patient_id)
        ? [window.state === 'OPEN' ? 'consentHere' : 'consent']
        : []),
      ...(isDescribable && !row.has_note ? [described] : []),
      ...(isDescribable && !row.has_file ? ['files'] : []),
    ];
    return kinds.map((kind) => ({
      kind,
      ref: { id: row.system_id, system: row.system, of: row.id },
      urgency: 'due' as const,
      until: instant(row.starts_at),
      ...visitOf(row),
    }));
  });
}
