import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Patient } from '#contract/patients/schemas.ts';
import type { ApplicationSettings } from '#contract/settings/schemas.ts';
import type { Area } from '#app/area-facts.ts';
import { enabledAreas, menuOf, type MenuArea } from '#app/areas.menu.ts';
import { HubPage } from '#app/components/hubs/hub-page.tsx';
import { PortalContexts } from '#app/components/page/index.ts';
import { ShellContext, type ShellData } from '#app/components/page/shell.ts';
import type { Language } from '#app/domain/dates/words.ts';
import { hubOf } from '#app/routes/hubs/hub.server.ts';
import type { Waits } from '#app/routes/start/waits.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { textIn } from '#app/services/text/texts.ts';

const bare = (ShellContext as unknown as { _currentValue: ShellData })._currentValue;
const OUTAGE = Object.assign(new Error('down'), {
  data: { kind: 'outage', since: '2026-11-26T08:00:00.000Z' },
});

/** The record, which is the only area of its group, and one that is made up. */
const RECORD = enabledAreas({ medicalServicesModule: true } as ApplicationSettings).filter(
  ({ group }) => group === 'health',
);
const MADE_UP: MenuArea = {
  name: 'made-up',
  group: 'health',
  paths: ['/made-up'],
  title: 'legal:regulations',
  tile: { icon: 'flask', lead: 'bookings:shortcuts.print' },
};
const BOTH = [...RECORD, MADE_UP];

const person = (id: string, name: string, patientRole: Patient['patientRole']) =>
  ({
    id,
    name,
    lastName: 'Lis',
    patientRole,
    gender: 'FEMALE',
    birthDate: '1990-01-02',
    authorized: true,
  }) as Patient;
const EWA = person('p-1', 'Ewa', 'PATIENT');
const OLA = person('p-2', 'Ola', 'CHILD');

type Asked = { path?: string; language?: Language; patients?: readonly Patient[] | 'outage' };

function requestOf({ path = '/health?patientId=p-1', language = 'pl', patients = [EWA, OLA] }: Asked = {}) {
  const list = () => (patients === 'outage' ? Promise.reject(OUTAGE) : Promise.resolve(patients));
  return {
    url: new URL(path, 'https://portal.example'),
    language,
    t: textIn(language).t,
    isPost: false,
    now: new Date('2026-11-26T12:00:00Z'),
    session: { patientId: null, idHash: 'x' },
    provider: { patients: { list }, account: { get: () => Promise.resolve({ type: 'AUTHORIZED' }) } },
    context: { portal: { store: { sessions: { choosePatient: () => Promise.resolve() } } } },
  } as unknown as AccountRequest;
}

/** Makes a portal with these areas, in whose made-up one so much of each of these people waits. */
function portal({ areas = BOTH, left = ['p-1', 'p-1', 'p-2'] as readonly string[] | 'outage' } = {}) {
  const isOut = left === 'outage';
  const rows = isOut
    ? []
    : left.map((patientId) => ({ folder: 'made-up', patientId }) as Waits['rows'][number]);
  const waits: Waits = {
    rows,
    folders: ['made-up'],
    unasked: new Set(isOut ? ['made-up'] : []),
    isElsewhere: false,
    isOffered: true,
  };
  return { areas, whatWaits: () => Promise.resolve(waits) };
}

async function shown(asked: Asked = {}, offered = portal()) {
  const { title, ...page } = await hubOf(requestOf(asked), offered);
  const html = renderToStaticMarkup(
    <PortalContexts
      text={textIn(asked.language ?? 'pl')}
      shell={{ ...bare, path: page.path }}
      tokens={{ csrf: 'c', key: 'k' }}
      keptAnswers={null}
    >
      <HubPage {...page} />
    </PortalContexts>,
  );
  const main = parse(html).querySelector('main')!;
  const tiles = main.querySelectorAll('.tile').map((tile) => ({
    href: tile.querySelector('h2 a')?.getAttribute('href'),
    words: tile.querySelectorAll('h2, p').map(({ text }) => text),
    bold: tile.querySelector('strong')?.text,
  }));
  return { title, heading: main.querySelector('h1')?.text, tiles, main };
}

