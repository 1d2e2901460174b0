import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openBrokenPortal, type BrokenPortal } from '#tests/support/broken-portal.ts';
import { ROOMY } from '#tests/support/limits.ts';
import { SHORT_BUDGET } from '#tests/support/portal-process.ts';
import { signedInAt, type Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { newPesel, walkOf, type Role } from '#tests/enrolment/walk.ts';

let broken: BrokenPortal;
beforeAll(async () => {
  broken = await openBrokenPortal(SHORT_BUDGET, ROOMY);
});
afterEach(() => {
  broken.host.losesAnswerOf = () => false;
});
afterAll(() => broken.stop());

const losing = (call: string) => {
  broken.host.losesAnswerOf = ({ method, url }) =>
    method === 'POST' && new URL(url).pathname === `/mpi/accounts/mpi-user/patients/${call}`;
};

/** The sentence, the way to the list beside it, and the desk's phone. */
function expectDoubt({ status, page }: Answer, write: 'registration' | 'request', role: Role) {
  expect(status).toBe(503);
  const line = page.querySelectorAll('.error-summary li').find(({ text }) => text.includes('Nie wiemy'));
  expect(line?.text).toContain(say(`page:problem.inDoubt.${write}`));
  const lists = { PATIENT: '/account/mydata', WARD: '/account/ward', CHILD: '/account/child' };
  const way = line?.querySelector('a');
  expect([way?.getAttribute('href'), way?.text]).toEqual([lists[role], say(`enrolment:lookUpList.${role}`)]);
  expect(page.querySelector('main a[href^="tel:"]')).not.toBeNull();
}

const ROLES = [
  ['CHILD', 'children', 'anna.kowalska', newPesel('2022-05-05', 7)],
  ['WARD', 'wards', 'anna.kowalska', newPesel('1950-05-05', 7)],
] as const;

it.each(ROLES)(
  'a registration as %s whose answer is lost leads to the list where the person is',
  async (role, call, who, pesel) => {
    const visitor = await signedInAt(broken.portal.origin, who);
    const review = await walkOf(visitor).atReview(role, pesel);
    losing(call);
    const lost = await visitor.submit(review, { consent: 'on' });
    expectDoubt(lost, 'registration', role);
    const listPath = lost.page.querySelector('.error-summary li a')?.getAttribute('href') ?? '';
    broken.host.losesAnswerOf = () => false;
    const list = await visitor.get(listPath);
    expect(list.page.querySelector('main')?.text.split('Antonina').length).toBeGreaterThan(1);
  },
);

it('one’s own registration whose answer is lost is seen by the portal itself, which leads to the data', async () => {
  const ewa = await signedInAt(broken.portal.origin, 'ewa.dabrowska');
  const review = await walkOf(ewa).atReview('PATIENT', newPesel('1990-05-05', 7));
  losing('me');
  const known = await ewa.follow(await ewa.submit(review, { consent: 'on' }));
  expect(known.page.querySelector('h1')?.text.trim()).toBe(say('enrolment:own.there.title'));
  expect(known.page.querySelector('main a[href="/account/mydata"]')).not.toBeNull();
});

it('a request for a link whose answer is lost leads to the list where it waits', async () => {
  const piotr = await signedInAt(broken.portal.origin, 'piotr.zielinski');
  const jan = await signedInAt(broken.portal.origin, 'jan.nowak');
  const [pesel = ''] = /(?:\d\d ){3}\d{3} \d\d/.exec((await jan.get('/account/mydata')).page.text) ?? [];
  const link = await walkOf(piotr).sent('WARD', pesel.replaceAll(' ', ''));
  losing('wards/link');
  expectDoubt(await piotr.submit(link, { consent: 'on' }), 'request', 'WARD');
});
