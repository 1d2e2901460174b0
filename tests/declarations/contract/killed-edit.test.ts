import { afterAll, beforeAll, expect, it } from 'vitest';
import { ANNAS_ACCOUNT, killedPlace } from './killed.ts';
import { CHOICES } from './two-systems.ts';

/** B-33: a process that dies between the save of the portal and that of the hospital system leaves a note that brings both to one. */

const [ID, HELD] = ['declaration-5002', 'poz-4010'];
const { opened, visit, begin, end, killed } = killedPlace('killed-edit');
beforeAll(begin);
afterAll(end);

/** Where it is killed, and whether the edit was saved by then: what is saved in one is saved in both after the next visit. */
const KILLS = [
  ['in the first save', 'update "declarations"', 1, false],
  ['after the first save', 'update "second_steps" set "state"', 1, true],
  ['before the second save is begun', 'update "second_steps" set "held_until" = ?, "next_at"', 2, true],
  ['in the second save', 'update "hospital_declarations"', 1, true],
  ['after the second save', 'delete from "second_steps"', 2, true],
] as const;

it.each(KILLS)(
  'both systems say one thing after a kill %s',
  { timeout: 60_000 },
  async (_, at, choice, isSaved) => {
    const before = await opened((anna) => anna.declarations.get({ id: ID }));
    expect(killed(at, String(choice))).toEqual(['SIGKILL', '']);
    await opened(async (anna, portal) => {
      await visit(anna, portal);
      const own = await anna.declarations.get({ id: ID });
      expect(own).toMatchObject(isSaved ? CHOICES[choice] : before);
      const held = await anna.hospitalDeclarations.get({ systemId: HELD });
      if (isSaved) expect(held).toMatchObject(CHOICES[choice]);
      expect([own.healthcareProviderChoiceOrderNumber, own.practitionerChoiceOrderNumber]).toEqual([
        held.healthcareProviderChoiceOrderNumber,
        held.practitionerChoiceOrderNumber,
      ]);
      expect(await portal.store.secondSteps.list({ accountId: ANNAS_ACCOUNT })).toEqual([]);
    });
  },
);
