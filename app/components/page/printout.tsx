import type { ReactNode } from 'react';
import { useText } from '#app/components/text.tsx';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { ActionLink, Actions } from './links.tsx';
import { useShell } from './shell.ts';

type PrintChoiceProps = Readonly<{
  isLarge: boolean;
  /** The same page in the other size. */
  otherHref: string;
}>;

/** The ways to print, and in which size (design: look, Print); none of it is printed. */
export function PrintChoice({ isLarge, otherHref }: PrintChoiceProps) {
  const { t } = useText();
  return (
    <div className="no-print">
      <p>{t('page:print.how')}</p>
      <p>{t(isLarge ? 'page:print.isLarge' : 'page:print.isStandard')}</p>
      <Actions>
        <ActionLink href={otherHref}>{t(isLarge ? 'page:print.standard' : 'page:print.large')}</ActionLink>
      </Actions>
    </div>
  );
}

/** Says whose a page is where it is printed as it stands: neither the header nor the picker is on paper. */
export function WhosePaper({ people }: { people: readonly string[] }) {
  const { t } = useText();
  if (people.length === 0) return null;
  return (
    <p className="on-paper">{t('page:print.patient', { count: people.length, people: people.join(', ') })}</p>
  );
}

type PrintoutProps = Readonly<{
  /** Whose records they are; nobody's: those of the account. */
  people: readonly string[];
  /** When it was made, ISO. */
  at: string;
  isLarge: boolean;
  children: ReactNode;
}>;

/** The printed content. Whose it is and when it was made stand at the top of every sheet (styles/print.css). */
export function Printout({ people, at, isLarge, children }: PrintoutProps) {
  const { t, formatDate, formatTime } = useText();
  const { accountName } = useShell();
  return (
    <div className={isLarge ? 'printout printout-large' : 'printout'}>
      <div className="printout-head">
        {people.length > 0 ? (
          <p>{t('page:print.patient', { count: people.length, people: people.join(', ') })}</p>
        ) : null}
        {people.length === 0 && accountName !== null ? (
          <p>{t('page:header.signedInAs', { name: accountName })}</p>
        ) : null}
        <p>
          {t('page:print.at')}{' '}
          <time dateTime={at}>
            {formatDate(dayOf(at))}, {formatTime(at)}
          </time>
        </p>
      </div>
      <div className="printout-body">{children}</div>
    </div>
  );
}
