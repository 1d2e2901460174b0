import { CONSENT, maja } from '#tests/ages/portal/maja.ts';
import { at, type Rule } from '#tests/house/portal/errors/rule.ts';

export const rules: readonly Rule[] = [
  {
    form: 'the own consent',
    name: 'the box is not ticked',
    status: 400,
    errors: [at('own-consent-agreed', 'ages:ownConsent.required')],
    async send(scene) {
      const visitor = await maja(scene);
      return visitor.submit(await visitor.get(CONSENT));
    },
  },
];
