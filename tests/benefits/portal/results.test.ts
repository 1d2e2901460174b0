import type { HTMLElement } from 'node-html-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { addDays, localDay } from '#contract/days/reading/warsaw.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const LIST = '/benefits/medicaltestresult';
const running = portalForFile();
let jan: Visitor;
let anna: Visitor;
beforeAll(async () => {
  jan = await running.signedIn('jan.nowak');
  anna = await running.signedIn('anna.kowalska');
});

const words = (text = '') => text.replace(/\s+/g, ' ').trim();
/** The name in the heading of a value or of a result, without what is only heard. */
function nameIn(item: HTMLElement) {
  const heading = item.querySelector('h3, h4');
  const unseen = heading?.querySelector('.visually-hidden')?.text ?? '';
  return words(heading?.text.replace(unseen, ''));
}
async function shown(visitor: Visitor, path: string) {
  const { page, status } = await visitor.follow(await visitor.get(LIST + path));
  return {
    status,
    heading: words(page.querySelector('h1')?.text),
    text: words(page.querySelector('main')?.text),
    values: new Map(
      page.querySelectorAll(':is(.cards, .rows) > li').map((card) => [
        nameIn(card),
        {
          text: words(card.text),
          hasBar: card.querySelectorAll('svg rect').length > 0,
          trend: card.querySelector('a[href*="/values/"]')?.getAttribute('href') ?? null,
        },
      ]),
    ),
    links: page.querySelectorAll('main a').map((link) => link.getAttribute('href') ?? ''),
    tables: page
      .querySelectorAll('table')
      .map((table) => table.querySelectorAll('tbody tr').map((row) => words(row.text))),
    marks: page.querySelectorAll('svg').map((svg) => svg.querySelectorAll('path[transform]').length),
  };
}

describe('the list of results', () => {
  it('has the latest first, with how each stands, and not what is unpublished', async () => {
    const { heading, values, text } = await shown(jan, '');
    expect(heading).toBe('Wyniki badań');
    expect([...values.keys()]).not.toContain('Badanie w toku');
    expect(values.get('Próby wątrobowe')?.text).toContain(say('results:status.PRELIMINARY'));
    const calm = `${say('results:list.allNormal', { total: 3 })} ${say('results:about.PRELIMINARY')}`;
    expect(values.get('Próby wątrobowe')?.text).toContain(calm);
    expect(values.get('Elektrolity i glukoza')?.text).toContain(
      '3 z 5 poza zakresem: Potas (dużo powyżej), ',
    );
    expect(values.get('Markery do omówienia')?.text).toContain(say('results:status.WITHHELD'));
    expect(values.get('Elektrolity i glukoza')?.text).toContain(say('results:critical'));
    expect(text).toContain(say('lists:pages.next'));
    expect(text, 'a space after each sentence').not.toMatch(/\p{Ll}\.\p{Lu}/u);
  });
});

describe('a withheld result', () => {
  const discussedOn = (day: string | null) =>
    running.stores.provider
      .updateTable('test_results')
      .set({ discussed_on: day })
      .where('id', '=', 'result-9')
      .execute();

  it('without a day for it leads to where the visit is booked', async () => {
    const before = await shown(jan, '/result-9');
    expect(before.links).not.toContain('/newbooking');
    await discussedOn(null);
    const { text, links } = await shown(jan, '/result-9');
    expect(text).toContain(say('results:about.WITHHELD'));
    expect(links).toContain('/newbooking');
  });

  it('says what to do once the day for it has passed, with a phone', async () => {
    const over = say('results:discussionOver').split(':')[0];
    const on = async (days: number) => {
      await discussedOn(addDays({ day: localDay(Date.now()), days }));
      return [await shown(jan, '/result-9'), await shown(jan, '')];
    };
    for (const { text } of await on(0)) expect(text).not.toContain(over);
    const [page, list] = await on(-1);
    for (const one of [page, list]) expect(one?.text).toContain(over);
    expect(page?.links).toContain('/newbooking');
    expect(page?.links.some((href) => href.startsWith('tel:'))).toBe(true);
  });
});

