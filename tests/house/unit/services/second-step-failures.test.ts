import { ORPCError } from '@orpc/client';
import { data } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { badRequest, notFound } from '#app/services/access/problems.server.ts';
import { failureOfStep, isFirstInDoubt, UNFIT } from '#app/services/second-steps/failure.server.ts';

/** B-33, A-150: what a failed call of a second step means. */

const outage = (more: object = {}) => data({ kind: 'outage', since: 'then', ...more }, { status: 503 });
const named = new ORPCError('ENDED', { status: 409, defined: true });

describe('a second step', () => {
  it.each([
    ['a named error', named, { refused: 'ENDED' }],
    ['what the host finds unfit', badRequest(), { refused: UNFIT }],
    ['no answer', outage(), 'waits'],
    ['an answer that was lost', outage({ inDoubt: 'a.b' }), 'waits'],
    ['an answer that nobody can read', outage({ isBreach: true }), 'waits'],
    ['a host that says that it failed', outage({ hasFailed: true }), 'waits'],
    ['a session that is over', new Response(null, { status: 303 }), null],
    ['an error of the portal’s own', new TypeError('no'), null],
    ['another page', notFound(), null],
    ['an error without a name', new ORPCError('NOT_FOUND', { status: 404 }), null],
  ])('%s', (_, error, meaning) => {
    expect(failureOfStep(error)).toEqual(meaning);
  });

  it.each([
    ['lost on its way', outage({ inDoubt: 'consents.save' }), true],
    ['never sent', outage(), false],
    ['refused', named, false],
    ['unfit', badRequest(), false],
    ['of nobody', new Response(null, { status: 303 }), false],
  ])('may follow a first one that was %s: %s', (_, error, isInDoubt) => {
    expect(isFirstInDoubt(error)).toBe(isInDoubt);
  });
});
