import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { createAuthority } from '#provider/core/signatures/made-up/authority.ts';
import { signable } from '#provider/declarations/signable.ts';
import type { ChoiceColumns } from '#provider/declarations/tables.ts';
import { createDesk } from '#provider/signing/bench/desk.ts';
import { live, type Own } from '#tests/support/declaration-model.ts';
import { START, type TestProvider } from '#tests/support/providers.ts';
import { JAN, NURSE } from './steps.ts';
import { CHOICES, outcomeOf, under, type Portal, type Sky } from './two-systems.ts';

/** Jan's nurse and midwife, of whom he has none at first. */
export const KINDS = {
  NURSE: { practitionerId: NURSE.practitionerId, hospitalOrganizationUnitId: 'unit-nurses' },
  MIDWIFE: { practitionerId: 'midwife-baran', hospitalOrganizationUnitId: 'unit-nurses' },
} as const;
export type Kind = keyof typeof KINDS;
const ACCOUNT = 'account-2001';
export const authority = createAuthority({ keys: 'ECDSA' });
let at: TestProvider | undefined;
export const clock = { now: () => at?.clock.now() ?? new Date(START) };
export const desk = createDesk({ clock, patienceMs: 1_000 });
desk.standAt('http://podpis.example');
export const options = {
  signatures: { madeUp: authority },
  signingService: desk.service,
  signables: signable,
};

/** Jan's pages, the service at which he signs, and what the model says of them. */
export type World = {
  at: TestProvider;
  portal: Portal;
  sky: Sky;
  /** As pages call it, and without any outage. */
  jan: ProviderClient;
  calm: ProviderClient;
  own: Record<Kind, readonly Own[]>;
};

/** Everything as the seed has it: Jan has a doctor alone. */
export async function begun(provider: TestProvider, portal: Portal): Promise<World> {
  at = provider;
  provider.clock.set(START);
  await nextTurn();
  const { db } = provider.provider;
  for (const table of ['declarations', 'hospital_declarations'] as const)
    await db.deleteFrom(table).where('patient_id', '=', JAN).where('type', '<>', 'GP').execute();
  for (const table of ['signings', 'signed_documents'] as const)
    await db.deleteFrom(table).where('patient_id', '=', JAN).execute();
  await db.deleteFrom('audit').execute();
  await portal.db.deleteFrom('second_steps').execute();
  desk.reset();
  const sky: Sky = { portal: 'UP', hospital: 'UP' };
  const calm = await provider.as('jan.nowak');
  const world = { at: provider, portal, sky, calm, jan: under(sky, calm), own: { NURSE: [], MIDWIFE: [] } };
  await refuse(world, false);
  return world;
}

export const requestOf = ({ at: { clock: time }, portal, jan }: World) =>
  portal.requestOf({ provider: jan, accountId: ACCOUNT, now: time.now() });

/** Sets whether the hospital system refuses both people from now on. */
export const refuse = ({ at: { provider } }: Pick<World, 'at'>, isRefusing: boolean) =>
  provider.db
    .updateTable('primary_care_staff')
    .set({ sentinel: isRefusing ? 'REFUSES' : null })
    .where('id', 'in', ['nurse-adamska', 'midwife-baran'])
    .execute();

/** A look at a declaration: one that is signed is sent to the hospital system, once (B-79). */
export async function look(world: World, kind: Kind) {
  const { portal, jan, own } = world;
  const one = live(own[kind]);
  const request = requestOf(world);
  const stored = one && (await outcomeOf(jan.declarations.get({ id: one.id })));
  if (stored?.is !== 'DONE' || stored.answer.signedAt === undefined) return;
  const { id, state } = stored.answer;
  const noted = await portal.store.secondSteps.list({ accountId: ACCOUNT, area: 'declarations' });
  const isNoted = noted.some((step) => step.kind === 'declarationSigned' && step.documentId === id);
  if (state !== 'REGISTERED' || isNoted) return;
  const first = () => Promise.resolve({ documentId: id });
  const step = { kind: 'declarationSigned', patientId: JAN, documentId: id, input: {}, first } as const;
  await portal.steps.runOrKeep(request, step);
}

/** A minute later the area is opened. */
export async function visit(world: World) {
  world.at.clock.advance('PT1M1S');
  await world.portal.steps.settleWaiting(requestOf(world), 'declarations');
}

const shortOf = ({ provider_order_number: first, practitioner_order_number: second }: ChoiceColumns) =>
  CHOICES.findIndex(
    (one) =>
      one.healthcareProviderChoiceOrderNumber === first && one.practitionerChoiceOrderNumber === second,
  );

