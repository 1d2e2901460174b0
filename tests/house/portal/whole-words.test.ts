import { beforeAll, describe, expect, it } from 'vitest';
import { textOfPages, withoutSpaces } from '#tests/support/pdf-text.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const SOFT_HYPHEN = '\u00ad';
const running = portalForFile();
let jan: Visitor;
beforeAll(async () => {
  jan = await running.signedIn('jan.nowak');
});

const shows = (...choices: string[]) => jan.cookies.set('display', choices.join('~'));
const bookings = async () => (await jan.get('/bookings')).html;

describe('words among the largest letters', () => {
  it('are divided where they are long, and whole for who wants them so', async () => {
    shows('textSize.300');
    expect(await bookings()).toContain(SOFT_HYPHEN);
    shows('textSize.300', 'longWords.whole');
    expect(await bookings()).not.toContain(SOFT_HYPHEN);
  });

  it.each(['100', '150'])('are whole at %s %%', async (textSize) => {
    shows(`textSize.${textSize}`);
    expect(await bookings()).not.toContain(SOFT_HYPHEN);
  });
});

describe('what leaves the page has its words whole, however large the letters of the page are', () => {
  beforeAll(() => shows('textSize.300'));

  it('a calendar file', async () => {
    const { html } = await jan.get('/bookings/AMMS/booking-3001/visit.ics');
    expect(html).toContain('BEGIN:VEVENT');
    expect(html).not.toContain(SOFT_HYPHEN);
  });

  it('a PDF', async () => {
    const cookie = [...jan.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const file = await fetch(`${running.portal.origin}/benefits/medicaltestresult/result-1/printout`, {
      headers: { cookie },
    });
    const words = textOfPages(Buffer.from(await file.arrayBuffer())).join('');
    expect(words).toContain(withoutSpaces('Morfologia'));
    expect(words).not.toContain(SOFT_HYPHEN);
  });

  it('a mail', async () => {
    const page = await jan.get('/bookings/AMMS/booking-3001/cancel');
    expect((await jan.submit(page)).status).toBe(303);
    const sent = await running.stores.provider.selectFrom('outbox').selectAll().execute();
    expect(sent).not.toEqual([]);
    expect(JSON.stringify(sent)).not.toContain(SOFT_HYPHEN);
  });
});
