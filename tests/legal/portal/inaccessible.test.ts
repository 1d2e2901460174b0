import { beforeEach, describe, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { createVisitor, fieldsOf, type Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const at = portalForFile();
const REPORT = {
  problem: 'Za małe litery.',
  channel: 'EMAIL',
  email: 'jan.nowak@example.com',
};
const PATH = '/legal/inaccessible?page=%2Fbookings';

let guest: Visitor;
beforeEach(async () => {
  guest = createVisitor(at.portal.origin);
  for (const table of ['accessibility_reports', 'accessibility_report_sends'] as const)
    await at.stores.provider.deleteFrom(table).execute();
  await at.stores.portal.deleteFrom('limits').execute();
});

const reports = () => at.stores.provider.selectFrom('accessibility_reports').selectAll().execute();
const linkIn = (page: {
  page: { querySelector(selector: string): { getAttribute(name: string): string | undefined } | null };
}) => page.page.querySelector('footer a[href^="/legal/inaccessible"]')?.getAttribute('href');
const fieldIn = async (path: string, name: string, visitor = guest) =>
  (await visitor.get(path)).page.querySelector(`#report-${name}`)?.getAttribute('value');

describe('the link of the footer', () => {
  it.each([
    ['/login?return=%2Fbookings', '/legal/inaccessible?page=%2Flogin'],
    ['/nowhere/at/all?pesel=44051401458', '/legal/inaccessible?page=%2Fnowhere%2Fat%2Fall'],
    ['/legal/inaccessible?page=%2Fbookings', '/legal/inaccessible?page=%2Flegal%2Finaccessible'],
    [`/${'x'.repeat(400)}`, '/legal/inaccessible'],
  ])('of %s is %s', async (path, link) => expect(linkIn(await guest.get(path))).toBe(link));

  it('names each page by itself, for each who asks, without what its address says of anybody', async () => {
    const jan = await at.signedIn();
    for (const path of ['/bookings?patientId=patient-1001', '/bookings', '/start'])
      expect(linkIn(await jan.get(path))).toBe(
        `/legal/inaccessible?page=${encodeURIComponent(path.split('?')[0] ?? '')}`,
      );
  });
});

describe('the form', () => {
  it.each([
    ['/bookings?patientId=patient-1001', '/bookings'],
    ['https://other.example/', ''],
    ['//other.example', ''],
    ['javascript:alert(1)', ''],
    ['Wizyty', ''],
  ])('begins with the page: %s gives %j', async (page, value) =>
    expect((await fieldIn(`/legal/inaccessible?${new URLSearchParams({ page })}`, 'page')) ?? '').toBe(value),
  );

  it('knows who is signed in, and asks a guest', async () => {
    const jan = await at.signedIn();
    expect(await fieldIn(PATH, 'email', jan)).toBe('jan.nowak@example.com');
    expect(await fieldIn(PATH, 'name', jan)).toBe('Jan Nowak');
    expect((await fieldIn(PATH, 'email')) ?? '').toBe('');
  });

  it('is sent once, however often its button is pressed, and leads to its number and days', async () => {
    const page = await guest.get(PATH);
    const answers = await Promise.all([1, 2, 3].map(() => guest.submit(page, REPORT)));
    answers.push(await guest.submit(page, REPORT));
    expect(new Set(answers.map(({ status, location }) => `${status} ${location}`)).size).toBe(1);
    expect(await reports()).toMatchObject([{ page: '/bookings', contact: 'jan.nowak@example.com' }]);

    const { page: sent } = await guest.follow(answers[0] ?? page);
    const [report] = await reports();
    expect(sent.querySelector('h1')?.text).toContain(report?.number);
    expect(sent.querySelector('title')?.text).toMatch(/^Gotowe: zgłoszenie zostało przyjęte/);
    expect(sent.querySelector('#outcome')?.hasAttribute('autofocus')).toBe(true);
    expect(sent.querySelector('main')?.text).toContain('(7 dni)');
    expect(sent.querySelector('main')?.text).not.toMatch(/litery|jan\.nowak/);
  });

  it('says what has become of it, without the outcome of before', async () => {
    const { location } = await guest.submit(await guest.get(PATH), REPORT);
    const told = async () => (await createVisitor(at.portal.origin).get(location ?? '')).page;
    const [report] = await reports();
    const day = report?.latest_by ?? '';
    await at.portal.tell(`/accessibility/${report?.id}/prolong`, {
      day,
      reason: 'Pracuje nad tym wykonawca.',
    });
    expect((await told()).querySelector('main')?.text).toContain(say('inaccessible:status.PROLONGED'));
    await at.portal.tell(`/accessibility/${report?.id}/answer`, { text: 'Już działa.' });
    const page = await told();
    expect(page.querySelector('main')?.text).toContain(say('inaccessible:status.ANSWERED'));
    expect(page.querySelector('#outcome')).toBeNull();
    expect(page.querySelector('main')?.text).not.toMatch(/wykonawca|działa/);
  });
});

describe('when it cannot be taken', () => {
  it('comes back filled while the provider does not answer, with the telephone, and is one report in the end', async () => {
    const { provider } = at.stores;
    const first = await guest.get(PATH);
    await provider.schema.alterTable('accessibility_report_sends').renameTo('sends_away').execute();
    const failed = await guest
      .submit(first, REPORT)
      .finally(() =>
        provider.schema.alterTable('sends_away').renameTo('accessibility_report_sends').execute(),
      );
    expect(failed.status).toBe(503);
    expect(failed.page.querySelector('title')?.text).toMatch(/^Uwaga: serwer nie odpowiada/);
    const form = failed.page.querySelector('#page-form');
    expect(form && fieldsOf(form)).toMatchObject({
      page: ['/bookings'],
      problem: [REPORT.problem],
      channel: ['EMAIL'],
      email: [REPORT.email],
    });
    expect(failed.page.querySelector('main a[href^="tel:+48"]')).not.toBeNull();
    const key = ({ page }: Pick<typeof failed, 'page'>) =>
      page.querySelector('input[name="attempt"]')?.getAttribute('value');
    expect(key(failed)).toBe(key(first));
    expect(await reports()).toEqual([]);

    const [one, other] = [await guest.submit(failed), await guest.submit(await guest.get(PATH))];
    expect(one.location).toMatch(/^\/legal\/inaccessible\/sent\?receipt=/);
    expect(other.status).toBe(400);
    expect(await reports()).toHaveLength(1);
  });

  it('waits, filled, when a household has sent thirty within the hour', async () => {
    for (let count = 0; count < 30; count += 1)
      expect((await guest.submit(await guest.get(PATH), REPORT)).status).toBe(303);
    const refused = await guest.submit(await guest.get(PATH), { ...REPORT, problem: 'Jeszcze jedno.' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await guest.get(PATH)).page.querySelector('textarea[name="problem"]')?.text).toBe(
      'Jeszcze jedno.',
    );
    expect(await reports()).toHaveLength(30);
  });

  it('waits, filled, on a day of very many, when one was sent from there', async () => {
    expect((await guest.submit(await guest.get(PATH), REPORT)).status).toBe(303);
    const now = (await at.portal.now()).getTime();
    const others = Array.from({ length: 99 }, (_, index) => ({
      id: `other-${index}`,
      source: `household-${index}`,
      at: now,
      is_told: 1 as const,
    }));
    await at.stores.provider.insertInto('accessibility_report_sends').values(others).execute();
    const refused = await guest.submit(await guest.get(PATH), { ...REPORT, problem: 'Jeszcze jedno.' });
    expect(refused.status).toBe(422);
    expect(refused.page.querySelector('.error-summary')?.text).toMatch(/za (59|60) minut/);
    expect(refused.page.querySelector('textarea[name="problem"]')?.text).toBe('Jeszcze jedno.');
  });

  it('has no page for a receipt of nobody', async () => {
    for (const receipt of ['', 'x', 'x'.repeat(43), "' or 1=1"])
      expect((await guest.get(`/legal/inaccessible/sent?${new URLSearchParams({ receipt })}`)).status).toBe(
        404,
      );
  });
});
