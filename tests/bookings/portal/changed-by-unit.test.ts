import { beforeEach, describe, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { storesAt } from '#tests/support/scene.ts';
import type { Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const at = portalForFile();
const stores = storesAt(() => at.portal.dataDirectory);
beforeEach(() => at.portal.reset());

const VISIT = '/bookings/AMMS/booking-3001';
const change = (values: string) =>
  stores.change('provider', `update bookings set ${values} where system_id = 'booking-3001'`);
const cancel = () => change(`status = 'CANCELED', changed_by_unit_at = ${Date.now()}`);

const wordsOf = ({ page }: Answer) => page.querySelector('main')?.text.replaceAll(/\s+/g, ' ') ?? '';

describe('a visit that the unit has cancelled', () => {
  it('is said on /start until its page was opened, and stands in the list as cancelled', async () => {
    const jan = await at.signedIn('jan.nowak');
    const counted = async () =>
      (await jan.get('/bookings')).page.querySelectorAll('main .row, main article').length;
    const before = await counted();
    expect(wordsOf(await jan.get('/start'))).not.toContain(say('bookings:toDo.canceled'));

    cancel();
    expect(wordsOf(await jan.get('/start'))).toContain(say('bookings:toDo.canceled'));
    const list = await jan.get('/bookings');
    expect(await counted()).toBe(before);
    const row = list.page.querySelector(`main a[href="${VISIT}"]`);
    expect(row).not.toBeNull();
    expect(wordsOf(list)).toContain(say('bookings:status.CANCELED'));
    expect(wordsOf(await jan.get('/start'))).toContain(say('bookings:toDo.canceled'));

    expect(wordsOf(await jan.get(VISIT))).toContain(say('bookings:byUnit.canceled'));
    expect(wordsOf(await jan.get('/start'))).not.toContain(say('bookings:toDo.canceled'));
  });

  it('that was moved is said with its new time, once', async () => {
    const jan = await at.signedIn('jan.nowak');
    change(`changed_by_unit_at = ${Date.now()}`);
    expect(wordsOf(await jan.get('/start'))).toContain(say('bookings:toDo.moved'));
    expect(wordsOf(await jan.get(VISIT))).toContain(say('bookings:byUnit.moved'));
    expect(wordsOf(await jan.get('/start'))).not.toContain(say('bookings:toDo.moved'));
  });

  it('is none of what the patient has cancelled', async () => {
    const jan = await at.signedIn('jan.nowak');
    change("status = 'CANCELED'");
    expect(wordsOf(await jan.get('/start'))).not.toContain(say('bookings:toDo.canceled'));
    expect((await jan.get('/bookings')).page.querySelector(`main a[href="${VISIT}"]`)).toBeNull();
    expect(wordsOf(await jan.get(VISIT))).toContain(say('bookings:statusMeaning.CANCELED'));
  });
});
