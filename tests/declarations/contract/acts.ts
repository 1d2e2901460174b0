import { expect } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import type { Declaration } from '#contract/declarations/schemas.ts';
import { signedAtDesk } from '#provider/signing/bench/signed.ts';
import { after, live, type Act, type Own, type Said } from '#tests/support/declaration-model.ts';
import { JAN, newKey, NURSE } from './steps.ts';
import { CHOICES, outcomeOf, under } from './two-systems.ts';
import {
  authority,
  clock,
  desk,
  isAheadOf,
  KINDS,
  look,
  requestOf,
  seen,
  type Kind,
  type World,
} from './world.ts';

const query = {
  successUrl: 'https://portal.example/declarations/x?epuapstatus=ok',
  errorUrl: 'https://portal.example/declarations/x?epuapstatus=error',
};

type Acted = { kind: Kind; act: Act };

/** The portal's act has reached its provider: both say the same of it. */
function agree(world: World, { kind, act }: Acted, said: string) {
  const [expected, next] = after(world.own[kind], act, clock.now().getTime());
  expect([kind, act.do, said]).toEqual([kind, act.do, expected]);
  world.own[kind] = next;
}

/** Asks as a page does; returns what a call has come to in truth. */
function listening({ sky, calm }: World, wanted: string) {
  const truth: { word?: string; answer?: unknown } = {};
  const jan = under(sky, calm, (call, told) => call === wanted && !truth.word && Object.assign(truth, told));
  return { jan, truth };
}

/** A new one in both systems, in the place of the one that stands. */
export async function declare(world: World, { kind, choice }: { kind: Kind; choice: number }) {
  const { portal, own, calm } = world;
  const order = { ...NURSE, type: kind, ...KINDS[kind], ...CHOICES[choice] };
  const former = live(own[kind]);
  const stored = former && (await calm.declarations.get({ id: former.id }));
  const { jan, truth } = listening(world, 'declarations.add');
  const replaces = await waitingNumber(world, kind);
  const asked = { ...order, key: newKey(), ...(replaces !== undefined && { replaces }) };
  const given = await outcomeOf(jan.hospitalDeclarations.preRegister(asked));
  if (given.is !== 'DONE') return;
  const { systemId = '' } = given.answer;
  const first = async () => {
    await jan.declarations.add({ ...order, systemId, ...(former && { replaces: former.id }) });
    return { documentId: former?.id ?? '' };
  };
  if (former && stored?.state === 'REGISTERED') {
    const step = {
      kind: 'declarationWithdrawn',
      patientId: JAN,
      documentId: former.id,
      input: {},
      first,
    } as const;
    await outcomeOf(portal.steps.runOrKeep(requestOf(world), step));
  } else await outcomeOf(first());
  if (!truth.word) return;
  const { id } = truth.answer as Declaration;
  agree(world, { kind, act: { do: 'SAVE', id, choice } }, truth.word);
}

async function waitingNumber({ at: { provider } }: World, kind: Kind) {
  const rows = provider.db.selectFrom('hospital_declarations').select('system_id');
  const row = await rows.where('live_key', '=', `${JAN}/${kind}/REGISTERED`).executeTakeFirst();
  return row?.system_id;
}

type Change = Extract<Act, { do: 'EDIT' | 'WITHDRAW' }>;
type Saving = { jan: ProviderClient; act: Change; stored: Declaration; formerly: number };

/** As its pages save it: in the portal, then at the hospital system. */
function saved(world: World, { jan, act, stored: { id, version }, formerly }: Saving) {
  const about = { patientId: JAN, documentId: id } as const;
  const first = (wanted: object) => async () => {
    await jan.declarations.change({ id, ...wanted });
    return { documentId: id };
  };
  const { runOrKeep } = world.portal.steps;
  if (act.do === 'WITHDRAW') {
    const withdrawn = { kind: 'declarationWithdrawn', ...about, input: {} } as const;
    return outcomeOf(runOrKeep(requestOf(world), { ...withdrawn, first: first({ state: 'CANCELED' }) }));
  }
  const [fields, former] = [choicesOf(act.choice), choicesOf(formerly)];
  const edited = { kind: 'declarationEdited', ...about, input: { fields, former } } as const;
  return outcomeOf(runOrKeep(requestOf(world), { ...edited, first: first({ choices: fields, version }) }));
}

/** An edit or a withdrawal. */
export async function change(world: World, { kind, act }: { kind: Kind; act: Change }) {
  const one = live(world.own[kind]);
  if (!one) return;
  const stored = await world.calm.declarations.get({ id: one.id });
  const { jan, truth } = listening(world, 'declarations.change');
  await saved(world, { jan, act, stored, formerly: one.choice });
  if (truth.word) agree(world, { kind, act }, truth.word === 'DONE' ? 'DONE' : 'NO');
}

