import { asAccount, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import { sendsPayout, summaryOf, withoutLimits, withPayoutSettings } from '#tests/deposits/scene.ts';
import type { Account, Scene } from '#tests/support/scene.ts';

const area = 'deposits';
const list = { route: 'deposits', area } as const;
const one = { route: 'deposits/:id', area } as const;
const paper = { route: 'deposits/:id/printout', area } as const;
const form = { route: 'newdeposit', area } as const;
const summary = { route: 'newdeposit/summary', area } as const;

const failing = (call: string, path: string) => async (scene: Scene) => {
  withPayoutSettings(scene, { failing: [call] });
  return (await scene.as('jan.nowak')).get(path).finally(() => withoutLimits(scene));
};

const typed = (amountToPayout: string) => async (scene: Scene) => {
  withoutLimits(scene);
  const jan = await scene.as('jan.nowak');
  return jan.submit(await jan.get('/newdeposit'), { amountToPayout }, '#page-form');
};

const refused =
  (account: Account, deposit: string, settings: Readonly<Record<string, unknown>>) =>
  async (scene: Scene) => {
    withPayoutSettings(scene, settings);
    return sendsPayout(await scene.as(account), deposit, 5_001);
  };

export const states: readonly (State | Lead)[] = [
  { ...list, name: 'filled', show: asAccount('jan.nowak', '/deposits') },
  { ...list, name: 'several people', show: asAccount('anna.kowalska', '/deposits') },
  { ...list, name: 'none', show: asAccount('lucyna.baran', '/deposits') },
  { ...list, name: 'no patient', show: asAccount('ewa.dabrowska', '/deposits') },
  { ...list, name: 'not confirmed', show: asAccount('piotr.zielinski', '/deposits') },
  { ...list, name: 'provider down', show: asAccount('halina.mazur', '/deposits') },
  { ...list, name: 'balances down', show: failing('deposits.balances', '/deposits') },
  { ...list, name: 'payouts down', show: failing('deposits.list', '/deposits') },
  { ...one, name: 'one of the own', show: asAccount('jan.nowak', '/deposits/deposit-1') },
  { ...one, name: 'of a ward', show: asAccount('anna.kowalska', '/deposits/deposit-5') },
  { ...one, name: 'movements down', show: failing('deposits.list', '/deposits/deposit-1') },
  { ...one, name: 'provider down', show: asAccount('halina.mazur', '/deposits/deposit-8') },
  { ...paper, name: 'to be printed', show: asAccount('jan.nowak', '/deposits/deposit-1/printout') },
  { ...paper, name: 'provider down', show: asAccount('halina.mazur', '/deposits/deposit-8/printout') },
  { ...form, name: 'for whom', show: asAccount('anna.kowalska', '/newdeposit') },
  { ...form, name: 'how much', show: asAccount('anna.kowalska', '/newdeposit?patientId=patient-1004') },
  { ...form, name: 'of which deposit', status: 400, errors: 2, show: typed('1e3') },
  { ...form, name: 'the month is full', show: asAccount('stanislaw.wojcik', '/newdeposit') },
  {
    ...form,
    name: 'of one of two deposits',
    async show(scene) {
      withPayoutSettings(scene, { most: null, perMonth: 1 });
      return (await scene.as('jan.nowak')).get('/newdeposit').finally(() => withoutLimits(scene));
    },
  },
  { ...form, name: 'no deposit', show: asAccount('lucyna.baran', '/newdeposit') },
  { ...form, name: 'provider down', show: asAccount('halina.mazur', '/newdeposit') },
  {
    ...summary,
    name: 'before it is sent',
    show: async (scene) => (await scene.as('anna.kowalska')).get(summaryOf('deposit-5', 12_050)),
  },
  {
    ...summary,
    name: 'more than may be paid out',
    status: 422,
    errors: 2,
    show: refused('jan.nowak', 'deposit-1', { most: 5_000, perMonth: null }),
  },
  {
    ...summary,
    name: 'too often',
    status: 422,
    errors: 2,
    show: refused('stanislaw.wojcik', 'deposit-6', {}),
  },
  {
    ...summary,
    name: 'unknown by PESEL',
    status: 422,
    errors: 2,
    show: refused('oleksandr.kovalenko', 'deposit-7', {}),
  },
  {
    ...summary,
    name: 'the answer was lost',
    status: 503,
    errors: 2,
    show: refused('jan.nowak', 'deposit-1', { perMonth: null, failing: ['deposits.request'] }),
  },
  {
    route: 'newdeposit/summary',
    name: 'without an amount',
    to: /^\/newdeposit$/,
    ask: asAccount('jan.nowak', '/newdeposit/summary'),
  },
];