describe('the page of a group', () => {
  it.each([
    [
      'pl',
      'Zdrowie',
      'Przebieg leczenia',
      'Odbyte wizyty z dokumentami, kolejki i wyniki badań',
      'Do zrobienia: 2',
    ],
    [
      'en',
      'Health',
      'Medical record',
      'Past visits with their documents, waiting lists and test results',
      'To do: 2',
    ],
  ] as const)(
    'has a tile for each area that is on, in %s',
    async (language, heading, record, lead, count) => {
      const { t } = textIn(language);
      const page = await shown({ language });
      expect([page.title, page.heading]).toEqual([heading, heading]);
      expect(page.tiles).toEqual([
        { href: '/benefits?patientId=p-1', words: [record, lead], bold: undefined },
        {
          href: '/made-up',
          words: [t('legal:regulations'), t('bookings:shortcuts.print'), count],
          bold: count,
        },
      ]);
    },
  );

  it('is of the patient of its address, who is said, and can be of another', async () => {
    const page = await shown({ path: '/health?patientId=p-2' });
    expect([page.title, page.heading]).toEqual(['Ola Lis Zdrowie', 'Ola Lis Zdrowie']);
    expect(page.tiles[0]?.href).toBe('/benefits?patientId=p-2');
    expect(page.tiles[1]?.words.at(-1)).toBe('Do zrobienia: 1');
    expect(page.main.querySelectorAll('.picker a').map((link) => link.getAttribute('href'))).toEqual([
      '/health?patientId=p-1',
      '/health?patientId=p-2',
    ]);
    await expect(shown({ path: '/health?patientId=p-9' })).rejects.toMatchObject({ init: { status: 404 } });
    await expect(shown({ path: '/health' })).rejects.toMatchObject({ status: 303 });
  });

  it('says that nothing is to be done only where it knows', async () => {
    const wordsOf = async (asked: Asked, left: readonly string[] | 'outage') =>
      (await shown(asked, portal({ left }))).tiles[1]?.words.at(-1);
    expect(await wordsOf({}, [])).toBe('Nie masz tu nic do zrobienia.');
    expect(await wordsOf({}, 'outage')).toBe('Nie udało się sprawdzić.');
    expect(await wordsOf({ patients: 'outage' }, [])).toBe('Nie udało się sprawdzić.');
    expect((await shown({ patients: 'outage' })).tiles.map(({ href }) => href)).toEqual([
      '/benefits',
      '/made-up',
    ]);
  });

  it('has no page of one area: it leads there, and is off without any', async () => {
    const thrownBy = (areas: readonly MenuArea[], path?: string) =>
      hubOf(requestOf(path ? { path } : {}), portal({ areas: [...areas] })).catch(
        (thrown: unknown) => thrown as Response,
      );
    const led = (await thrownBy([MADE_UP])) as Response;
    expect([led.status, led.headers.get('location')]).toEqual([303, '/made-up']);
    const toRecord = (await thrownBy(RECORD, '/health?patientId=p-2')) as Response;
    expect(toRecord.headers.get('location')).toBe('/benefits?patientId=p-2');
    for (const off of [await thrownBy([]), await thrownBy(BOTH, '/matters')])
      expect(await (off as Response).json()).toEqual({ kind: 'area-off' });
  });

  it('stands in the menu as soon as a group has a second area', () => {
    expect(menuOf(RECORD).map(({ path }) => path)).toEqual(['/benefits']);
    expect(menuOf(BOTH).map(({ path }) => path)).toEqual(['/health']);
  });

  it('has a tile for each of its areas by their type', () => {
    // @ts-expect-error An area of a group that has a page of its own says what its tile shows.
    const untold: Area = { group: 'matters', paths: ['/payments'], title: 'benefits:area' };
    expect(untold.tile).toBeUndefined();
  });
});
