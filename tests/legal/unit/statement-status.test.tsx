import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { StatementMaking } from '#app/components/legal/statement-parts.tsx';
import { StatementStatus } from '#app/components/legal/statement-status.tsx';
import { EnginesPart, MatrixPart, RecordsPart } from '#app/components/legal/evidence-parts.tsx';
import { TextContext } from '#app/components/text.tsx';
import { proof, type Proof } from '#app/domain/legal/proof.ts';
import { transcriptTitleKey } from '#app/domain/legal/transcripts.ts';
import { textIn } from '#app/services/text/texts.ts';
import { english, say } from '#tests/support/words.ts';
import { barrier, criterion, evidence, faulty, proofWith } from './planted.ts';

type Language = 'pl' | 'en';

const shown = (content: React.ReactNode, language: Language = 'pl') =>
  parse(
    renderToStaticMarkup(<TextContext.Provider value={textIn(language)}>{content}</TextContext.Provider>),
  );
const statusOf = (change: Partial<Proof>, language?: Language) =>
  shown(<StatementStatus proof={proofWith(change)} />, language);
const headings = (page: ReturnType<typeof parse>) => page.querySelectorAll('h2, h3').map(({ text }) => text);

const ACT =
  'załącznikiem do ustawy z dnia 4 kwietnia 2019 r. o dostępności cyfrowej stron internetowych i aplikacji mobilnych podmiotów publicznych';

describe('the status in the words of the law', () => {
  it('wholly conforming: nothing is listed', () => {
    const page = statusOf({});
    expect(page.querySelector('#a11y-status')?.text).toBe(`Strona internetowa jest w pełni zgodna z ${ACT}.`);
    expect(headings(page)).toEqual(['Stan dostępności cyfrowej']);
  });

  it('partly conforming: what is open is listed by its kind, and no kind that is empty', () => {
    const page = statusOf({ barriers: [barrier({ reason: 'excluded', plannedFor: '2026-12-01' })] });
    expect(page.querySelector('#a11y-status')?.text).toBe(
      `Strona internetowa jest częściowo zgodna z ${ACT} z powodu niezgodności lub wyłączeń wymienionych poniżej.`,
    );
    expect(headings(page)).toEqual([
      ...['Stan dostępności cyfrowej', 'Niedostępne treści', 'Treści nieobjęte przepisami'],
    ]);
    expect(page.querySelector('time')?.outerHTML.toLowerCase()).toBe(
      '<time datetime="2026-12-01">1 grudnia 2026 r.</time>',
    );
  });

  it('not conforming: one barrier that blocks is enough', () => {
    const page = statusOf({
      barriers: [barrier({ blocks: true }), barrier({ id: 'other', reason: 'burden' })],
    });
    expect(page.querySelector('#a11y-status')?.text).toBe(`Strona internetowa jest niezgodna z ${ACT}.`);
    expect(headings(page).slice(1)).toEqual([
      ...['Niedostępne treści', 'Niezgodność z załącznikiem', 'Nadmierne koszty'],
    ]);
    expect(page.text).toContain(say('accessibility-statement:content.blocks'));
    expect(page.querySelectorAll('#a11y-ocena')).toHaveLength(1);
  });

  it.each<[string, Partial<Proof>, string]>([
    ['a failed criterion', { criteria: [criterion({ result: 'failed' })] }, '1.1.1 Treść nietekstowa'],
    ['faults', { evidence: faulty.engine }, '2 błędy'],
    ['what waits for a person', { evidence: faulty.review }, '1 miejsce czeka'],
    ['no examination', { evidence: faulty.neverRun }, 'jeszcze się nie odbyło'],
  ])('lists %s, too', (_, change, words) => {
    const page = statusOf(change);
    expect(headings(page)).toContain('Niezgodność z załącznikiem');
    expect(
      page
        .querySelectorAll('li')
        .map(({ text }) => text)
        .join(),
    ).toContain(words);
  });

  it.each(['full', 'partial', 'none'] as const)('says it in English, too: %s', (status) => {
    const changes = {
      full: {},
      partial: { barriers: [barrier()] },
      none: { barriers: [barrier({ blocks: true })] },
    };
    const page = statusOf(changes[status], 'en');
    expect(page.querySelector('#a11y-status')?.text).toBe(
      english.say(`accessibility-statement:status.${status}`),
    );
  });
});

