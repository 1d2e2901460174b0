import { at, type Rule } from '#tests/house/portal/errors/rule.ts';
import type { Scene } from '#tests/support/scene.ts';

const NOTIFICATIONS = '/account/notifications';

const days = (typed: string): Rule => ({
  form: 'notifications',
  name: `"${typed}" days`,
  status: 400,
  errors: [at('notifications-reminderDays', 'account:notifications.days.wrong')],
  kept: { reminderDays: typed },
  send: (scene) => sent(scene, { reminderDays: typed }),
});

async function sent(scene: Scene, fields: Record<string, string>) {
  const jan = await scene.as('jan.nowak');
  return jan.submit(await jan.get(NOTIFICATIONS), fields);
}

export const rules: readonly Rule[] = [
  ...['0', '32', '1,5', 'dwa'].map(days),
  {
    form: 'notifications',
    name: 'a way of contact that is none',
    status: 400,
    errors: [at('notifications-channel', 'account:notifications.channel.required')],
    send: (scene) => sent(scene, { channel: 'FAX' }),
  },
  {
    form: 'notifications',
    name: 'a language that is none',
    status: 400,
    errors: [at('notifications-language', 'account:notifications.language.required')],
    send: (scene) => sent(scene, { language: 'de' }),
  },
  {
    form: 'notifications',
    name: 'a way of contact that the account has not',
    status: 422,
    errors: [at('notifications-channel', 'account:notifications.channel.notThere')],
    async send(scene) {
      const lucyna = await scene.as('lucyna.baran');
      return lucyna.submit(await lucyna.get(NOTIFICATIONS), { channel: 'SMS' });
    },
  },
  {
    form: 'deletion of the account',
    name: 'nobody has asked for it',
    status: 400,
    errors: [at(null, 'account:delete.notAsked')],
    async send(scene) {
      const ewa = await scene.as('ewa.dabrowska');
      return ewa.submit(await ewa.get('/account/delete'), { asked: 'no' });
    },
  },
];