/** The act of one of two tabs, as it saw the declaration of a nurse before the other one's act. */
export async function tabOf(world: World, does: 'return' | 'withdraw' | { edit: number }) {
  const { jan, calm, own } = world;
  const one = live(own.NURSE);
  if (!one) throw new Error('There is nothing to act on');
  const stored = await calm.declarations.get({ id: one.id });
  const act: Change = typeof does === 'object' ? { do: 'EDIT', choice: does.edit } : { do: 'WITHDRAW' };
  return async () => {
    if (does !== 'return') return saved(world, { jan, act, stored, formerly: one.choice });
    await outcomeOf(jan.signing.outcome({ kind: 'DECLARATION', id: one.id }));
    return look(world, 'NURSE');
  };
}

/** As the portal has it after two tabs, whichever was first; what is not as it may be, `check` finds. */
export async function taken(world: World) {
  const { calm, own } = world;
  world.own.NURSE = await Promise.all(
    own.NURSE.map(async ({ id }): Promise<Own> => {
      const { state, signedAt, ...told } = await calm.declarations.get({ id });
      const isVerified = signedAt !== undefined;
      const choice = CHOICES.findIndex(
        (one) =>
          one.healthcareProviderChoiceOrderNumber === told.healthcareProviderChoiceOrderNumber &&
          one.practitionerChoiceOrderNumber === told.practitionerChoiceOrderNumber,
      );
      const is = state === 'CANCELED' ? 'WITHDRAWN' : isVerified ? 'SIGNED' : 'OPEN';
      return { id, choice, is, isVerified, signing: null };
    }),
  );
}

const choicesOf = (choice: number) => CHOICES[choice] ?? CHOICES[0];

/** Tells whether an edit waits: its page offers no signature then. */
async function hasWaitingEdit(world: World, id: string) {
  const { steps } = await seen(world);
  return steps.some(
    (step) => step.kind === 'declarationEdited' && step.documentId === id && step.state !== 'TOLD',
  );
}

/** The paper is given to the service. */
export async function begin(world: World, kind: Kind) {
  const one = live(world.own[kind]);
  if (!one || (await hasWaitingEdit(world, one.id))) return;
  const { jan, truth } = listening(world, 'signing.beginDeclaration');
  await outcomeOf(jan.signing.beginDeclaration({ params: { id: one.id }, query }));
  if (!truth.word) return;
  const url = (truth.answer as { url: string } | undefined)?.url ?? '';
  agree(world, { kind, act: { do: 'BEGIN', url } }, truth.word === 'DONE' ? 'DONE' : 'NO');
}

/** Somebody signs what lies at the service: Jan himself, or another one in his place. */
export async function sign(world: World, { kind, paper }: { kind: Kind; paper: 'GOOD' | 'FORGED' }) {
  const { url } = live(world.own[kind])?.signing ?? {};
  const token = url?.split('/').at(-1) ?? '';
  const content = desk.find(token)?.content;
  if (!content) return;
  const jan = world.at.provider.db.selectFrom('patients').select('national_id').where('id', '=', JAN);
  const { national_id: own } = await jan.executeTakeFirstOrThrow();
  const pesel = paper === 'GOOD' ? own : '44051401359';
  const signed = await signedAtDesk({
    authority,
    content,
    certificate: 'GOOD',
    spoil: 'NONE',
    format: 'PAdES',
    at: clock.now(),
    holder: { name: 'Jan', lastName: 'Nowak', pesel, birthDate: '1954-03-14' },
  });
  desk.sign(token, { signed: new Uint8Array(signed), isHeldBack: false });
  agree(world, { kind, act: { do: 'PAPER', paper } }, 'DONE');
}

/** Back from the service, as often as the browser asks; `isTwice`: by two tabs at once. */
export async function comeBack(world: World, { kind, isTwice }: { kind: Kind; isTwice: boolean }) {
  const one = live(world.own[kind]);
  if (!one) return;
  const { jan, truth } = listening(world, 'signing.outcome');
  const token = one.signing?.url.split('/').at(-1) ?? '';
  const nonce = new URL(desk.find(token)?.successUrl ?? query.successUrl).searchParams.get('nonce') ?? '';
  const ask = () => outcomeOf(jan.signing.outcome({ kind: 'DECLARATION', id: one.id, nonce, word: 'ok' }));
  const isAhead = await isAheadOf(world, one.id);
  await Promise.all(isTwice ? [ask(), ask()] : [ask()]);
  if (!truth.word) return;
  const { state } = truth.answer as { state: Said };
  const isOld = one.signing === null && one.is === 'OPEN';
  // What became of the last one is said until the next is begun.
  agree(world, { kind, act: { do: 'RETURN', isAhead } }, isOld ? 'NONE' : state);
  await look(world, kind);
}
