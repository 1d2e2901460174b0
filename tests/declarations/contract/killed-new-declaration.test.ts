import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { declaredAnew } from './declared-anew.ts';
import { ANNAS_ACCOUNT, killedPlace } from './killed.ts';

/** the former declaration is withdrawn with the save of the new one alone, wherever the process dies: never none, never two. */

const { opened, visit, begin, end, killed } = killedPlace('killed-new-declaration');
beforeAll(begin);
afterAll(end);

const ofMidwife = ({ type }: { type: string }) => type === 'MIDWIFE';
const liveOf = async (anna: ProviderClient) =>
  (await anna.declarations.forPatient({ patientId: 'patient-1002' }))
    .filter(ofMidwife)
    .filter(({ state }) => state !== 'CANCELED');
const waitingOf = async (anna: ProviderClient) =>
  (await anna.declarations.hospitalForPatient({ patientId: 'patient-1002' }))
    .filter(ofMidwife)
    .filter(({ state }) => state === 'REGISTERED');

/** Where it is killed, and whether the new one was saved by then. */
const KILLS = [
  ['in the first save, of the number', 'insert into "hospital_declarations"', false],
  ['between the number and the note', 'insert into "second_steps"', false],
  ['in the save, before the former is withdrawn', 'update "declarations"', false],
  ['in the save, after the former is withdrawn', 'insert into "declarations"', false],
  ['after the save', 'update "second_steps" set "state"', true],
  ['after the former number is withdrawn', 'delete from "second_steps"', true],
] as const;

it.each(KILLS)('one stands after a kill %s', { timeout: 60_000 }, async (_, at, isSaved) => {
  const [former] = await opened(liveOf);
  const draft = `a-key-of-a-draft-${KILLS.findIndex((one) => one[1] === at)} ${former?.id} ${former?.systemId}`;
  expect(killed(at, draft)).toEqual(['SIGKILL', '']);
  await opened(async (anna, portal) => {
    await visit(anna, portal);
    const live = await liveOf(anna);
    expect(live.map(({ id }) => id === former?.id)).toEqual([!isSaved]);
    if (isSaved) expect((await waitingOf(anna)).map(({ systemId }) => systemId)).toEqual([live[0]?.systemId]);
    expect(await portal.store.secondSteps.list({ accountId: ANNAS_ACCOUNT })).toEqual([]);

    // The same press once more makes it, once, and both systems have that one alone.
    await declaredAnew(anna, portal, draft);
    const [made, ...others] = await liveOf(anna);
    expect([others, made?.id === former?.id]).toEqual([[], false]);
    expect((await waitingOf(anna)).map(({ systemId }) => systemId)).toEqual([made?.systemId]);
  });
});
