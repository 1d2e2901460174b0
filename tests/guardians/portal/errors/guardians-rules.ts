import { at, type Rule } from '#tests/house/portal/errors/rule.ts';
import { withLink } from '#tests/guardians/scene.ts';

const untilTyped = (until: string) => async (scene: Parameters<Rule['send']>[0]) => {
  withLink(scene, { link_state: 'C' });
  const stanislaw = await scene.as('stanislaw.wojcik');
  return stanislaw.submit(await stanislaw.get('/account/warden/account-2002/until'), { until });
};

export const rules: readonly Rule[] = [
  {
    form: 'what a guardian may do',
    name: 'nothing chosen',
    status: 400,
    errors: [at('narrow-scope', 'guardians:narrow.required')],
    send: async (scene) => {
      withLink(scene, { link_state: 'C' });
      const stanislaw = await scene.as('stanislaw.wojcik');
      return stanislaw.submit(await stanislaw.get('/account/warden/account-2002/scope'), { scope: '' });
    },
  },
  {
    form: 'the last day of a guardian',
    name: 'a day that is over',
    status: 400,
    errors: [at('limit-until', 'guardians:limit.past')],
    send: untilTyped('1.01.2020'),
  },
  {
    form: 'the last day of a guardian',
    name: 'no day',
    status: 400,
    errors: [at('limit-until', 'fields:day.impossible')],
    send: untilTyped('31.02.2099'),
  },
  {
    form: 'the answer to who asks',
    name: 'neither button',
    status: 400,
    errors: [at(null, 'guardians:confirm.notAnswered')],
    async send(scene) {
      withLink(scene, { link_state: 'W' });
      const stanislaw = await scene.as('stanislaw.wojcik');
      return stanislaw.submit(await stanislaw.get('/ward/confirm/patient-1007/account-2002'), { answer: '' });
    },
  },
];
