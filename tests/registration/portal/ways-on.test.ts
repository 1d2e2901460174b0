import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { CONTACT, ENTRIES, guestWalk, PASSWORD_OF_GUEST } from '#tests/registration/walk.ts';
import { textOf, USUAL_SETTINGS } from '#tests/registration/pages.ts';

/** Drafts that end, go on, or meet: nobody is led to a page that does not exist, and no two registrations mix (A-03, A-17, S-35). */

const at = portalForFile();
const SUMMARY = '/registration/summary';
const settings = (more: Record<string, string> = {}) =>
  at.portal.tell('/registration-settings', { ...USUAL_SETTINGS, ...more });

beforeEach(async () => {
  await at.portal.tell('/guest-registration/profile', { profile: 'all' });
  await settings();
  await at.stores.provider.deleteFrom('outbox').execute();
  await at.stores.provider.deleteFrom('phone_code_sends').execute();
  await at.stores.portal.deleteFrom('limits').execute();
});
afterEach(() => at.portal.resetClock());

const codeTo = async (number: string) => {
  const rows = await at.stores.provider.selectFrom('outbox').selectAll().orderBy('id', 'desc').execute();
  return rows.find(({ recipient, code }) => recipient.endsWith(number) && code !== null)?.code ?? '';
};
let made = 0;
const someone = () => {
  made += 1;
  return { serial: 60 + made, typed: { phoneNumber: `60955${String(made).padStart(4, '0')}`, email: '' } };
};

describe('a draft that has ended', () => {
  it.each(['PATIENT', 'WARD', 'CHILD'] as const)(
    'of %s leads to the first page, which says so',
    async (role) => {
      const visitor = createVisitor(at.portal.origin);
      const contact = await guestWalk(visitor, role).atContact('?service=KARD', someone().serial);
      await at.portal.advance('PT24H1M');
      for (const answer of [await visitor.get(contact.path), await visitor.submit(contact, CONTACT)]) {
        const anew = await visitor.follow(answer);
        expect([anew.status, anew.path.split('?')[0]]).toEqual([
          200,
          `${ENTRIES[role]}/${role === 'PATIENT' ? 'person' : 'guardian'}`,
        ]);
        expect(textOf(anew)).toContain(say('registration:draft.over'));
        for (const title of ['h1', 'title'])
          expect(anew.page.querySelector(title)?.text).toContain('poprzednie wygasły, zacznij od nowa');
      }
    },
  );

  it('is offered by the first page while it can be gone on with, and leads to where it stopped', async () => {
    const visitor = createVisitor(at.portal.origin);
    const contact = await guestWalk(visitor).atContact('', someone().serial);
    const first = await visitor.follow(await visitor.get('/registration'));
    expect(textOf(first)).toContain(say('registration:first.begunTitle'));
    const draft = new URL(contact.path, at.portal.origin).searchParams.get('draft') ?? '';
    const way = first.page.querySelector(`main a[href*="${draft}"]`)?.getAttribute('href') ?? '';
    expect((await visitor.follow(await visitor.get(way))).path).toBe(contact.path);
    const other = await createVisitor(at.portal.origin).get('/registration');
    expect(other.html).not.toContain(draft);
  });
});

describe('two registrations of one browser', () => {
  it('have a summary each: the code of one is taken at its own', async () => {
    const visitor = createVisitor(at.portal.origin);
    const [one, two] = [someone(), someone()];
    const child = guestWalk(visitor, 'CHILD');
    const ofChild = await child.send(await child.atReview('', one.typed, one.serial));
    const own = guestWalk(visitor);
    const ofOwn = await own.send(await own.atReview('', two.typed, two.serial));
    expect(ofChild.path.split('?')[0]).toBe(SUMMARY);
    expect(ofChild.path).not.toBe(ofOwn.path);
    for (const [page, { typed }] of [
      [ofChild, one],
      [ofOwn, two],
    ] as const) {
      const again = await visitor.get(page.path);
      expect(textOf(again)).toContain(typed.phoneNumber.slice(-3));
      const done = await visitor.follow(
        await visitor.submit(again, { code: await codeTo(typed.phoneNumber) }),
      );
      expect([done.path, textOf(done).includes('Numer telefonu został potwierdzony')]).toEqual([
        page.path,
        true,
      ]);
    }
  });

  it('sent twice at the same moment from two tabs are one, and both tabs show its summary', async () => {
    const visitor = createVisitor(at.portal.origin);
    const { typed, serial } = someone();
    const walk = guestWalk(visitor);
    const review = await walk.atReview('', typed, serial);
    const other = await visitor.get(review.path);
    const password = { password: PASSWORD_OF_GUEST };
    await visitor.submit(review, password);
    const answers = await Promise.all([visitor.submit(review, password), visitor.submit(other, password)]);
    for (const answer of answers)
      expect([answer.status, answer.location?.split('?')[0]]).toEqual([303, SUMMARY]);
    const rows = await at.stores.provider.selectFrom('accounts').select('phone_number').execute();
    expect(rows.filter(({ phone_number: number }) => number?.endsWith(typed.phoneNumber))).toHaveLength(1);
  });
});

