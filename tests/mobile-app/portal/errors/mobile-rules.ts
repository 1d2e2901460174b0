import { at, type Rule } from '#tests/house/portal/errors/rule.ts';
import { appOfOleksandr, noAppOfOleksandr, OLEKSANDR } from '#tests/mobile-app/portal/oleksandr.ts';

const PATH = `${OLEKSANDR}/unregister`;

export const rules: readonly Rule[] = [
  {
    form: 'a mobile application taken away',
    name: 'its unit was unlinked meanwhile',
    status: 400,
    errors: [at(null, 'mobile-app:unregister.noUnit')],
    async send(scene) {
      appOfOleksandr(scene, { hasUnit: true });
      const oleksandr = await scene.as('oleksandr.kovalenko');
      const page = await oleksandr.get(PATH);
      appOfOleksandr(scene, { hasUnit: false });
      return oleksandr.submit(page).finally(() => noAppOfOleksandr(scene));
    },
  },
];
