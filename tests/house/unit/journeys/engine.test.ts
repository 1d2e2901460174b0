import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  back,
  change,
  firstUnanswered,
  isReachable,
  next,
  prune,
  reachable,
  screensOf,
  type Journey,
  type JourneyPage,
  type StepOf,
} from '#app/journeys/engine.ts';

/** A trip: who, by what (with a seat only by train, after a check that there is one), what to eat, and the end. */
type Trip = {
  facts: { guests: number; seats?: number; menu?: string };
  who?: string;
  vehicle?: string;
  free?: true;
  seat?: { row: number; letter?: string };
  meal?: string;
  end?: undefined;
};
type TripStep = StepOf<Trip>;

const page = (step: TripStep, rest: Partial<JourneyPage<Trip>> = {}): JourneyPage<Trip> => ({
  path: `/${step}`,
  isNeeded: () => true,
  isAnswered: (answers) => answers[step] !== undefined,
  clears: [],
  gathers: [],
  ...rest,
});

const journey: Journey<Trip> = {
  order: ['who', 'vehicle', 'free', 'seat', 'meal', 'end'],
  pages: {
    who: page('who', { isNeeded: ({ facts }) => facts.guests > 1, clears: ['meal'] }),
    vehicle: page('vehicle', { clears: ['free'], gathers: ['seats'] }),
    free: page('free', { path: null, clears: ['seat'], gathers: [] }),
    seat: page('seat', { isNeeded: ({ vehicle }) => vehicle === 'train', gathers: ['menu'] }),
    meal: page('meal'),
    end: page('end'),
  },
};

const facts = { guests: 2 };
const whole: Trip = { facts, who: 'Anna', vehicle: 'train', free: true, seat: { row: 3 }, meal: 'soup' };

describe('the way', () => {
  test.each<[string, Trip, string, string, TripStep]>([
    ['nothing answered', { facts }, 'who vehicle meal end', 'who', 'who'],
    ['one guest', { facts: { guests: 1 } }, 'vehicle meal end', 'vehicle', 'vehicle'],
    ['a first answer', { facts, who: 'Anna' }, 'who vehicle meal end', 'who vehicle', 'vehicle'],
    ['a hole', { facts, vehicle: 'car', free: true, meal: 'soup' }, 'who vehicle meal end', 'who', 'who'],
    [
      'a check not passed',
      { facts, who: 'Anna', vehicle: 'train' },
      'who vehicle seat meal end',
      'who vehicle',
      'vehicle',
    ],
    [
      'a check passed',
      { facts, who: 'Anna', vehicle: 'train', free: true },
      'who vehicle seat meal end',
      'who vehicle seat',
      'seat',
    ],
    ['all answered', whole, 'who vehicle seat meal end', 'who vehicle seat meal end', 'end'],
  ])('%s', (_, answers, screens, open, first) => {
    expect(screensOf({ journey, answers }).join(' ')).toBe(screens);
    expect(reachable({ journey, answers }).join(' ')).toBe(open);
    expect(firstUnanswered({ journey, answers })).toBe(first);
    for (const step of journey.order) {
      expect(isReachable({ journey, answers, step })).toBe(open.split(' ').includes(step));
    }
  });

  test.each<[TripStep, TripStep | undefined, TripStep | undefined]>([
    ['who', undefined, 'vehicle'],
    ['vehicle', 'who', 'seat'],
    ['free', 'vehicle', 'seat'],
    ['seat', 'vehicle', 'meal'],
    ['end', 'meal', undefined],
  ])('from %s: back to %s, on to %s', (step, before, after) => {
    const place = { journey, answers: whole, step };
    expect(back(place)).toBe(before);
    expect(next(place)).toBe(after);
  });

  it('leads to the last screen when that one is answered too', () => {
    const done = { ...journey, pages: { ...journey.pages, end: page('end', { isAnswered: () => true }) } };
    expect(firstUnanswered({ journey: done, answers: whole })).toBe('end');
  });

  it('leads to the first screen when a check before it has not passed', () => {
    const guarded: Journey<Trip> = { ...journey, order: ['free', 'meal', 'end'] };
    expect(firstUnanswered({ journey: guarded, answers: { facts } })).toBe('meal');
  });
});

