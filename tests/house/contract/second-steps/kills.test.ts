import { describe, expect, it } from 'vitest';
import type { SecondSteps } from '#app/services/store/second-steps.server.ts';
import { SECOND, MINUTE, lost, asThrown, refusal, describeSecondSteps } from './two-systems.ts';

/** B-33: whoever dies between the two saves leaves a note that finds out. */

describeSecondSteps('second steps that were cut off', (my) => {
  const { house, requestOf, saved, give, statesOf } = my;

  describe('whose first one', () => {
    const giveBy = (first: () => Promise<{ documentId: string }>) =>
      house.runOrKeep(requestOf(), { kind: 'given', patientId: 'p', input: { word: 'a' }, first });

    it('is refused are forgotten', async () => {
      await expect(giveBy(() => Promise.reject(refusal()))).rejects.toThrow();
      expect(await statesOf()).toEqual([]);
    });

    it('was saved although its answer was lost are done by the next visit', async () => {
      await expect(
        giveBy(() => saved('a').then(() => Promise.reject(asThrown(lost())))),
      ).rejects.toBeDefined();
      expect(await statesOf()).toEqual(['PREPARED']);
      expect(await house.waitingOf(requestOf())).toEqual([]);
      my.at += MINUTE;
      await house.settleWaiting(requestOf(), 'house');
      expect(my.systems.calls).toEqual(['a doc-a']);
      expect(await statesOf()).toEqual([]);
    });

    it('was lost on its way are forgotten by the next visit', async () => {
      await expect(giveBy(() => Promise.reject(asThrown(lost())))).rejects.toBeDefined();
      my.at += MINUTE;
      await house.settleWaiting(requestOf(), 'house');
      expect(my.systems.calls).toEqual([]);
      expect(await statesOf()).toEqual([]);
    });

    it('is under way are not looked for', async () => {
      await giveBy(async () => {
        my.at += SECOND;
        await house.settleWaiting(requestOf(), 'house');
        return saved('a');
      });
      expect(my.systems.calls).toEqual(['a doc-a']);
    });
  });

  /** A kill: nothing after it is carried out, so its effect is that the next write of the store never happens. */
  describe('after a kill', () => {
    const takes = (): unknown => undefined;
    const refuses = (): unknown => refusal();
    const killAt = (name: 'begin' | 'remove' | 'refuse' | 'tell'): (() => void) => {
      const steps: SecondSteps = my.store.secondSteps;
      const whole: SecondSteps = { ...steps };
      const dies: () => Promise<never> = () => Promise.reject(new Error('killed'));
      steps[name] = dies;
      steps.giveBack = dies;
      return () => void Object.assign(steps, whole);
    };

    it.each([
      ['between the two', 'begin', takes, 1, 'stands'],
      ['between the second and its note', 'remove', takes, 1, 'stands'],
      ['after a refusal', 'refuse', refuses, 0, 'undone'],
      ['after the undoing', 'tell', refuses, 0, 'undone'],
    ] as const)('%s they are done or told, never doubled', async (_, name, second, taken, document) => {
      my.systems.second = second;
      const revive = killAt(name);
      await give();
      revive();
      my.at += MINUTE;
      await house.settleWaiting(requestOf(), 'house');
      my.at += MINUTE;
      await house.settleWaiting(requestOf(), 'house');
      expect(my.systems.taken.size).toBe(taken);
      expect(my.systems.documents.get('doc-a')).toBe(document);
      expect(await statesOf()).toEqual(taken === 1 ? [] : ['TOLD']);
    });

    it('before the first one nothing is done', async () => {
      const first = () => Promise.reject(asThrown(lost()));
      const step = { kind: 'given', patientId: 'p', input: { word: 'a' }, first } as const;
      await house.runOrKeep(requestOf(), step).catch(() => undefined);
      my.at += MINUTE;
      await house.settleWaiting(requestOf(), 'house');
      expect(my.systems.calls).toEqual([]);
      expect(await statesOf()).toEqual([]);
    });
  });
});
