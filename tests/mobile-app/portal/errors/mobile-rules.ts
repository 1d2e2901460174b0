import { at, type Rule } from '#tests/house/portal/errors/rule.ts';
import { appOfStanislaw, noAppOfStanislaw, STANISLAW } from '#tests/mobile-app/portal/stanislaw.ts';

const PATH = `${STANISLAW}/unregister`;

export const rules: readonly Rule[] = [
  {
    form: 'a mobile application taken away',
    name: 'its unit was unlinked meanwhile',
    status: 400,
    errors: [at(null, 'mobile-app:unregister.noUnit')],
    async send(scene) {
      appOfStanislaw(scene, { hasUnit: true });
      const stanislaw = await scene.as('stanislaw.wojcik');
      const page = await stanislaw.get(PATH);
      appOfStanislaw(scene, { hasUnit: false });
      return stanislaw.submit(page).finally(() => noAppOfStanislaw(scene));
    },
  },
];
