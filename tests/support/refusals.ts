import { ORPCError } from '@orpc/client';
import { expect } from 'vitest';

/** The named error of the contract that a call ends with. */
export async function refusalOf(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ORPCError);
  return error as ORPCError<string, unknown>;
}

/** Expects one of the errors that the contract names for the call. */
export async function expectRefusal(call: Promise<unknown>, code: string, data?: unknown) {
  const refusal = await refusalOf(call);
  expect({ code: refusal.code, defined: refusal.defined }).toEqual({ code, defined: true });
  if (data !== undefined) expect(refusal.data).toEqual(data);
}
