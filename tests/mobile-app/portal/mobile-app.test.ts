import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

/** A§4, A-82, AP-01: what the pages of the mobile application do, and what they do not. */

const at = portalForFile();
const pathOf = (patient: string) => `/account/patients/${patient}/mobile`;
const ZOFIA = pathOf('patient-1003');
const ANNA = pathOf('patient-1002');

let anna: Visitor;
beforeAll(async () => {
  anna = await at.signedIn('anna.kowalska');
});
beforeEach(async () => {
  await at.stores.provider.deleteFrom('mobile_pins').execute();
});

const main = ({ page }: Answer) => page.querySelector('main')?.text ?? '';
const buttons = ({ page }: Answer) =>
  page.querySelectorAll('main input[type=submit]').map((button) => button.getAttribute('value'));
const pinIn = ({ page }: Answer) => (page.querySelector('main code')?.text ?? '').replace(/\s/g, '');
const pins = () => at.stores.provider.selectFrom('mobile_pins').selectAll().execute();
const setSentinel = (sentinel: 'OUTAGE' | null) =>
  at.stores.provider.updateTable('patients').set({ sentinel }).where('id', '=', 'patient-1003').execute();

describe('the page of the mobile application', () => {
  it('says whether it is registered, and offers what can be done then', async () => {
    const none = await anna.get(ZOFIA);
    expect([none.status, main(none).includes(say('mobile-app:state.none'))]).toEqual([200, true]);
    expect(buttons(none)).toEqual([say('mobile-app:register.submit')]);
    expect(none.html).not.toContain(`${ZOFIA}/unregister`);

    const registered = await anna.get(ANNA);
    expect(main(registered)).toContain(say('mobile-app:state.registered'));
    expect(buttons(registered)).toEqual([say('mobile-app:newPin.submit')]);
    expect(registered.html).toContain(`${ANNA}/unregister`);
    // Whoever has lost the phone has the number of the desk.
    expect(main(registered)).toContain(say('mobile-app:unregister.lost'));
    expect(registered.page.querySelector('main a[href^="tel:"]')).not.toBeNull();
  });

  it('shows the PIN once: not after a reload, and the same form gives no second one', async () => {
    const page = await anna.get(ZOFIA);
    const made = await anna.submit(page);
    expect(made.status).toBe(200);
    expect(pinIn(made)).toMatch(/^\d{8}$/);
    expect(main(made)).toContain(say('mobile-app:pin.once'));
    expect(made.headers.get('cache-control')).toBe('no-store, private');
    const [kept] = await pins();

    const again = await anna.submit(page);
    expect(again.location).toBe(ZOFIA);
    expect((await pins())[0]?.pin_hash).toBe(kept?.pin_hash);

    const reloaded = await anna.get(ZOFIA);
    expect(pinIn(reloaded)).toBe('');
    expect(main(reloaded)).toContain(say('mobile-app:state.waiting'));
    expect(buttons(reloaded)).toEqual([say('mobile-app:newPin.submit')]);
  });

  it('registers and takes away nothing when it is opened, in whatever way', async () => {
    const before = await at.stores.provider.selectFrom('mobile_apps').selectAll().execute();
    for (const path of [ZOFIA, ANNA, `${ANNA}/unregister`]) {
      await anna.get(path);
      await anna.send(path, { method: 'HEAD' });
      await anna.get(path, { 'sec-purpose': 'prefetch' });
    }
    expect(await pins()).toEqual([]);
    expect(await at.stores.provider.selectFrom('mobile_apps').selectAll().execute()).toEqual(before);
  });

  it('says that the host does not answer, and offers nothing then', async () => {
    await anna.get(ZOFIA);
    await setSentinel('OUTAGE');
    try {
      // A sentinel fails in one of three ways, in turn.
      for (let tries = 0; tries < 2; tries += 1) {
        const page = await anna.get(ZOFIA);
        expect(main(page)).toContain(say('page:outage.title'));
        expect(buttons(page)).toEqual([]);
      }
    } finally {
      await setSentinel(null);
    }
  });

  it('is not found of others, and of somebody whose link is not confirmed', async () => {
    for (const patient of ['patient-1001', 'patient-1007', 'patient-9999']) {
      expect((await anna.get(pathOf(patient))).status).toBe(404);
      expect((await anna.get(`${pathOf(patient)}/unregister`)).status).toBe(404);
    }
  });

  it('asks first whether the owner sits there, once the last proof is old', async () => {
    const page = await anna.get(ZOFIA);
    await at.portal.advance('PT11M');
    try {
      const asked = await anna.submit(page);
      expect(asked.location).toMatch(/^\/account\/reauthenticate\?return=/);
      expect(await pins()).toEqual([]);
    } finally {
      await at.portal.advance('-PT11M');
    }
  });
});

describe('taking the application away', () => {
  it('is refused while no unit is linked, in the words of the specification, with what to do', async () => {
    const page = await anna.get(`${ANNA}/unregister`);
    const text =
      'Nie można wykonać operacji. Konto musi być najpierw powiązane z jednostką medyczną w aplikacji mobilnej';
    expect(main(page)).toContain(text);
    expect(main(page)).toContain(say('mobile-app:unregister.how'));
    expect(buttons(page)).toEqual([]);
  });

  it('clears the PIN, and says so once', async () => {
    const jan = await at.signedIn();
    const path = pathOf('patient-1001');
    await jan.submit(await jan.get(path));
    const done = await jan.follow(await jan.submit(await jan.get(`${path}/unregister`)));
    expect(main(done)).toContain(say('mobile-app:unregister.done'));
    expect(main(done)).toContain(say('mobile-app:state.none'));
    expect(await pins()).toEqual([]);
    expect((await jan.get(`${path}/unregister`)).location).toBe(path);
  });
});

describe('a kiosk', () => {
  const kiosk = portalForFile({ env: { PORTAL_KIOSK: '1' } });

  it('shows no PIN, and says why', async () => {
    const jan = await kiosk.signedIn();
    const path = pathOf('patient-1001');
    const page = await jan.get(path);
    expect(main(page)).toContain(say('mobile-app:kiosk'));
    expect(buttons(page)).toEqual([]);
    const csrf = /name="csrf" value="([^"]*)"/.exec((await jan.get('/display')).html)?.[1] ?? '';
    expect((await jan.post(path, { csrf })).location).toBe(path);
    expect(await kiosk.stores.provider.selectFrom('mobile_pins').selectAll().execute()).toEqual([]);
  });
});