describe('a result in words', () => {
  it('says of each value what its picture shows', async () => {
    const { values, text } = await shown(jan, '/result-1');
    expect(text).toMatch(/\d+ wartoś(ć|ci) z \d+ (jest|są) poza zakresem: /);
    for (const [name, { text: said, hasBar }] of values) {
      expect(hasBar, name).toBe(true);
      expect(said, name).toMatch(/: (w|poniżej|powyżej) zakres(ie|u)\. Zakres laboratorium: /);
    }
    expect([...values.values()].map((value) => value.text).join(' ')).not.toMatch(/\d\.\d/);
  });

  it('leads with the unit’s words and phone where a value is critical (B-07)', async () => {
    const { text } = await shown(jan, '/result-2');
    const [before = ''] = text.split(say('results:values'));
    expect(before).toContain(say('results:criticalTitle'));
    expect(before).toMatch(/81 555 01 10/);
  });

  it('has no picture of limits, titres, words and values without a range', async () => {
    for (const id of ['result-4', 'result-5', 'result-6']) {
      const { values } = await shown(jan, `/${id}`);
      for (const [name, { text, hasBar }] of values) {
        const isPlain = !/[<>≤≥]|\d:\d|Laboratorium nie podało/.test(text.replace(/Poprzednio.*/, ''));
        if (hasBar) expect(isPlain, `${id} ${name}: ${text}`).toBe(true);
      }
    }
    const { text } = await shown(jan, '/result-6');
    expect(text).toMatch(/którego nie znamy/);
  });

  it('keeps a corrected one’s former version to be read, and says so on both', async () => {
    const corrected = await shown(jan, '/result-8');
    expect(corrected.text).toContain(say('results:about.CORRECTED'));
    const former = corrected.links.find((href) => /result-8-1\?/.test(href));
    const old = await shown(jan, former!.slice(LIST.length));
    expect(old.text).toContain(say('results:outOfDate'));
    expect(old.links.some((href) => href.startsWith(`${LIST}/result-8?`))).toBe(true);
    expect(old.text).toContain(say('results:status.outOfDate'));
    expect(old.text).not.toContain(say('results:about.FINAL'));
    expect(old.links.filter((href) => href.includes('/sharing'))).toEqual([]);
    const question = await shown(jan, '/result-8-1/sharing?patientId=patient-1001');
    expect(question.heading).toBe(say('benefits:sharing.outOfDate.title'));
    expect(question.links.some((href) => href.startsWith(`${LIST}/result-8?`))).toBe(true);
  });

  it('gives nothing away of one that the doctor tells first', async () => {
    const { values, text, links } = await shown(jan, '/result-9');
    expect(values.size).toBe(0);
    expect(text).toContain(say('results:status.WITHHELD'));
    expect(links.filter((href) => /content|archive|printout/.test(href))).toEqual([]);
  });

  it('is another’s to nobody', async () => {
    for (const path of ['/result-1', '/values/2160-0', '/result-1?patientId=patient-1001'])
      expect((await shown(anna, path)).status, path).toBe(404);
  });
});

