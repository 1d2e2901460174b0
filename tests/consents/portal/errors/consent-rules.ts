import { withValues } from '#app/services/text/error-text.ts';
import { mariaBefore } from '#tests/support/gates.ts';
import { at, type Rule } from '#tests/house/portal/errors/rule.ts';

type Fields = Record<string, string>;

const rule = (name: string, fields: Fields, rest: Pick<Rule, 'status' | 'errors' | 'kept'>): Rule => ({
  form: 'consents to confirm',
  name,
  ...rest,
  async send(scene) {
    const visitor = await mariaBefore(scene, ['CONSENTS']);
    return visitor.submit(await visitor.get('/consents-to-confirm'), fields);
  },
});

export const rules: readonly Rule[] = [
  rule(
    'nothing',
    {},
    {
      status: 400,
      errors: [at('consents-consent1', withValues('consents:toConfirm.choose', { number: 1 }))],
    },
  ),
  rule(
    'a required one is refused',
    { consent1: 'no' },
    {
      status: 422,
      errors: [at('consents-consent1', 'consents:toConfirm.needed')],
      kept: { consent1: 'no' },
    },
  ),
  rule(
    'another text was shown',
    { consent1: 'yes', shown: 'consent-portal 1' },
    {
      status: 422,
      errors: [at(null, 'consents:toConfirm.changed')],
      kept: { consent1: 'yes' },
    },
  ),
];
