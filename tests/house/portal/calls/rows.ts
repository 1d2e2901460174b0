import type { AnyCall } from '#contract/call.ts';
import { byArea, rowsOf } from '#tests/house/portal/rows.ts';
import type { CallInput, CallRow, CallRows } from './row.ts';

/** Jan, whose records all calls are tried with: the examples of the contract tell his story. */
export const PATIENT = 'patient-1001';
export const BOOKING = 'booking-3001';

const groups = byArea(
  import.meta.glob<Readonly<Record<string, Readonly<Record<string, AnyCall>>>>>('/contract/*/index.ts', {
    eager: true,
    import: 'calls',
  }),
).flatMap(({ brought }) => Object.entries(brought));

/** Every call of the contract, or of the areas that are tried, by its name: "bookings.list". */
export const CALLS: ReadonlyMap<string, AnyCall> = new Map(
  groups.flatMap(([group, calls]) =>
    Object.entries(calls).map(([name, call]) => [`${group}.${name}`, call] as const),
  ),
);

/** Rows that areas write by hand, for what the contract does not say. */
export const writtenRows = rowsOf(
  import.meta.glob<CallRows>('/tests/*/portal/calls.ts', { eager: true, import: 'calls' }),
);

/**
 * Returns how a call is tried when no area says more: with its example, of Jan where it names a patient. One that reaches a
 * record and is told which is closed to others, until a row says that it is the account's own.
 */
export function rowFromContract({ '~orpc': { meta } }: AnyCall): CallRow {
  const input = meta.example.input as CallInput | undefined;
  const isNamed = meta.record !== undefined && input !== undefined;
  return {
    kind: meta.isForGuests ? 'everybody' : isNamed ? 'record' : 'own account',
    input: input && 'patientId' in input ? { ...input, patientId: PATIENT } : input,
  };
}

/** The row by which every call is tried. */
export const callRows: ReadonlyMap<string, CallRow> = new Map(
  [...CALLS].map(([name, call]) => {
    const written = writtenRows.find((row) => row.name === name)?.row;
    return [name, { ...rowFromContract(call), ...written }];
  }),
);

/** Returns an input in which every mention of one record is one of another. */
export function inputWith(input: CallInput, { of, instead }: { of: string; instead: string }): CallInput {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, value === of ? instead : value]),
  );
}

/** Tells whether an input names the record. */
export const names = (input: CallInput | undefined, record: string) =>
  Object.values(input ?? {}).includes(record);
