import { beforeEach, describe, expect, it } from 'vitest';
import { guestWalk, PASSWORD_OF_GUEST } from '#tests/registration/walk.ts';
import { fileOf, pdf } from '#tests/support/files.ts';
import { decideThere } from '#tests/support/identity.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { textOf, USUAL_SETTINGS } from '#tests/registration/pages.ts';

/** A guest beside the straight way meets files that are no longer taken, an error on the first page, Back. */

const at = portalForFile();
const NOBODY = 'Ktoś, kogo przychodnia nie zna';

const ALL_ON = { ...USUAL_SETTINGS, attachmentsVisible: 'on' };
const settingsAre = (off?: 'attachmentsVisible' | 'phoneConfirmationEnabled') => {
  const on = Object.entries(ALL_ON).filter(([name]) => name !== off);
  return at.portal.tell('/registration-settings', Object.fromEntries(on));
};

beforeEach(async () => {
  await settingsAre();
  await at.stores.portal.deleteFrom('limits').execute();
  await at.stores.provider.deleteFrom('phone_code_sends').execute();
});

let made = 0;
function guest() {
  made += 1;
  const visitor = createVisitor(at.portal.origin);
  const typed = {
    phoneNumber: `60299${String(made).padStart(4, '0')}`,
    email: `krawedz${made}@poczta.example`,
  };
  return { visitor, walk: guestWalk(visitor), typed, serial: 100 + made };
}

const DISCARD = 'main a[href^="/registration/discard"]';

describe('files that are taken no longer', () => {
  it('are said not to have been added, on the page that follows', async () => {
    const { visitor, walk, typed, serial } = guest();
    const files = await walk.atFiles('', typed, serial);
    expect(files.path).toContain('/files');
    await settingsAre('attachmentsVisible');
    const sent = await visitor.upload(files, [new File(['%PDF-1.4'], 'dowod.pdf')]);
    const next = await visitor.follow(sent);
    expect(next.path).toMatch(/^\/registration\/review/);
    expect(textOf(next)).toContain(say('registration:draft.files.off'));
    expect(textOf(next)).not.toContain(say('registration:draft.changed'));
  });
});

describe('a file that is chosen after “Dalej” was refused', () => {
  it('is added', async () => {
    await at.portal.tell('/registration-settings', { ...ALL_ON, attachmentsRequired: 'on' });
    const { visitor, walk, typed, serial } = guest();
    const files = await walk.atFiles('', typed, serial);
    const none = await visitor.submit(files, {}, 'form[action*="next=1"]');
    expect([none.status, textOf(none).includes(say('enrolment:files.required'))]).toEqual([422, true]);
    const added = await visitor.follow(await visitor.upload(none, [fileOf(pdf(), 'dowod.pdf')]));
    expect(textOf(added)).toContain('dowod.pdf');
    expect((await walk.passFiles(added)).path).toContain('/registration/review');
  });
});

describe('an upload that breaks off', () => {
  it.each([60, 150, 400, 700])(
    '%i bytes before its end is said to have, and leads back',
    async (bytesLost) => {
      const { visitor, walk, typed, serial } = guest();
      const files = await walk.atFiles('', typed, serial);
      const sent = await visitor.upload(files, [new File(['%PDF-1.4'], 'dowod.pdf')], { bytesLost });
      expect([sent.status, textOf(sent)]).toEqual([
        400,
        expect.stringContaining(say('page:problem.brokenOff.text')),
      ]);
      const back = sent.page.querySelector('main a[href*="/registration/files"]')?.getAttribute('href') ?? '';
      const again = await visitor.upload(await visitor.get(back), [new File(['%PDF-1.4'], 'dowod.pdf')]);
      expect(again.status).not.toBe(400);
    },
  );
});

describe('the first page', () => {
  it('offers to delete what was typed once it comes back with an error, and deletes it', async () => {
    const { visitor, walk } = guest();
    const first = await walk.start();
    expect(first.page.querySelector(DISCARD)).toBeNull();
    const back = await visitor.submit(first, { name: 'Elżbieta', lastName: '' });
    expect(back.status).toBe(400);
    const question = await visitor.get(back.page.querySelector(DISCARD)?.getAttribute('href') ?? '');
    expect([question.status, textOf(question)]).toEqual([
      200,
      expect.stringContaining(say('registration:draft.discard.consequence')),
    ]);
    const keep = question.page.querySelectorAll('main a').map((link) => link.getAttribute('href') ?? '');
    const kept = keep.find((href) => href.includes('draft='));
    expect((await visitor.follow(await visitor.get(kept ?? ''))).path).toMatch(/^\/registration\/person/);
    const other = createVisitor(at.portal.origin);
    expect((await other.get(question.path)).status).toBe(404);
    const gone = await visitor.submit(question, {}, 'main form');
    expect(gone.location).toBe('/login?registration=deleted');
  });
});

describe('somebody who is proved', () => {
  async function provedAt() {
    const { visitor, walk, typed } = guest();
    const led = await visitor.get('/mpi/epuap/sso');
    const callback = await decideThere(led, { person: NOBODY });
    const page = await visitor.follow(await visitor.get(callback));
    const way = page.page.querySelector('main a[href^="/registration/proved"]')?.getAttribute('href') ?? '';
    return { visitor, walk, typed, callback, page, way };
  }

  it('and goes Back to the identity system stands again where the registration begins', async () => {
    const { visitor, callback, page, way } = await provedAt();
    await visitor.follow(await visitor.get(way));
    const again = await visitor.follow(await visitor.get(callback));
    expect(again.path).toBe(page.path);
    const first = await visitor.follow(await visitor.get(way));
    expect(textOf(first)).toContain(say('registration:proved.locked'));
  });

  it('and goes Back after the registration stands at its summary, and brings no papers', async () => {
    const { visitor, walk, typed, way } = await provedAt();
    const contact = await walk.next(await visitor.follow(await visitor.get(way)), { middleName: '' });
    const review = await walk.passFiles(await walk.consent(await walk.next(contact, typed)));
    const summary = await walk.send(review);
    expect(summary.path).toMatch(/^\/registration\/summary/);
    expect(textOf(summary)).toContain(say('registration:summary.authorized'));
    expect(textOf(summary)).not.toContain(say('registration:summary.bring.title'));
    const back = await visitor.follow(await visitor.get(way));
    expect(back.path).toMatch(/^\/registration\/summary/);
  });
});

describe('a field that nobody sees', () => {
  it('looks like success without any contact, too', async () => {
    await settingsAre('phoneConfirmationEnabled');
    const none = { phoneNumber: '', email: '' };
    const texts = async (trap: boolean) => {
      const { visitor, walk, serial } = guest();
      const review = await walk.atReview('', none, serial);
      const fields = { password: PASSWORD_OF_GUEST, ...(trap ? { website: 'https://spam.example' } : {}) };
      const sent = await visitor.submit(await visitor.submit(review, fields), fields);
      const page = await visitor.follow(sent);
      return [sent.status, page.status, textOf(page).replaceAll(/ewolska\d{4}/g, 'NAME')];
    };
    const before = await at.stores.provider.selectFrom('accounts').select('id').execute();
    const trapped = await texts(true);
    expect(await at.stores.provider.selectFrom('accounts').select('id').execute()).toHaveLength(
      before.length,
    );
    expect(trapped).toEqual(await texts(false));
    expect(trapped[2]).toContain('NAME');
  });
});