describe('marks of the laboratory', () => {
  const mark = (id: string, values: { flag?: string | null; value?: string; number?: number | null }) =>
    running.stores.provider
      .updateTable('test_values')
      .set(values)
      .where('result_id', '=', id)
      .where('position', '=', 0)
      .execute();
  const TO_ASK = [say('results:list.unknown'), say('results:list.contradicted')];
  const headline = (text: string) => text.split(say('results:values'))[0] ?? '';

  it('that we do not know are named with the clinic’s phone, and nothing is called normal', async () => {
    const { text } = await shown(jan, '/result-6');
    expect(headline(text)).toContain('ma oznaczenie, którego nie znamy: Witamina D');
    expect(headline(text)).toContain('1 wartość z 2 jest poza zakresem: Witamina D');
    expect(headline(text)).toContain('bez oceny laboratorium: Kwas moczowy');
    expect(headline(text)).toMatch(/81 555 01 10/);
    expect(text).not.toContain(say('results:noneOutside'));
  });

  it.each([
    [{ flag: 'QX' }, [say('results:list.unknown')]],
    [{ flag: 'H' }, [say('results:list.contradicted')]],
    [{ flag: 'H ~ ?', value: '512', number: 512 }, [say('results:list.unknown')]],
    [
      { flag: 'L;ZZ', value: '512', number: 512 },
      [say('results:list.unknown'), say('results:list.contradicted')],
    ],
    [{ flag: 'N' }, []],
    [{ flag: 'H', value: '512', number: 512 }, []],
    [{ flag: '' }, []],
  ])('%j is said in the list, with the phone', async (values, marks) => {
    await mark('result-12', { value: '88', number: 88, ...values });
    const { text = '' } = (await shown(jan, '?page=2')).values.get('Fosfataza zasadowa') ?? {};
    expect(TO_ASK.filter((said) => text.includes(said))).toEqual(marks);
    expect(text.includes(say('results:ask'))).toBe(marks.length > 0);
    expect(/81 555 01 10/.test(text)).toBe(marks.length > 0);
  });

  it.each(['HU', 'll*', 'AA'])(
    '%s beside a value in range is told once, urgent and never as a fact',
    async (flag) => {
      await mark('result-12', { value: '88', number: 88, flag });
      const { text } = await shown(jan, '/result-12');
      expect(headline(text)).toContain(say('results:criticalTitle'));
      expect(headline(text)).toMatch(/81 555 01 10/);
      expect(headline(text)).not.toContain('poza zakresem');
      expect(headline(text)).toContain('ma oznaczenie niezgodne ze swoim zakresem: Fosfataza');
      expect(text).toMatch(/jest pilne i nie zgadza się z tym zakresem; zadzwoń do przychodni/);
      expect(text).not.toMatch(/(powyżej|poniżej) zakresu|poza normą|w zakresie/i);
      const { values } = await shown(jan, '?page=2');
      expect(values.get('Fosfataza zasadowa')?.text).toContain(say('results:critical'));
    },
  );

  it.each([
    [
      { flag: 'N' },
      'Laboratorium nie oznaczyło żadnej wartości jako nieprawidłowej.',
      /^(?!.*(poza|oznaczenie))/,
    ],
    [{ flag: null }, 'Laboratorium nie oznaczyło żadnej wartości jako nieprawidłowej.', /: w zakresie\. /],
    [{ flag: 'W' }, '1 wartość z 1 ma inne oznaczenie laboratorium: Fosfataza zasadowa', /: pogorszenie\. /],
    [{ flag: 'pos' }, 'inne oznaczenie laboratorium: Fosfataza', /: wynik dodatni\. /],
    [{ flag: ' h' }, 'oznaczenie niezgodne ze swoim zakresem: Fosfataza', /nie zgadza się z tym zakresem/],
    [
      { flag: 'N', value: '512,4', number: 512.4 },
      'poza zakresem: Fosfataza',
      /Oznaczenie laboratorium \(„N”\) nie zgadza/,
    ],
    [
      { flag: 'QQ', value: '512,4', number: 512.4 },
      'którego nie znamy: Fosfataza',
      /: powyżej zakresu; laboratorium oznaczyło/,
    ],
  ])('%j', async (values, first, said) => {
    await mark('result-12', { value: '88', number: 88, ...values });
    const { text } = await shown(jan, '/result-12');
    expect(headline(text)).toContain(first);
    expect(text).toMatch(said);
    expect(text.includes(say('results:noneOutside'))).toBe(first === say('results:noneOutside'));
    expect(text).not.toContain(say('results:criticalTitle'));
  });

  it.each([' hh ', 'HU', 'L*', 'aa', '!!'])(
    '%j is urgent in the list and first on the page (B-07)',
    async (flag) => {
      await mark('result-11', { flag });
      const { text } = await shown(jan, '/result-11');
      expect(headline(text)).toContain(say('results:criticalTitle'));
      expect(headline(text)).toMatch(/81 555 01 10/);
      const { values } = await shown(jan, '?page=2');
      expect(values.get('Bilirubina')?.text).toContain(say('results:critical'));
    },
  );

  it('beside a newest limit are in sentence, picture and table alike', async () => {
    await running.stores.provider
      .updateTable('test_values')
      .set({ value: '<0,01', number: 0.01, comparator: '<', flag: '<' })
      .where('result_id', '=', 'result-101')
      .where('code', '=', '3016-3')
      .execute();
    const { text, tables, marks } = await shown(jan, '/values/3016-3');
    expect(text).toMatch(/Ostatnio <0,01 mIU\/l \(.+?\)\. Najwięcej .+?, najmniej <0,01 mIU\/l \(/);
    expect(tables[0]?.[0]).toMatch(/<0,01 mIU\/l, poniżej zakresu, poniżej pomiaru$/);
    expect(marks.filter((count) => count > 0)[0]).toBe(tables[0]?.length);
    expect(text).toContain(say('results:trend.legendLimit'));
  });

  it('and values of another laboratory are not compared', async () => {
    const { values } = await shown(jan, '/result-108');
    for (const name of ['TSH', 'HbA1c', 'Kreatynina']) {
      expect(values.get(name)?.text, name).toContain(say('results:change.apart'));
      expect(values.get(name)?.text, name).not.toContain('Teraz');
    }
    const same = await shown(jan, '/result-103');
    expect(same.values.get('HbA1c')?.text).toMatch(/Teraz (mniej|więcej)\.|Tyle samo\./);
  });
});

describe('samples of one day', () => {
  it('have their hours: in the trend, beside the value and in the list', async () => {
    const { provider } = running.stores;
    const { collected_at: at } = await provider
      .selectFrom('test_results')
      .select('collected_at')
      .where('id', '=', 'result-101')
      .executeTakeFirstOrThrow();
    const earlier = Number(at) - 5 * 3_600_000;
    await provider
      .updateTable('test_results')
      .set({ collected_at: earlier })
      .where('id', '=', 'result-102')
      .execute();
    const trend = await shown(jan, '/values/2160-0');
    expect(trend.tables[0]?.slice(0, 2).map((row) => /\d{4}, (\d+:\d\d) /.exec(row)?.[1])).toEqual([
      '7:30',
      '2:30',
    ]);
    expect(trend.tables[0]?.[2]).not.toMatch(/\d:\d\d/);
    expect((await shown(jan, '/result-101')).text).toMatch(
      /Poprzednio: 96 µmol\/l, \d+ \p{L}+ \d{4}, 2:30\./u,
    );
    expect((await shown(jan, '')).text).toMatch(/\d{4}, 7:30/);
  });
});

describe('a result’s files', () => {
  const fileOf = async (path: string) => {
    const { status, headers } = await jan.get(LIST + path);
    return [status, headers.get('content-type'), headers.get('content-disposition')?.split(';')[0]];
  };

  it('come as attachments, one or all, and the printout', async () => {
    expect(await fileOf('/result-1/content')).toEqual([200, 'application/pdf', 'attachment']);
    expect(await fileOf('/result-1/archive')).toEqual([200, 'application/zip', 'attachment']);
    expect(await fileOf('/result-1/printout')).toEqual([200, 'application/pdf', 'attachment']);
  });

  it('are found by every link of the page, also under the second id (B-02)', async () => {
    for (const id of ['result-1', 'result-11']) {
      const { links } = await shown(jan, `/${id}`);
      const files = links.filter((href) => /\/(content|archive)\?/.test(href));
      expect(files.length, id).toBeGreaterThan(0);
      for (const href of files) expect((await jan.get(href)).status, href).toBe(200);
    }
  });

  it('that lie nowhere are a page with the way back (B-02)', async () => {
    const { status, heading, links } = await shown(jan, '/result-12/content?patientId=patient-1001');
    expect([status, heading]).toEqual([404, 'Dokument jest niedostępny']);
    expect(links).toContain(`${LIST}/result-12?patientId=patient-1001`);
  });
});

describe('a test over time', () => {
  it('never draws two laboratories or units as one line, and its table has every number of the picture', async () => {
    for (const code of ['2160-0', '59261-8']) {
      const { tables, marks, text, status } = await shown(jan, `/values/${code}`);
      expect(status, code).toBe(200);
      expect(tables.length, code).toBeGreaterThan(1);
      expect(text).toContain(say('results:trend.apart'));
      const drawn = marks.filter((count) => count > 0);
      const [first = []] = tables;
      expect(drawn[0], code).toBe(first.length);
    }
  });

  it('says of a preliminary value that it is one, wherever it stands (B-07)', async () => {
    const word = say('results:preliminary');
    const put = (status: 'PRELIMINARY' | 'FINAL') =>
      running.stores.provider
        .updateTable('test_results')
        .set({ status })
        .where('id', '=', 'result-102')
        .execute();
    await put('PRELIMINARY');
    const trend = await shown(jan, '/values/59261-8');
    expect(trend.tables.flat().filter((row) => row.includes(word))).toHaveLength(1);
    const next = await shown(jan, '/result-101');
    expect([...next.values.values()].filter(({ text }) => text.includes(word))).toHaveLength(3);
    await put('FINAL');
    expect((await shown(jan, '/result-101')).text).not.toContain(word);
  });

  it('is one step from the value', async () => {
    const { values } = await shown(jan, '/result-101');
    const [href] = [...values.values()].flatMap(({ trend }) => trend ?? []);
    expect((await jan.get(href!)).status).toBe(200);
  });
});
