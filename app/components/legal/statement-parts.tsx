import { Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { Evidence } from '#app/domain/legal/proof.ts';
import { StatementDate } from './statement-date.tsx';

type MakingProps = Readonly<{
  dates: Readonly<{ madeOn: string; reviewedOn: string | null }> | null;
  /** The day until which a review was due and not made. */
  dueOn: string | null;
  evidence: Evidence;
  /** True where the running version is not the one of which the evidence was made. */
  isNewer: boolean;
}>;

/** The making of the statement, and of when it is. */
export function StatementMaking({ dates, dueOn, evidence, isNewer }: MakingProps) {
  const { t } = useText();
  return (
    <Section title={t('accessibility-statement:making.title')}>
      {dates ? (
        <p>
          {t('accessibility-statement:making.made')}{' '}
          <StatementDate id="a11y-data-sporzadzenie" at={dates.madeOn} />
        </p>
      ) : null}
      {dates?.reviewedOn ? (
        <p>
          {t('accessibility-statement:making.reviewed')}{' '}
          <StatementDate id="a11y-data-przeglad" at={dates.reviewedOn} />
        </p>
      ) : null}
      {dueOn ? (
        <p>
          <strong>
            {t('accessibility-statement:making.due')} <StatementDate at={dueOn} />
          </strong>
        </p>
      ) : null}
      <p>{t('accessibility-statement:making.basis')}</p>
      <p>
        {t('accessibility-statement:making.audit', { version: evidence.version, commit: evidence.commit })}{' '}
        <StatementDate at={evidence.madeAt} />
      </p>
      {isNewer ? <p>{t('accessibility-statement:making.newer')}</p> : null}
    </Section>
  );
}

/** The things that help, and those that the portal does not do. */
export function StatementHelp() {
  const { t } = useText();
  return (
    <Section title={t('accessibility-statement:help.title')}>
      <ul>
        <li>
          {t('accessibility-statement:help.display')} <a href="/display">{t('page:footer.display')}</a>
        </li>
        <li>
          {t('accessibility-statement:help.easy')}{' '}
          <a href="/easy-to-read">{t('accessibility-statement:help.easyLink')}</a>
        </li>
        <li>{t('accessibility-statement:help.keyboard')}</li>
        <li>{t('accessibility-statement:help.time')}</li>
        <li>{t('accessibility-statement:help.shortcuts')}</li>
        <li>{t('accessibility-statement:help.polish')}</li>
      </ul>
    </Section>
  );
}

const OMBUDSMAN = 'https://bip.brpo.gov.pl/';

/** Rights and time limits of the law. `supervisor` is null while it is not known. */
export function StatementProcedure({
  supervisor,
}: {
  supervisor: Readonly<{ name: string; address: string }> | null;
}) {
  const { t } = useText();
  return (
    <Section id="a11y-procedura" title={t('accessibility-statement:procedure.title')}>
      <p>{t('accessibility-statement:procedure.right')}</p>
      <p>{t('accessibility-statement:procedure.content')}</p>
      <p>
        {t('accessibility-statement:contact.form')}{' '}
        <a href="/legal/inaccessible">{t('accessibility-statement:contact.formLink')}</a>
      </p>
      <p>{t('accessibility-statement:procedure.answer')}</p>
      <p>
        {t('accessibility-statement:procedure.complaint')}{' '}
        {supervisor ? t('accessibility-statement:procedure.supervisor', supervisor) : null}
      </p>
      <p>
        {t('accessibility-statement:procedure.ombudsman')}{' '}
        <a href={OMBUDSMAN}>{t('accessibility-statement:procedure.ombudsmanLink')}</a>
      </p>
    </Section>
  );
}
