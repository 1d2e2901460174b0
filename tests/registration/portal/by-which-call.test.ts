import { beforeEach, describe, expect, it } from 'vitest';
import { guestWalk } from '#tests/registration/walk.ts';
import { textOf, USUAL_SETTINGS } from '#tests/registration/pages.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { createVisitor } from '#tests/support/visitor.ts';

/** AP-08, C-09, reg-130: by which call a code is sent again, and for whom. */

const at = portalForFile();
const PATH = '/registration/summary';
const SENT = 'Wysłano wiadomość SMS z kodem potwierdzającym';
const CALL_OF = {
  PATIENT: 'account.sendActivationCode',
  WARD: 'account.sendActivationCodeFor',
  CHILD: 'account.sendActivationCodeFor',
} as const;
type Role = keyof typeof CALL_OF;
const failing = (call?: string) =>
  at.portal.tell('/guest-registration/faults', call ? { [call]: 'down' } : {});

beforeEach(async () => {
  await failing();
  await at.portal.tell('/guest-registration/profile', { profile: 'all' });
  await at.portal.tell('/registration-settings', USUAL_SETTINGS);
  await at.stores.provider.deleteFrom('outbox').execute();
  await at.stores.portal.deleteFrom('limits').execute();
});

let made = 0;
async function registered(role: Role) {
  made += 1;
  const visitor = createVisitor(at.portal.origin);
  const walk = guestWalk(visitor, role);
  const phoneNumber = `60466${String(made).padStart(4, '0')}`;
  const page = await walk.send(await walk.atReview('', { phoneNumber, email: '' }, 200 + made));
  const draft = new URL(page.path, at.portal.origin).search;
  const resend = async (fields: Record<string, string> = {}) => {
    await at.stores.provider.deleteFrom('phone_code_sends').execute();
    return visitor.submit(await visitor.get(`${PATH}/resend${draft}`), fields);
  };
  return { visitor, page, phoneNumber, resend };
}
const codesTo = async (number: string) => {
  const rows = await at.stores.provider.selectFrom('outbox').selectAll().execute();
  return rows.filter(({ recipient, code }) => code !== null && recipient.endsWith(number)).length;
};

it('the page of a code that does not come says whom to ring', async () => {
  const { visitor, page } = await registered('PATIENT');
  const { search } = new URL(page.path, at.portal.origin);
  const text = textOf(await visitor.get(`${PATH}/resend${search}`));
  expect(text.replaceAll('\u00A0', ' ')).toMatch(/nie możesz odebrać kodu .* przychodni: 81 555 01 00/);
});

describe.each(Object.keys(CALL_OF) as Role[])('a code that is sent again: %s', (role) => {
  it('goes by its own call alone', async () => {
    const { phoneNumber, resend } = await registered(role);
    const own = CALL_OF[role];
    for (const call of new Set(Object.values(CALL_OF))) {
      const before = await codesTo(phoneNumber);
      await failing(call);
      const answer = await resend();
      const isSent = call !== own;
      expect([call, answer.status === 303, (await codesTo(phoneNumber)) - before]).toEqual([
        call,
        isSent,
        isSent ? 1 : 0,
      ]);
    }
  });

  it('goes to the number of the registration, whatever patient or number a forged form names', async () => {
    const { visitor, phoneNumber, resend } = await registered(role);
    const before = await at.stores.provider.selectFrom('outbox').selectAll().execute();
    const forged = { patientId: 'patient-1003', registrationId: 'x'.repeat(22), phoneNumber: '+48600100101' };
    const again = await visitor.follow(await resend(forged));
    expect(textOf(again)).toContain(SENT);
    const sent = await at.stores.provider.selectFrom('outbox').selectAll().execute();
    const recipients = sent.slice(before.length).map(({ recipient }) => recipient);
    expect(recipients).toEqual([`+48${phoneNumber}`]);
  });
});
