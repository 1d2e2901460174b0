import { expect, it } from 'vitest';
import { SECOND, MINUTE, down, asThrown, kindOf, describeSecondSteps } from './two-systems.ts';
import { secondSteps } from '#app/services/second-steps/second-steps.server.ts';

/** B-33: a second step is done at once, or by a visit or a button of the same account. */

describeSecondSteps('second steps', (my) => {
  const { house, requestOf, saved, give, statesOf } = my;

  it('are done at once, and leave nothing', async () => {
    expect(await give()).toEqual({ first: { documentId: 'doc-a' }, second: 'done' });
    expect(my.systems.calls).toEqual(['a doc-a']);
    expect(await statesOf()).toEqual([]);
  });

  it('take what the answer of the first one said', async () => {
    const first = () => Promise.resolve({ documentId: 'doc-x', input: { word: 'number' } });
    await house.runOrKeep(requestOf(), { kind: 'given', patientId: 'p', input: { word: 'a' }, first });
    expect(my.systems.calls).toEqual(['number doc-x']);
  });

  it('wait when nobody answers, and are done by a visit once a minute', async () => {
    my.systems.second = down;
    expect(await give()).toMatchObject({ second: 'waiting' });
    const [waiting] = await house.waitingOf(requestOf(), 'house');
    expect(waiting).toMatchObject({ kind: 'given', documentId: 'doc-a', patientId: 'p', tries: 1 });

    await house.settleWaiting(requestOf(), 'house');
    my.at += MINUTE - SECOND;
    await house.settleWaiting(requestOf(), 'house');
    expect(my.systems.calls).toHaveLength(1);
    my.at += SECOND;
    my.systems.second = () => undefined;
    await Promise.all([1, 2, 3].map(() => house.settleWaiting(requestOf(), 'house')));
    await house.settleWaiting(requestOf(), 'house');
    expect(my.systems.calls).toHaveLength(2);
    expect(my.systems.taken.size).toBe(1);
    expect(await statesOf()).toEqual([]);
  });

  it('keep their key from one try to the next', async () => {
    const keys = new Set<string>();
    const keyed = secondSteps({
      kinds: {
        given: kindOf({
          call(_, { key }) {
            keys.add(key);
            return Promise.reject(asThrown(down()));
          },
        }),
      },
      callsOf: () => my.systems,
    });
    const step = { kind: 'given', patientId: 'p', input: { word: 'a' }, first: () => saved('a') } as const;
    await keyed.runOrKeep(requestOf(), step);
    my.at += MINUTE;
    await keyed.settleWaiting(requestOf(), 'house');
    expect(keys.size).toBe(1);
  });

  it('are tried by button without waiting for the minute', async () => {
    my.systems.second = down;
    await give();
    const key = (await house.waitingOf(requestOf()))[0]?.key ?? '';
    expect(await house.tryNow(requestOf(), key)).toBe('waiting');
    my.systems.second = () => undefined;
    expect(await house.tryNow(requestOf(), key)).toBe('done');
    expect(await house.tryNow(requestOf(), key)).toBeNull();
    expect(my.systems.calls).toHaveLength(3);
  });

  it('are of their account alone: neither a visit nor a button of another runs or shows them', async () => {
    my.systems.second = down;
    await give();
    const key = (await house.waitingOf(requestOf()))[0]?.key ?? '';
    my.systems.second = () => undefined;
    my.at += MINUTE;
    await house.settleWaiting(requestOf('anna'), 'house');
    expect(await house.tryNow(requestOf('anna'), key)).toBeNull();
    expect(await house.waitingOf(requestOf('anna'))).toEqual([]);
    expect(await house.putAway(requestOf('anna'), key)).toBe(false);
    expect(my.systems.calls).toHaveLength(1);
    expect(await statesOf()).toEqual(['WAITING']);
  });

  it('are left alone by a page that nobody has asked for, and by another area', async () => {
    my.systems.second = down;
    await give();
    my.at += MINUTE;
    await house.settleWaiting(requestOf('jan', { isPrefetch: true }), 'house');
    await house.settleWaiting(requestOf(), 'other');
    expect(my.systems.calls).toHaveLength(1);
  });

  it('of one document are done in their order', async () => {
    my.systems.second = down;
    await give('a');
    my.at += SECOND;
    const first = () => Promise.resolve({ documentId: 'doc-a' });
    const end = {
      kind: 'ended',
      patientId: 'p',
      documentId: 'doc-a',
      input: { word: 'end' },
      first,
    } as const;
    expect(await house.runOrKeep(requestOf(), end)).toMatchObject({ second: 'waiting' });
    expect(my.systems.calls).toEqual(['a doc-a', 'a doc-a']);
    my.systems.second = () => undefined;
    my.at += MINUTE;
    await house.settleWaiting(requestOf(), 'house');
    expect(my.systems.calls.slice(2)).toEqual(['a doc-a', 'end doc-a']);
    expect(await statesOf()).toEqual([]);
  });

  it('ask a host that is silent once a visit, however many wait', async () => {
    my.systems.second = down;
    for (const word of ['a', 'b', 'c']) {
      await give(word);
      my.at += SECOND;
    }
    my.systems.calls = [];
    my.at += MINUTE;
    await house.settleWaiting(requestOf(), 'house');
    expect(my.systems.calls).toEqual(['a doc-a']);
    // The next visit asks for another one: one that never gets an answer keeps no other waiting.
    my.at += MINUTE;
    await house.settleWaiting(requestOf(), 'house');
    expect(my.systems.calls).toEqual(['a doc-a', 'b doc-b']);
    my.systems.second = () => undefined;
    my.at += MINUTE;
    await house.settleWaiting(requestOf(), 'house');
    expect(await statesOf()).toEqual([]);
  });

  it('whose session is over meanwhile wait for the next one', async () => {
    my.systems.second = () => new Response(null, { status: 303 });
    expect(await give()).toMatchObject({ second: 'waiting' });
    my.systems.second = () => undefined;
    my.at += MINUTE;
    await house.settleWaiting(requestOf(), 'house');
    expect(await statesOf()).toEqual([]);
  });
});
