import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { explain } from '#app/services/provider/named-error.server.ts';

const meaning = (path: readonly string[], error: ORPCError<string, unknown>) => {
  try {
    return explain({ error, path, noteBreaches: () => {} });
  } catch (found) {
    return found;
  }
};

const unfit = () => new ORPCError('BAD_REQUEST', { status: 400, message: 'Input validation failed' });

describe('a host that finds what was sent unfit, and names no error of the call', () => {
  it('means what its status means for the call', () => {
    expect(meaning(['account', 'savePhone'], unfit())).toMatchObject({ defined: true, status: 400 });
    expect(meaning(['account', 'savePhone'], unfit())).not.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('stays what it is where the call has no error of that status', () => {
    expect(meaning(['patients', 'list'], unfit())).toMatchObject({ code: 'BAD_REQUEST', status: 400 });
  });
});
