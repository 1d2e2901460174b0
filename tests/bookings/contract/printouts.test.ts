import { expect, it } from 'vitest';
import { plainText } from '#app/domain/text.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { structureOf, textOfPages, withoutSpaces } from '#tests/support/pdf-text.ts';

const KEY = { system: 'AMMS', id: 'booking-3001' };

describeEachProvider('the printout of a booking', (at) => {
  const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer());

  it('is a tagged PDF with language, title and its own letters', async () => {
    const jan = await at().as('jan.nowak');
    const file = await jan.telehealth.printout(KEY);
    expect(file.type).toBe('application/pdf');
    const { tags, ...document } = structureOf(await bytesOf(file));
    expect(document).toEqual({
      language: 'pl',
      title: expect.stringMatching(/^Konsultacja internistyczna, \p{L}+ \d+ października 2026$/u) as unknown,
      isTitleShown: true,
      isMarked: true,
      claims: 'PDF/UA',
      areFontsInside: true,
    });
    expect(tags.slice(0, 6)).toEqual(['Document', 'P', 'H1', 'P', 'P', 'L']);
    const items = tags.slice(6);
    expect(items.length).toBeGreaterThan(20);
    items.forEach((tag, index) => {
      expect(tag.split(' ')[0]).toBe(['LI', 'Lbl', 'LBody'][index % 3]);
    });
  });

  it('says what the page of the booking says, with Polish letters', async () => {
    const jan = await at().as('jan.nowak');
    const text = textOfPages(await bytesOf(await jan.telehealth.printout(KEY))).join('');
    const { practitioner, room = '', service } = await jan.bookings.get(KEY);
    const { name = '', lastName = '' } = practitioner?.employee ?? {};
    for (const words of [
      'Pacjent: Jan Nowak',
      'Zaplanowana',
      `${name} ${lastName}`,
      room,
      service.condition ? plainText(service.condition) : '',
      'Jak się przygotować',
    ]) {
      expect(text.normalize('NFKC')).toContain(withoutSpaces(words));
    }
  });

  it('says of one that is over, and of which nobody has said more, that its time has passed (decision 194)', async () => {
    const { as, guest, withToken, clock } = at();
    const back = clock.now().toISOString();
    const { dateTo } = await (await as('jan.nowak')).bookings.get(KEY);
    const textAt = async (now: number) => {
      clock.set(new Date(now).toISOString());
      const { token } = await guest().account.signIn({
        username: 'jan.nowak',
        password: 'Portal-Pacjenta-2026',
      });
      return textOfPages(await bytesOf(await withToken(token).telehealth.printout(KEY))).join('');
    };
    try {
      expect(await textAt(Date.parse(dateTo) - 1)).toContain('Zaplanowana');
      const over = await textAt(Date.parse(dateTo));
      expect([over.includes(withoutSpaces('Termin minął')), over.includes('Zaplanowana')]).toEqual([
        true,
        false,
      ]);
    } finally {
      clock.set(back);
    }
  });

  it('speaks the language of the caller, and marks what the clinic says in Polish', async () => {
    const { provider, withToken, guest } = at();
    expect(provider.clock.now()).toBeDefined();
    const { token } = await guest().account.signIn({
      username: 'jan.nowak',
      password: 'Portal-Pacjenta-2026',
    });
    const bytes = await bytesOf(await withToken(token, 'en').telehealth.printout(KEY));
    const { language, tags } = structureOf(bytes);
    expect(language).toBe('en');
    expect(tags).toContain('LBody pl');
    expect(textOfPages(bytes).join('')).toContain('Patient:JanNowak');
  });
});
