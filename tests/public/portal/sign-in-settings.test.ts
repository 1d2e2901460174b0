import { afterEach, describe, expect, it } from 'vitest';
import { decideThere } from '#tests/support/identity.ts';
import { passwordLinkTo } from '#tests/support/password-links.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { createVisitor, PASSWORD } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const at = portalForFile();
const newVisitor = () => createVisitor(at.portal.origin);

async function tell(path: string, fields: Record<string, string>) {
  const answer = await fetch(at.portal.benchOrigin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const set = (fields: Record<string, string>) => tell('/sign-in', fields);

afterEach(() => set({ usernamePromptMode: 'LOGIN', eGovernment: 'on', sms: 'on' }));

describe('the staff’s settings of sign-in', () => {
  const loginPage = async () => {
    const { page } = await newVisitor().get('/login');
    return {
      label: page.querySelector('label')?.text.trim(),
      hasEpuap: page.querySelectorAll('main a').some(({ text }) => text === say('public:epuap.signIn')),
    };
  };

  it('are on the next page, in both directions (C-12)', async () => {
    const before = { label: say('public:login.username.label'), hasEpuap: true };
    expect(await loginPage()).toEqual(before);
    expect((await set({ usernamePromptMode: 'E_MAIL', sms: 'on' })).status).toBe(200);
    expect(await loginPage()).toEqual({ label: say('public:login.email.label'), hasEpuap: false });
    await set({ usernamePromptMode: 'LOGIN', eGovernment: 'on', sms: 'on' });
    expect(await loginPage()).toEqual(before);
  });

  it('switch the identity system off, also for who has begun there, and for an old link', async () => {
    const visitor = newVisitor();
    const led = await visitor.get('/mpi/epuap/sso');
    const back = await decideThere(led, { person: 'Jan Nowak' });
    await set({ usernamePromptMode: 'LOGIN', sms: 'on' });
    expect((await visitor.get(back)).location).toBe('/epuap/error');
    expect((await visitor.get('/mpi/epuap/sso')).location).toBe('/epuap/error');
  });

  it('say whose phone is required, from the next sign-in on', async () => {
    const required = (value: string) => tell('/sign-in/phone', { username: 'lucyna.baran', required: value });
    expect((await required('on')).status).toBe(200);
    const visitor = newVisitor();
    expect((await visitor.follow(await visitor.signIn('lucyna.baran'))).path).toMatch(/^\/phone-to-confirm/);

    await set({ usernamePromptMode: 'LOGIN', eGovernment: 'on' });
    const without = newVisitor();
    expect((await without.follow(await without.signIn('lucyna.baran'))).path).toBe('/start');
    await required('off');
  });

  it('are refused when they are none', async () => {
    expect((await set({ usernamePromptMode: 'PESEL' })).status).toBe(400);
    expect((await tell('/sign-in/phone', { username: 'nobody.here', required: 'on' })).status).toBe(404);
    expect((await tell('/sign-in/phone', { username: 'jan.nowak' })).status).toBe(400);
  });
});

describe('a scanner of mails', () => {
  it('opens every link, and confirms, changes and uses up nothing (S-08)', async () => {
    const asked = newVisitor();
    await asked.submit(await asked.get('/resetpassword'), { contact: 'jan.nowak@example.com' });
    const link = await passwordLinkTo(at.portal, 'jan.nowak@example.com');
    const marek = newVisitor();
    const confirm = await marek.follow(await marek.signIn('marek.kaminski'));
    await marek.submit(confirm, { email: 'marek.kaminski@example.com' });

    const opened = (await tell('/scanner', {})).body['opened'] as { path: string; status: number }[];
    expect(opened).toContainEqual({ path: '/resetpassword', status: 200 });
    expect(opened).toContainEqual({ path: '/confirm', status: 200 });

    const again = newVisitor();
    const stopped = await again.signIn('marek.kaminski', PASSWORD);
    expect(stopped.location).toBe('/confirmemail');
    const owner = newVisitor();
    const form = await owner.follow(await owner.get(link));
    const done = await owner.submit(form, { newPassword: 'zielona herbata o siódmej' });
    expect(done.location).toBe('/login?password=changed');
  });
});
