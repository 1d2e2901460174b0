import { beforeEach, describe, expect, it } from 'vitest';
import { fileOf, pdf } from '#tests/support/files.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import type { Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const at = portalForFile();
beforeEach(() => at.portal.reset());

const ONE = '/account/patients/patient-1001/correction/correction-9601';
const mainOf = ({ page }: Answer) => page.querySelector('main')?.text ?? '';

it('an account without a patient reads how to become one, and whom to call', async () => {
  const ewa = await at.signedIn('ewa.dabrowska');
  const none = await ewa.get('/applications');
  expect(mainOf(none)).toContain(say('applications:noPatient'));
  expect(none.page.querySelector('main a[href="/account/registration?patientRole=PATIENT"]')).not.toBeNull();
  expect(none.page.querySelector('main a[href^="tel:"]')).not.toBeNull();
  const jan = await at.signedIn('jan.nowak');
  expect(mainOf(await jan.get('/applications'))).not.toContain(say('applications:noPatient'));
});

it('offers to confirm the account to whom it is not confirmed, and to nobody else', async () => {
  const way = 'main a[href="/account/authorize"]';
  const jan = await (await at.signedIn('jan.nowak')).get('/applications');
  expect(mainOf(jan)).not.toContain(say('applications:kinds.authorize.needs'));
  expect(jan.page.querySelector(way)).toBeNull();
  const piotr = await (await at.signedIn('piotr.zielinski')).get('/applications');
  expect(mainOf(piotr)).toContain(say('applications:kinds.authorize.needs'));
  expect(piotr.page.querySelector(way)).not.toBeNull();
});

describe('a file of a request', () => {
  it('is removed by its button until the staff takes the request up', async () => {
    const jan = await at.signedIn('jan.nowak');
    const remove = 'form[action*="remove="]';
    const added = await jan.follow(await jan.upload(await jan.get(ONE), [fileOf(pdf('x'), 'pomylka.pdf')]));
    expect(mainOf(added)).toContain('pomylka.pdf');
    const words = say('attachments:delete.link.PERSON', { name: 'pomylka.pdf' });
    const mine = added.page
      .querySelectorAll(remove)
      .find((form) => form.querySelector('input[type="submit"]')?.getAttribute('value') === words)
      ?.getAttribute('action');
    expect(mine).toBeDefined();
    const gone = await jan.follow(await jan.submit(added, {}, `form[action="${mine}"]`));
    expect(gone.page.querySelector('#outcome')?.text).toContain(say('attachments:delete.done'));
    expect(gone.page.querySelectorAll('main h3').map(({ text }) => text)).not.toContain('pomylka.pdf');
    const again = await jan.follow(await jan.submit(added, {}, `form[action="${mine}"]`));
    expect(again.page.querySelectorAll('main h3').map(({ text }) => text)).not.toContain('pomylka.pdf');
  });
});
