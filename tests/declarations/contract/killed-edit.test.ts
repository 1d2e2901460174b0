import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { systemClock } from '#provider/core/clock.ts';
import { createProvider } from '#provider/index.ts';
import { bundled } from '#tests/support/bundled.ts';
import { PASSWORD } from '#tests/support/providers.ts';
import { CHOICES, portalAt, type Portal } from './two-systems.ts';

/** B-33: a process that dies between the save of the portal and that of the hospital system leaves a note that brings both to one. */

const folder = mkdtempSync(join(tmpdir(), 'killed-edit-'));
const providerUrl = `sqlite:${join(folder, 'provider.db')}`;
const portalUrl = `sqlite:${join(folder, 'portal.db')}`;
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const ANNA = 'account-2002';
const [ID, HELD] = ['declaration-5002', 'poz-4010'];

async function opened<Result>(work: (anna: ProviderClient, portal: Portal) => Promise<Result>) {
  const options = { clock: systemClock(), log: quiet, portalOrigin: 'https://portal.example' };
  const provider = await createProvider({ databaseUrl: providerUrl, ...options, mode: 'test' });
  const portal = await portalAt(portalUrl);
  const caller = { language: 'pl', requestId: 'test' } as const;
  const guest = provider.client(caller);
  const { token } = await guest.account.signIn({ username: 'anna.kowalska', password: PASSWORD });
  try {
    return await work(provider.client({ ...caller, token }), portal);
  } finally {
    await portal.store.close();
    await provider.close();
  }
}

let script: string;
const edited = (killedAt: string, choice: number) =>
  spawnSync(process.execPath, [script, providerUrl, portalUrl, killedAt, String(choice)]);

beforeAll(async () => {
  script = await bundled('tests/support/killed-edit.ts');
  await opened(() => Promise.resolve());
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
    const killed = edited(at, choice);
    expect([killed.signal, killed.stderr.toString()]).toEqual(['SIGKILL', '']);
    await opened(async (anna, portal) => {
      const now = new Date(Date.now() + 61_000);
      const request = portal.requestOf({ provider: anna, accountId: ANNA, now });
      await portal.steps.settleWaiting(request, 'declarations');
      const own = await anna.declarations.get({ id: ID });
      expect(own).toMatchObject(isSaved ? CHOICES[choice] : before);
      const held = await anna.hospitalDeclarations.get({ systemId: HELD });
      if (isSaved) expect(held).toMatchObject(CHOICES[choice]);
      expect([own.healthcareProviderChoiceOrderNumber, own.practitionerChoiceOrderNumber]).toEqual([
        held.healthcareProviderChoiceOrderNumber,
        held.practitionerChoiceOrderNumber,
      ]);
      expect(await portal.store.secondSteps.list({ accountId: ANNA })).toEqual([]);
    });
  },
);