describe('the dates of the statement', () => {
  const making = (reviewedOn: string | null, dueOn: string | null = null, isNewer = false) =>
    shown(
      <StatementMaking
        dueOn={dueOn}
        isNewer={isNewer}
        dates={{ madeOn: '2026-09-01', reviewedOn }}
        evidence={evidence()}
      />,
    );

  it('has a review from the first one on', () => {
    expect(making(null).querySelector('#a11y-data-przeglad')).toBeNull();
    expect(making('2026-11-24').querySelector('#a11y-data-przeglad')?.outerHTML.toLowerCase()).toBe(
      '<time id="a11y-data-przeglad" datetime="2026-11-24">24 listopada 2026 r.</time>',
    );
  });

  it('says that a review is late', () => {
    const due = making(null, '2027-03-31').querySelector('strong');
    expect(due?.text).toBe(`${say('accessibility-statement:making.due')} 31 marca 2027 r.`);
    expect(making(null).querySelector('strong')).toBeNull();
  });
});

describe('what was audited', () => {
  const making = (isNewer: boolean, language: Language) =>
    shown(<StatementMaking dates={null} dueOn={null} evidence={evidence()} isNewer={isNewer} />, language)
      .text;

  it.each(['pl', 'en'] as const)(
    'is named by its revision, and said to be older than the portal: %s',
    (language) => {
      const t = language === 'pl' ? say : english.say;
      const audit = t('accessibility-statement:making.audit', { version: '1.0.0', commit: 'abc1234' });
      expect(making(false, language)).toContain(audit);
      expect(audit).toContain('abc1234');
      expect(making(false, language)).not.toContain(t('accessibility-statement:making.newer'));
      expect(making(true, language)).toContain(t('accessibility-statement:making.newer'));
    },
  );
});

describe('the evidence', () => {
  const notRun = say('accessibility-evidence:notRun');

  it('says what was found', () => {
    const whole = evidence({
      transcripts: [
        {
          name: 'Logowanie',
          file: 'docs/accessibility/transcripts/sign-in.txt',
          utterances: 12,
          madeAt: '2026-11-24',
        },
      ],
    });
    const page = shown(
      <>
        <MatrixPart evidence={whole} /> <EnginesPart evidence={whole} /> <RecordsPart evidence={whole} />
      </>,
    );
    expect(page.text).not.toContain(notRun);
    expect(page.querySelector('a')?.getAttribute('href')).toBe(
      '/legal/accessibility-evidence/transcripts/sign-in',
    );
    expect(page.text).toContain('12 wypowiedzi');
    expect(page.text).toContain('Wersja 1.0.0, 24 listopada 2026: zbadane obrazy stron 960, błędy 0');
    expect(headings(page)).toEqual(expect.arrayContaining(['axe 4.14.1', 'Firefox 140']));
  });

  it.each([
    ['pl', '54\u00a0390', '88,6', 'polski, angielski', 'Własne sprawdzenia 0.1.0', 'logowanie z klawiatury'],
    ['en', '54,390', '88.6', 'Polish, English', 'Own checks 0.1.0', 'signing in by typing'],
  ] as const)('is written as its language writes: %s', (language, ...said) => {
    const [own] = evidence().engines;
    const shownEvidence = evidence({
      matrix: { ...evidence().matrix, cells: 54_390, planned: 54_390, minutes: 88.6 },
      engines: own ? [{ ...own, name: 'Own checks', version: '0.1.0' }] : [],
      transcripts: [{ name: 'x', file: 'a/sign-in.txt', utterances: 1, madeAt: '2026-11-24' }],
    });
    const { text } = shown(
      <>
        <MatrixPart evidence={shownEvidence} /> <EnginesPart evidence={shownEvidence} />
        <RecordsPart evidence={shownEvidence} />
      </>,
      language,
    );
    for (const words of said) expect(text).toContain(words);
  });

  it('has a title for each transcript that is published', () => {
    const untitled = proof.evidence.transcripts.filter(({ file }) => !transcriptTitleKey(file));
    expect(untitled.map(({ file }) => file)).toEqual([]);
  });

  it('says what has not run yet, and how far a broken one has come', () => {
    const empty = { ...faulty.neverRun, engines: [], browsers: [], history: [] };
    const page = shown(
      <>
        <MatrixPart evidence={empty} /> <EnginesPart evidence={empty} /> <RecordsPart evidence={empty} />
      </>,
    );
    expect(page.querySelectorAll('p').filter(({ text }) => text === notRun)).toHaveLength(5);
    expect(shown(<MatrixPart evidence={faulty.unfinished} />).text).toContain('959 z 960');
  });
});
