import type { AnyCall } from '#contract/call.ts';
import { contract, type ProviderClient } from '#contract/index.ts';
import type { ProviderCaller } from '#app/services/request/load-context.server.ts';
import { named } from './named.ts';

type Make = (caller: ProviderCaller) => ProviderClient;
type Calls = Record<string, Record<string, unknown>>;

/** The beginning of the telehealth system's own paths. */
const PATH = '/amts/';

const ITS_CALLS = new Set(
  Object.entries<Record<string, AnyCall>>(contract).flatMap(([area, calls]) =>
    Object.entries(calls).flatMap(([name, call]) =>
      call['~orpc'].route.path?.startsWith(PATH) ? [`${area}.${name}`] : [],
    ),
  ),
);

/** Tells whether a call, by area and name, is one of the telehealth system. */
export const isOfTelehealth = (call: string) => ITS_CALLS.has(call);

/** Sends the calls of the telehealth system to its own host, and all others where they went before. */
export function withTelehealthHost({ provider, telehealth }: { provider: Make; telehealth: Make }): Make {
  return (caller) => {
    const hospital = provider(caller);
    const host = telehealth(caller);
    const own = hospital as unknown as Calls;
    const apart = host as unknown as Calls;
    const told: Calls = { telehealthLive: toldToBoth(hospital.telehealthLive, host.telehealthLive) };
    return named((area) =>
      named((name) => told[area]?.[name] ?? (isOfTelehealth(`${area}.${name}`) ? apart : own)[area]?.[name]),
    ) as unknown as ProviderClient;
  };
}

type Live = ProviderClient['telehealthLive'];
type Options = Parameters<Live['status']>[1];

/**
 * Calls to both: the provider notes as well what a telehealth system of its own is told of a live teleconsultation, and
 * answers how it stands: the pages decide by that (docs/decisions/155-a-live-teleconsultation-stands.md). Which tab goes on
 * the provider says first.
 */
const toldToBoth = (own: Pick<Live, 'note'>, host: Pick<Live, 'communicationType' | 'status'>) => ({
  async communicationType(input: Parameters<Live['communicationType']>[0], options?: Options) {
    const { id: consultationId, patientId, communicationType } = input;
    const answer = await host.communicationType(input, options);
    const state = await own.note({ consultationId, patientId, communicationType }, options);
    return { ...answer, communicationType, state };
  },

  async status(input: Parameters<Live['status']>[0], options?: Options) {
    const { consultationId, patientId, isTaking = false, ...report } = input;
    const key = { consultationId, patientId };
    const before = await own.note({ ...key, report: { ...report, isTaking } }, options);
    // That a page has gone is about tabs, of which that host knows nothing.
    if (report.isGone) return { state: before };
    const answer = await host.status(input, options);
    const { consultantIn: isDoctorIn } = answer;
    const state = isDoctorIn === undefined ? before : await own.note({ ...key, isDoctorIn }, options);
    return { ...answer, state };
  },
});
