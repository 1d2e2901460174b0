import { at, type Rule } from '#tests/house/portal/errors/rule.ts';
import { withLink } from '#tests/guardians/scene.ts';

export const rules: readonly Rule[] = [
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
