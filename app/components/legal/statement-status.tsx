import type { ReactNode } from 'react';
import { Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { Barrier, Proof } from '#app/domain/legal/proof.ts';
import { shortfallsOf, statusOf, type Shortfalls } from '#app/domain/legal/status.ts';
import { StatementDate } from './statement-date.tsx';

type StatusProps = Readonly<{ proof: Proof }>;

/** The status, computed, and what keeps it from being better. */
export function StatementStatus({ proof }: StatusProps) {
  const { t } = useText();
  const status = statusOf(proof);
  return (
    <>
      <Section title={t('accessibility-statement:status.title')}>
        <p id="a11y-status">
          <strong>{t(`accessibility-statement:status.${status}`)}</strong>
        </p>
        <p>
          {t('accessibility-statement:status.computed')}{' '}
          <a href="/legal/accessibility-evidence">{t('accessibility-statement:status.evidence')}</a>
        </p>
      </Section>
      {status === 'full' ? null : <InaccessibleContent {...shortfallsOf(proof)} />}
    </>
  );
}

/** Each of the three kinds as far as there is something of it. */
function InaccessibleContent({ nonconformities, excluded, burdens, ...found }: Shortfalls) {
  const { t } = useText();
  const isNonconforming =
    nonconformities.length + found.failed.length + found.faults + found.unseen > 0 || !found.isExamined;
  return (
    <Section title={t('accessibility-statement:content.title')}>
      {isNonconforming ? (
        <Kind title={t('accessibility-statement:content.nonconformity')} barriers={nonconformities}>
          <Found {...found} />
        </Kind>
      ) : null}
      {excluded.length > 0 ? (
        <Kind title={t('accessibility-statement:content.excluded')} barriers={excluded} />
      ) : null}
      {burdens.length > 0 ? (
        <Kind id="a11y-ocena" title={t('accessibility-statement:content.burden')} barriers={burdens} />
      ) : null}
    </Section>
  );
}

type KindProps = Readonly<{ id?: string; title: string; barriers: readonly Barrier[]; children?: ReactNode }>;

const Kind = ({ id, title, barriers, children }: KindProps) => (
  <Section title={title} headingLevel={3} {...(id && { id })}>
    <ul>
      {barriers.map((barrier) => (
        <li key={barrier.id}>
          <BarrierWords {...barrier} />
        </li>
      ))}
      {children}
    </ul>
  </Section>
);

function BarrierWords({ effect, alternative, criterion, path, blocks, plannedFor }: Barrier) {
  const { t, language } = useText();
  return (
    <>
      <p>
        {effect[language]}
        {blocks ? ` ${t('accessibility-statement:content.blocks')}` : null}
      </p>
      <p>{t('accessibility-statement:content.instead', { text: alternative[language] })}</p>
      <p>
        {t('accessibility-statement:content.criterion', { criterion, path })}{' '}
        {plannedFor === null ? (
          t('accessibility-statement:content.noPlan')
        ) : (
          <>
            {t('accessibility-statement:content.planned')} <StatementDate at={plannedFor} />
          </>
        )}
      </p>
    </>
  );
}

/** The findings of the audit, where no barrier says them. */
function Found({
  failed,
  faults,
  unseen,
  isExamined,
}: Omit<Shortfalls, 'nonconformities' | 'excluded' | 'burdens'>) {
  const { t, language } = useText();
  const words = [
    ...failed.map(({ id, name }) =>
      t('accessibility-statement:content.failed', { criterion: `${id} ${name[language]}` }),
    ),
    ...(faults > 0 ? [t('accessibility-statement:content.faults', { count: faults })] : []),
    ...(unseen > 0 ? [t('accessibility-statement:content.unseen', { count: unseen })] : []),
    ...(isExamined ? [] : [t('accessibility-statement:content.unexamined')]),
  ];
  return words.map((text) => <li key={text}>{text}</li>);
}
