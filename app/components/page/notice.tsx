import type { ReactNode } from 'react';
import { useText } from '#app/components/text.tsx';
import { asksToCall } from '#app/domain/calling.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { usePhoneToSay, WithPhone } from './desk-phone.tsx';
import { PhoneLink } from './links.tsx';
import { outcomeOf, useShell, type NoticeKind, type ShellNotice } from './shell.ts';

const NOTICE_CLASSES: Record<NoticeKind, string> = {
  success: 'notice notice-success',
  notice: 'notice notice-notice',
  error: 'notice notice-error',
};

/** The outcome of an act takes the focus, and autofocus does it with scripts off. */
export const FOCUS = { id: 'outcome', tabIndex: -1, autoFocus: true };

type NoticeProps = Readonly<{ kind: NoticeKind; hasFocus?: boolean; children: ReactNode }>;

/** Says what has happened: a word first, then the text. Stays until the next page. */
export function Notice({ kind, hasFocus = false, children }: NoticeProps) {
  const { t } = useText();
  return (
    <div className={NOTICE_CLASSES[kind]} {...(hasFocus ? FOCUS : {})}>
      <p>
        <strong>{t(`page:notice.${kind}`)}: </strong>
        {children}
      </p>
    </div>
  );
}

/** Tells whether a number to ring stands behind a notice. */
export const hasPhone = ({ phone, text }: ShellNotice) => phone !== undefined || asksToCall(text);

/** The notices of a page; the outcome has the focus unless there are errors to mend, for those have it. */
export function Notices({ hasErrors }: { hasErrors: boolean }) {
  const { notices } = useShell();
  const outcome = hasErrors ? undefined : outcomeOf(notices);
  return notices.map((notice) => (
    <Notice key={notice.text} kind={notice.kind} hasFocus={notice === outcome}>
      {notice.phone ? notice.text : <WithPhone>{notice.text}</WithPhone>}
      {notice.way ? (
        <>
          {' '}
          <a href={notice.way.href}>{notice.way.words}</a>
        </>
      ) : null}
      {notice.phone ? (
        <>
          {' '}
          <PhoneLink phone={notice.phone} />
        </>
      ) : null}
    </Notice>
  ));
}

/** Something to know before going on: a heading and what follows from it. */
export function WarningPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="notice notice-notice">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Something to know before going on, in so few lines that it needs no heading. */
export const WarningLines = ({ lines }: { lines: readonly ReactNode[] }) => (
  <div className="notice notice-notice two-lines wide">
    {lines.map((line, index) => (
      <p key={index}>{line}</p>
    ))}
  </div>
);

/** A list with nothing in it: why it is empty, and what can be done. */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="empty-state">
      <h2>{title}</h2>
      {typeof children === 'string' ? (
        <p>
          <WithPhone>{children}</WithPhone>
        </p>
      ) : (
        children
      )}
    </section>
  );
}

type SectionProps = Readonly<{
  title: ReactNode;
  /** Where a link on the page can lead. */
  id?: string;
  /** The eye reads it off what stands around, a tab for example. */
  isTitleHidden?: boolean;
  /** 3: a part of a section. */
  headingLevel?: 2 | 3;
  /** Its rows take the width of the frame. */
  isWide?: boolean;
  children: ReactNode;
}>;

/** A part of a page with a heading of its own. */
export function Section({
  title,
  id,
  isTitleHidden = false,
  headingLevel = 2,
  isWide = false,
  children,
}: SectionProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={isWide ? 'section wide' : 'section'} id={id}>
      <Heading className={isTitleHidden ? 'visually-hidden' : undefined}>{title}</Heading>
      {children}
    </section>
  );
}

type OutageProps = Readonly<{
  /** The heading that the specification gives to the outage of a system that it names. */
  title?: TextKey;
  /** The list that could not be fetched: "listy wizyt". */
  system: string;
  /** ISO; null when not known. */
  since: string | null;
  retryHref: string;
  /** 3, 4: under a heading that names a part of the page. */
  headingLevel?: 2 | 3 | 4;
}>;

/** A part of the page that did not come, and what to do: the other parts work. */
export function Outage({
  title = 'page:outage.title',
  system,
  since,
  retryHref,
  headingLevel = 2,
}: OutageProps) {
  const { t, formatDateTime } = useText();
  const phone = usePhoneToSay();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="notice notice-error">
      <Heading>{t(title)}</Heading>
      <p>
        {t('page:outage.system', { system })}
        {since ? ` ${t('page:outage.since', { time: formatDateTime(since) })}` : null}
      </p>
      {phone ? (
        <p>
          {t('page:outage.next')} <PhoneLink phone={phone} />
        </p>
      ) : null}
      <p>
        <a className="button-secondary" href={retryHref}>
          {t('page:outage.retry')}
        </a>
      </p>
    </section>
  );
}