test('prune leaves out what is off the way, and keeps the facts', () => {
  expect(prune({ journey, answers: whole })).toEqual(whole);
  expect(prune({ journey, answers: { ...whole, vehicle: 'car' } })).toEqual({
    facts,
    who: 'Anna',
    vehicle: 'car',
    free: true,
    meal: 'soup',
  });
});

describe('change', () => {
  const known: Trip = { ...whole, facts: { guests: 2, seats: 40, menu: 'soups' } };

  test.each<[string, { step: TripStep; value: Trip[TripStep] }, Trip, TripStep[]]>([
    [
      'clears what depends on it, and what depends on that, and forgets the facts of all',
      { step: 'vehicle', value: 'car' },
      { facts: { guests: 2 }, who: 'Anna', vehicle: 'car', meal: 'soup' },
      ['seat'],
    ],
    ['clears nothing when the answer is the same', { step: 'vehicle', value: 'train' }, known, []],
    [
      'takes an answer away with what depends on it',
      { step: 'vehicle', value: undefined },
      { facts: { guests: 2 }, who: 'Anna', meal: 'soup' },
      ['seat'],
    ],
    [
      'tells of no answer that was never given',
      { step: 'who', value: 'Ewa' },
      { ...known, who: 'Ewa', meal: undefined },
      ['meal'],
    ],
    [
      'compares answers by what is in them',
      { step: 'seat', value: { row: 3, letter: undefined } },
      { ...known, seat: { row: 3 } },
      [],
    ],
    [
      'sees a change inside an answer',
      { step: 'seat', value: { row: 3, letter: 'A' } },
      { ...known, seat: { row: 3, letter: 'A' }, facts: { guests: 2, seats: 40 } },
      [],
    ],
  ])('%s', (_, asked, answers, cleared) => {
    expect(change({ journey, answers: known, ...asked })).toEqual({ answers, cleared });
  });

  it('takes facts with the answer', () => {
    const changed = change({ journey, answers: known, step: 'vehicle', value: 'car', facts: { seats: 4 } });
    expect(changed.answers.facts).toEqual({ guests: 2, seats: 4 });
    const same = change({ journey, answers: known, step: 'vehicle', value: 'train', facts: { seats: 4 } });
    expect(same.answers.facts).toEqual({ guests: 2, seats: 4, menu: 'soups' });
  });

  it('keeps a preset when the first answer comes', () => {
    const preset: Trip = { facts, meal: 'soup' };
    expect(change({ journey, answers: preset, step: 'who', value: 'Anna' })).toEqual({
      answers: { facts, meal: 'soup', who: 'Anna' },
      cleared: [],
    });
  });

  it('leaves the given answers alone, and never clears what does not depend on the step', () => {
    const answers = fc.record(
      {
        facts: fc.record({ guests: fc.constantFrom(1, 2), seats: fc.constant(40) }),
        who: fc.constantFrom('Anna', 'Ewa'),
        vehicle: fc.constantFrom('train', 'car'),
        free: fc.constant(true as const),
        seat: fc.record({ row: fc.constantFrom(1, 2) }),
        meal: fc.constantFrom('soup', 'none'),
      },
      { requiredKeys: ['facts'] },
    );
    fc.assert(
      fc.property(answers, fc.constantFrom('train', 'car', undefined), (given, value) => {
        const copy = structuredClone(given);
        const changed = change<Trip, 'vehicle'>({ journey, answers: given, step: 'vehicle', value });
        expect(given).toEqual(copy);
        expect(changed.answers.vehicle).toBe(value);
        expect([changed.answers.who, changed.answers.meal]).toEqual([given.who, given.meal]);
        expect(changed.cleared.every((step) => given[step as 'seat'] !== undefined)).toBe(true);
      }),
    );
  });
});
