import { ORPCError } from '@orpc/client';
import { ValidationError } from '@orpc/contract';
import { bareError, dataIssues, errorByStatus, errorByWords, errorStatus } from '#contract/by-status.ts';
import { ForeignAnswer, NoAnswer } from './answer.server.ts';
import { breachesOf } from './breach.server.ts';

type Failed = Readonly<{ error: unknown; path: readonly string[]; noteBreaches: (found: string[]) => void }>;

/**
 * Says what a failed call means: a named error of the contract, whether the host has said it in our words, in its own or by
 * its status alone; or that the answer is foreign. @throws what it is
 */
export function explain({ error, path, noteBreaches }: Failed): never {
  if (error instanceof ForeignAnswer) throw spoken(error, path) ?? error;
  if (error instanceof NoAnswer) throw error;
  if (error instanceof ORPCError) {
    throw told(error as ORPCError<string, unknown>, { path, noteBreaches });
  }
  noteBreaches(breachesOf(error));
  throw new ForeignAnswer(error instanceof Error ? error.name : 'unknown', 200);
}

/** Null: neither its status nor what stands beside it is an error of this call. */
function spoken({ isBare, status, body }: ForeignAnswer, path: readonly string[]) {
  if (!isBare) return null;
  return named(errorByWords({ path, status, body }) ?? errorByStatus({ path, status, body }));
}

/** One of the call's errors, and the client has found that its data is not as the contract has it. */
const isMisfit = ({ defined, code, status }: ORPCError<string, unknown>, path: readonly string[]) =>
  !defined && errorStatus(path, code) === status;

type Noting = Pick<Failed, 'path' | 'noteBreaches'>;

/** A host that found what was sent unfit says no more than that: it names none of the call's errors. */
const isUnfitInput = ({ defined, code }: ORPCError<string, unknown>) => !defined && code === 'BAD_REQUEST';

/**
 * The error as it is; what its status says where it names none, or where its data does not fit and it cannot do without;
 * foreign where that says nothing either.
 */
function told(error: ORPCError<string, unknown>, { path, noteBreaches }: Noting) {
  if (!isMisfit(error, path)) {
    const said = isUnfitInput(error) ? errorByStatus({ path, status: error.status }) : null;
    return named(said) ?? error;
  }
  const { code, status, data } = error;
  const issues = dataIssues({ path, code, data });
  noteBreaches(breachesOf(new ValidationError({ message: code, issues, data: null })));
  const found = bareError({ path, code }) ?? errorByStatus({ path, status });
  return named(found) ?? new ForeignAnswer(`status ${status}`, status);
}

const named = (found: ReturnType<typeof errorByStatus>) =>
  found && new ORPCError(found.code, { defined: true, status: found.status, data: found.data });