/** The rows that the stores have of Jan's nurse and midwife, and of what waits for the hospital system. */
export async function seen({ at: { provider }, portal }: World) {
  const { db } = provider;
  const [own, held, papers, steps] = await Promise.all([
    db
      .selectFrom('declarations')
      .selectAll()
      .where('patient_id', '=', JAN)
      .where('type', '<>', 'GP')
      .execute(),
    db
      .selectFrom('hospital_declarations')
      .selectAll()
      .where('patient_id', '=', JAN)
      .where('type', '<>', 'GP')
      .execute(),
    db.selectFrom('signed_documents').select('document_id').where('patient_id', '=', JAN).execute(),
    portal.store.secondSteps.list({ accountId: ACCOUNT }),
  ]);
  return { own, held, papers: papers.map(({ document_id: id }) => id), steps };
}

/** The hospital system has other choices than the portal, for an edit waits there. */
export async function isAheadOf(world: World, id: string) {
  const { own, held } = await seen(world);
  const row = own.find((one) => one.id === id);
  const other = held.find(({ system_id: number }) => number === row?.system_id);
  return row !== undefined && other?.state === 'REGISTERED' && shortOf(other) !== shortOf(row);
}

/** At any time: one of a kind, nothing signed or active without a signature that was found good, and the portal's as the model has it. */
export async function check(world: World) {
  const { own, held, papers, steps } = await seen(world);
  for (const kind of Object.keys(KINDS) as Kind[]) {
    const ours = own.filter(({ type }) => type === kind);
    const theirs = held.filter(({ type }) => type === kind);
    expect(ours.filter(({ state }) => state !== 'CANCELED').length).toBeLessThanOrEqual(1);
    const active = theirs.filter(({ state_export: word }) => word === 'A');
    expect(active.length).toBeLessThanOrEqual(1);
    expect(theirs.filter(({ state }) => state === 'SUBMITTED')).toEqual(active);
    const verified = world.own[kind].filter(({ isVerified }) => isVerified).map(({ id }) => id);
    for (const one of active)
      expect(verified).toContain(ours.find(({ system_id: number }) => number === one.system_id)?.id);
    world.own[kind] = world.own[kind].map((one) => {
      const row = ours.find(({ id }) => id === one.id);
      if (!row) throw new Error(`the portal has lost ${one.id}`);
      expect([row.id, row.signed_at !== null, papers.includes(row.id)]).toEqual([
        ...[one.id, one.isVerified, one.isVerified],
      ]);
      if (row.state === 'SUBMITTED') expect(one.is).toBe('SIGNED');
      else expect(row.state).toBe(one.is === 'WITHDRAWN' ? 'CANCELED' : 'REGISTERED');
      const choice = shortOf(row);
      if (choice === one.choice) return one;
      // B-78: an edit that the hospital system has refused for good is undone, and told.
      const isTold = ({ kind: step, documentId, state }: (typeof steps)[number]) =>
        step === 'declarationEdited' && documentId === one.id && (state === 'TOLD' || state === 'UNDOING');
      expect(steps.filter(isTold).length).toBeGreaterThan(0);
      return { ...one, choice };
    });
    expect(ours).toHaveLength(world.own[kind].length);
  }
}

/** Once both systems answer again nothing waits, and the two say one thing, but for what was told. */
export async function settled(world: World) {
  Object.assign(world.sky, { portal: 'UP', hospital: 'UP' });
  for (const kind of Object.keys(KINDS) as Kind[]) await look(world, kind);
  for (let turn = 0; turn < 3; turn += 1) await visit(world);
  await check(world);
  const { own, held, steps } = await seen(world);
  expect(steps.filter(({ state }) => state !== 'TOLD')).toEqual([]);
  for (const row of own) {
    const other = held.find(({ system_id: number }) => number === row.system_id);
    const told = steps.filter(({ documentId }) => documentId === row.id).map((step) => step.kind);
    // An edit that was refused is undone, so that both say one thing again.
    const isOpen = row.state === 'REGISTERED' && row.signed_at === null && other?.state === 'REGISTERED';
    if (isOpen) expect([row.id, shortOf(other)]).toEqual([row.id, shortOf(row)]);
    // Nothing is signed that the hospital system has otherwise, whatever was refused.
    if (row.signed_at !== null && other) expect([row.id, shortOf(other)]).toEqual([row.id, shortOf(row)]);
    if (told.length > 0) continue;
    const may = row.state === 'CANCELED' ? ['CANCELED', 'SUBMITTED'] : [row.state, 'CANCELED'];
    expect(may).toContain(other?.state);
    if (row.state === 'REGISTERED') expect([row.id, row.signed_at]).toEqual([row.id, null]);
    if (row.state === 'SUBMITTED' && other) expect(shortOf(other)).toBe(shortOf(row));
  }
}
