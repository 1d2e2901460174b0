import { expect, it } from 'vitest';
import { badRequest } from '#app/services/access/problems.server.ts';
import { MINUTE, down, refusal, describeSecondSteps } from './two-systems.ts';

/** B-33, A-150: a step that is refused for good is undone and told. */

describeSecondSteps('second steps that are refused for good', (my) => {
  const { house, requestOf, give, statesOf } = my;

  it('are undone and told when they are refused for good, until the news is put away', async () => {
    my.systems.second = () => refusal();
    expect(await give()).toMatchObject({ second: { refused: 'NO_SUCH_PERSON' } });
    expect(my.systems.documents.get('doc-a')).toBe('undone');
    const [news] = await house.refusedOf(requestOf(), 'house');
    expect(news).toMatchObject({ state: 'TOLD', reason: 'NO_SUCH_PERSON', documentId: 'doc-a' });
    expect(await house.waitingOf(requestOf())).toEqual([]);

    my.at += MINUTE;
    await house.settleWaiting(requestOf(), 'house');
    expect(my.systems.calls).toEqual(['a doc-a', 'undo doc-a']);
    expect(await house.putAway(requestOf(), news?.key ?? '')).toBe(true);
    expect(await statesOf()).toEqual([]);
  });

  it('are refused by a host that finds them unfit', async () => {
    my.systems.second = badRequest;
    expect(await give()).toMatchObject({ second: { refused: 'UNFIT' } });
    expect(await statesOf()).toEqual(['TOLD']);
  });

  it('are undone later when the undoing gets no answer, and not called again meanwhile', async () => {
    my.systems.second = () => refusal();
    my.systems.undoing = down;
    expect(await give()).toMatchObject({ second: { refused: 'NO_SUCH_PERSON' } });
    expect(await statesOf()).toEqual(['UNDOING']);
    expect(await house.refusedOf(requestOf())).toHaveLength(1);
    my.systems.undoing = () => undefined;
    my.at += MINUTE;
    await house.settleWaiting(requestOf(), 'house');
    expect(my.systems.calls).toEqual(['a doc-a', 'undo doc-a', 'undo doc-a']);
    expect(await statesOf()).toEqual(['TOLD']);
  });

  it('are undone already when the first system says so', async () => {
    my.systems.second = () => refusal();
    my.systems.undoing = () => refusal('ENDED');
    await give();
    expect(await statesOf()).toEqual(['TOLD']);
  });

  it('are done where there is nothing left to do', async () => {
    my.systems.second = () => refusal('NOT_FOUND');
    expect(await give('a', 'jan', 'ended')).toMatchObject({ second: 'done' });
    expect(await statesOf()).toEqual([]);
  });
});
