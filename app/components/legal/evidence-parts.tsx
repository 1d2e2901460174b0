import type { ReactNode } from 'react';
import { Facts, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { Evidence } from '#app/domain/legal/proof.ts';
import { formatNumber } from '#app/domain/questionnaires/numbers.ts';
import { isExamined } from '#app/domain/legal/status.ts';
import type { Translate } from '#app/services/text/text.ts';
import { transcriptPath, transcriptTitleKey } from '#app/domain/legal/transcripts.ts';

type EvidenceProps = Readonly<{ evidence: Evidence }>;

/** Says a figure as the page's language writes it: "54 390", "88,6". */
function useFigures() {
  const { language } = useText();
  return (value: number) => formatNumber({ value, language });
}

/** The amount that was looked at, and what was found. */
export function MatrixPart({ evidence }: EvidenceProps) {
  const { t } = useText();
  const figure = useFigures();
  const { states, cells, planned, faults, minutes, ...looks } = evidence.matrix;
  return (
    <Part title={t('accessibility-evidence:matrix.title')} isEmpty={planned === 0}>
      <Facts
        facts={[
          { term: t('accessibility-evidence:matrix.states'), value: figure(states) },
          {
            term: t('accessibility-evidence:matrix.cells'),
            value: isExamined(evidence)
              ? figure(cells)
              : t('accessibility-evidence:matrix.ofPlanned', {
                  cells: figure(cells),
                  planned: figure(planned),
                }),
          },
          { term: t('accessibility-evidence:matrix.faults'), value: figure(faults) },
          { term: t('accessibility-evidence:matrix.minutes'), value: figure(minutes) },
          { term: t('accessibility-evidence:matrix.languages'), value: languagesIn(t, looks.languages) },
          { term: t('accessibility-evidence:matrix.contrasts'), value: looks.contrasts.length },
          { term: t('accessibility-evidence:matrix.textSizes'), value: looks.textSizes.join(', ') },
          { term: t('accessibility-evidence:matrix.widths'), value: looks.widths.join(', ') },
        ]}
      />
    </Part>
  );
}

/** Engines with the rules that they have, and browsers in which the same was measured, and flows walked. */
export function EnginesPart({ evidence: { engines, browsers } }: EvidenceProps) {
  const { t } = useText();
  const figure = useFigures();
  return (
    <>
      <Part title={t('accessibility-evidence:engines.title')} isEmpty={engines.length === 0}>
        {engines.map(({ name, version, rules, rulesOff, documents, faults }) => (
          <Section
            key={name}
            headingLevel={3}
            title={`${name === OWN_CHECKS ? t('accessibility-evidence:engines.own') : name} ${version}`}
          >
            <Facts
              facts={[
                {
                  term: t('accessibility-evidence:engines.rules'),
                  value: rules === null ? t('accessibility-evidence:engines.notCounted') : figure(rules),
                },
                { term: t('accessibility-evidence:engines.rulesOff'), value: figure(rulesOff) },
                { term: t('accessibility-evidence:engines.documents'), value: figure(documents) },
                { term: t('accessibility-evidence:matrix.faults'), value: figure(faults) },
              ]}
            />
          </Section>
        ))}
      </Part>
      <Part title={t('accessibility-evidence:browsers.title')} isEmpty={browsers.length === 0}>
        {browsers.map(({ name, version, documents, stories, faults }) => (
          <Section key={name} headingLevel={3} title={`${name} ${version}`}>
            <Facts
              facts={[
                { term: t('accessibility-evidence:engines.documents'), value: figure(documents) },
                { term: t('accessibility-evidence:browsers.stories'), value: figure(stories) },
                { term: t('accessibility-evidence:matrix.faults'), value: figure(faults) },
              ]}
            />
          </Section>
        ))}
      </Part>
    </>
  );
}

/** The name of the repository's own rules in the evidence; all other names are those of products. */
const OWN_CHECKS = 'Own checks';

const LANGUAGES = ['pl', 'en'] as const;
const languagesIn = (t: Translate, names: readonly string[]) =>
  names
    .map((name) => {
      const known = LANGUAGES.find((one) => one === name);
      return known ? t(`accessibility-evidence:language.${known}`) : name;
    })
    .join(', ');

/** The verdicts of people, and what was planted to see whether it is found. */
export function VerdictsPart({ evidence: { reviews, barriers } }: EvidenceProps) {
  const { t } = useText();
  const figure = useFigures();
  return (
    <>
      <Section title={t('accessibility-evidence:reviews.title')}>
        <p>{t('accessibility-evidence:reviews.text')}</p>
        <Facts
          facts={[
            { term: t('accessibility-evidence:reviews.count'), value: figure(reviews.count) },
            { term: t('accessibility-evidence:reviews.open'), value: figure(reviews.open) },
          ]}
        />
      </Section>
      <Part title={t('accessibility-evidence:barriers.title')} isEmpty={barriers.planted === 0}>
        <p>{t('accessibility-evidence:barriers.text')}</p>
        <Facts
          facts={[
            { term: t('accessibility-evidence:barriers.planted'), value: figure(barriers.planted) },
            { term: t('accessibility-evidence:barriers.caught'), value: figure(barriers.caught) },
            { term: t('accessibility-evidence:barriers.caughtByTest'), value: figure(barriers.caughtByTest) },
          ]}
        />
      </Part>
    </>
  );
}

/** Faults that a program reports and that are none, with the reason. */
export function DisputedPart({ evidence: { disputed } }: EvidenceProps) {
  const { t, language, formatDate } = useText();
  if (disputed.length === 0) return null;
  return (
    <Section title={t('accessibility-evidence:disputed.title')}>
      <p>{t('accessibility-evidence:disputed.text')}</p>
      {disputed.map(({ engine, rule, on, why, times }) => (
        <Section key={engine + rule} headingLevel={3} title={`${engine}: ${rule}`}>
          <Facts
            facts={[
              {
                term: t('accessibility-evidence:disputed.times'),
                value: formatNumber({ value: times, language }),
              },
              { term: t('accessibility-evidence:disputed.since'), value: formatDate(on) },
              { term: t('accessibility-evidence:disputed.why'), value: why[language] },
            ]}
          />
        </Section>
      ))}
    </Section>
  );
}

/** The records of what was heard, and what was found in each version. */
export function RecordsPart({ evidence: { transcripts, history } }: EvidenceProps) {
  const { t, formatDate } = useText();
  const figure = useFigures();
  const titleOf = (file: string) => {
    const key = transcriptTitleKey(file);
    return key && t(key);
  };
  return (
    <>
      <Part title={t('accessibility-evidence:transcripts.title')} isEmpty={transcripts.length === 0}>
        <ul>
          {transcripts.map(({ name, file, utterances, madeAt }) => (
            <li key={file}>
              <a href={transcriptPath(file)}>{titleOf(file) ?? name}</a> (
              {t('accessibility-evidence:transcripts.utterances', { count: utterances })},{' '}
              {formatDate(madeAt)})
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t('accessibility-evidence:history.title')} isEmpty={history.length === 0}>
        <ul>
          {history.map(({ version, madeAt, cells, faults, barriersCaught: barriers }) => (
            <li key={version + madeAt}>
              {t('accessibility-evidence:history.entry', {
                version,
                day: formatDate(madeAt),
                cells: figure(cells),
                faults: figure(faults),
                barriers: figure(barriers),
              })}
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

/** A part of the evidence, or that it is still to come. */
function Part({
  title,
  isEmpty,
  children,
}: Readonly<{ title: string; isEmpty: boolean; children: ReactNode }>) {
  const { t } = useText();
  return <Section title={title}>{isEmpty ? <p>{t('accessibility-evidence:notRun')}</p> : children}</Section>;
}
