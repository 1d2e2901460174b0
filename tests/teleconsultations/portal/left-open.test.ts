import { beforeEach, describe, expect, it } from 'vitest';
import { ROOMY } from '#tests/support/limits.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import type { Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { setFault } from '#tests/telehealth/contract/scene.ts';
import { TEXT, walkOn } from '#tests/teleconsultations/walk-on.ts';

const at = portalForFile({ limits: ROOMY });
const textOf = ({ page }: Answer) => page.querySelector('main')?.text.replaceAll(/\s+/g, ' ') ?? '';
const stepOf = ({ path }: Answer) => path.split('?')[0]?.split('/').at(-1);
const count = async (table: 'medical_case_notes' | 'slot_holds') =>
  (await at.stores.provider.selectFrom(table).select('account_id').execute()).length;

beforeEach(async () => {
  await at.stores.portal.deleteFrom('drafts').execute();
  await at.stores.provider.deleteFrom('slot_holds').execute();
});

describe('a page that was left open', () => {
  it('writes nothing into a case that was chosen since, and says which one it is', async () => {
    const jan = await at.signedIn('jan.nowak');
    const walk = walkOn(jan);
    const old = await walk.atDescription();
    const cases = await jan.get(old.path.replace('description', 'medicalcase'));
    expect(stepOf(await walk.send(cases, { case: 'new', title: 'Kaszel' }))).toBe('description');
    const before = await count('medical_case_notes');
    const told = await jan.submit(old, { description: TEXT });
    expect([told.status, await count('medical_case_notes')]).toEqual([409, before]);
    expect(textOf(told)).toContain(say('medical-cases:description.otherCase', { name: 'Kaszel' }));
    expect(told.page.querySelector('textarea')?.text).toContain(TEXT);
    expect(stepOf(await walk.send(told, { description: TEXT }))).toBe('summary');
  });

  it('after the booking says that nothing of it was kept, and where it is added', async () => {
    const jan = await at.signedIn('jan.nowak');
    const walk = walkOn(jan);
    const description = await walk.atDescription();
    const summary = await walk.send(description, { description: TEXT });
    const booking = walk.bookingOf(await walk.send(summary));
    const late = await walk.send(description, { description: `${TEXT} I w nocy.` });
    expect(textOf(late)).toContain(say('teleconsultation:bookedAlready'));
    expect(late.page.querySelectorAll(`main a[href="${booking}"]`).length).toBeGreaterThan(1);
    expect(textOf(await walk.send(summary))).not.toContain(say('teleconsultation:bookedAlready'));
  });

  it('moves nothing while the telehealth system says that it fails, and gives the new time back', async () => {
    const jan = await at.signedIn('jan.nowak');
    const walk = walkOn(jan);
    const booking = walk.bookingOf(await walk.send(await walk.atSummary()));
    const move = (await jan.get(booking)).page.querySelector('main a[href*="mode=MODIFY"]');
    const summary = await walk.timeChosen(await jan.follow(await jan.get(move?.getAttribute('href') ?? '')));
    for (const kind of ['down', '404']) {
      await setFault(at.stores.provider, 'consultations.change', kind);
      const failed = await jan.submit(summary);
      await setFault(at.stores.provider, 'consultations.change', null);
      expect([failed.status, await count('slot_holds')], kind).toEqual([503, 0]);
      expect(textOf(failed)).toContain(say('teleconsultation-summary:notMoved'));
    }
    expect(textOf(await walk.send(summary))).toContain(say('teleconsultation-summary:result.moved'));
  });
});