describe('an entry that is switched off', () => {
  it('names those that are on, and the phone, on every page and for every method', async () => {
    const visitor = createVisitor(at.portal.origin);
    const contact = await guestWalk(visitor).atContact('', someone().serial);
    await at.portal.tell('/guest-registration/profile', { profile: 'children-only' });
    for (const answer of [
      await visitor.get('/registration'),
      await visitor.get(contact.path),
      await visitor.submit(contact, CONTACT),
    ]) {
      expect([answer.status, textOf(answer).includes(say('page:problem.entryOff.text'))]).toEqual([
        404,
        true,
      ]);
      expect(answer.page.querySelector('main a[href="/registrationchild"]')).not.toBeNull();
      expect(answer.page.querySelector('main a[href="/registrationward"]')).toBeNull();
      expect(answer.page.querySelector('main a[href^="tel:"]')).not.toBeNull();
    }
  });
});

describe('the visit that is to be booked', () => {
  it('is kept with its kind by the other entries and by the link of the mail', async () => {
    const visitor = createVisitor(at.portal.origin);
    const walk = guestWalk(visitor);
    const query = '?service=TELE-INT&kind=teleconsultation';
    const first = await walk.start(query);
    const ward = first.page.querySelector('main a[href^="/registrationward"]')?.getAttribute('href');
    expect(ward).toContain('service=TELE-INT');
    expect(ward).toContain('kind=teleconsultation');
    const { serial, typed } = someone();
    const email = `gosc${serial}@poczta.example`;
    await walk.send(await walk.atReview(query, { ...typed, email }, serial));
    const mails = await at.stores.provider.selectFrom('outbox').selectAll().execute();
    const link = mails.find(({ recipient }) => recipient === email)?.text ?? '';
    expect(/\/confirm\?\S+/.exec(link)?.[0]).toContain('kind=teleconsultation');
  });
});

describe('a rule that changes between the review and sending', () => {
  it('leads to the page that it is about, which says why', async () => {
    const visitor = createVisitor(at.portal.origin);
    const walk = guestWalk(visitor);
    const { typed, serial } = someone();
    const review = await walk.atReview('', typed, serial);
    await settings({ emailIsRequired: 'on' });
    const back = await visitor.follow(await visitor.submit(review, { password: PASSWORD_OF_GUEST }));
    expect(back.path.split('?')[0]).toBe('/registration/contact');
    expect(textOf(back)).toContain(say('registration:draft.changed'));
    expect(back.page.querySelector('input[name="phoneNumber"]')?.getAttribute('value')).toContain('609 55');
  });
});

describe('a rule of the host that the portal does not know yet', () => {
  it('is said on a page that there is, whatever page it would be mended on', async () => {
    await settings();
    const walk = guestWalk(createVisitor(at.portal.origin));
    const { typed, serial } = someone();
    const review = await walk.atReview('', typed, serial);
    expect(review.path).toContain('/review');
    // Behind the portal's back: it keeps the settings for a while, and has no page of files.
    const row = await at.stores.provider
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'registration')
      .executeTakeFirstOrThrow();
    const value = JSON.stringify({ ...(JSON.parse(row.value) as object), attachmentsRequired: true });
    await at.stores.provider
      .updateTable('settings')
      .set({ value })
      .where('key', '=', 'registration')
      .execute();
    const back = await walk.send(review);
    expect(back.path.split('?')[0]).toBe('/registration/consents');
    expect(textOf(back)).toContain(say('enrolment:fault.ATTACHMENTS'));
  });
});
