import { Fragment, type ReactNode } from 'react';
import { cachedRow, RowContent, RowLink } from '#app/components/lists/rows.tsx';
import { HiddenWords, ProviderText, StatusPill } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type ShownMessage = Readonly<{
  id: string;
  href: string;
  title: ProviderText;
  /** The title's language, when it is not the provider's own. */
  language: string | null;
  isOwn: boolean;
  /** Who wrote it, or to whom the account did. */
  person: ProviderText;
  /** The kind of the message; null of an ordinary one. */
  category: ProviderText | null;
  /** ISO, and "dziś, 2:07" or "wtorek 24 listopada". */
  sentAt: string;
  when: string;
  /** "wtorek 24 listopada 2026, 4:31": tells two of one title apart. */
  moment: string;
  /** "2 załączniki"; null when there are none. */
  files: string | null;
  isRead: boolean;
  isAnswered: boolean;
}>;

/** A message in a list, in two lines: its title as the way to it and who wrote it, then when and how it stands. */
export const MessageRow = cachedRow<ShownMessage>({
  Content: Message,
  classOf: ({ isOwn, isRead }) => (isOwn || isRead ? 'row-read' : null),
});

function Message(message: ShownMessage) {
  const { href, title, language, isOwn, person, sentAt, when, moment } = message;
  const { t } = useText();
  return (
    <RowContent
      title={
        <RowLink href={href}>
          <ProviderText text={title} language={language ?? 'pl'} />
          <HiddenWords>{moment}</HiddenWords>
        </RowLink>
      }
      side={
        <>
          <p>
            <time dateTime={sentAt}>{when}</time>
          </p>
          <Standing {...message} />
        </>
      }
    >
      <p>
        <span className="visually-hidden">{t(isOwn ? 'messages:recipientsTerm' : 'messages:sender')}: </span>
        <ProviderText text={person} />
      </p>
    </RowContent>
  );
}

type Stands = Pick<ShownMessage, 'isOwn' | 'isRead' | 'isAnswered' | 'category' | 'files'>;

/** A pill for what waits, words for what does not; then what is not as with every other message. */
function Standing({ isOwn, isRead, isAnswered, category, files }: Stands) {
  const { t } = useText();
  const isWaiting = !isRead;
  const words: ReactNode[] = [
    !isWaiting && t(isOwn ? 'messages:standing.read' : 'messages:standing.isRead'),
    isAnswered && t('messages:standing.isAnswered'),
    category && <ProviderText text={category} />,
    files,
  ].filter(Boolean);
  return (
    <p>
      {isWaiting ? (
        <>
          <StatusPill kind={isOwn ? 'planned' : 'waiting'}>
            {t(isOwn ? 'messages:standing.notYetRead' : 'messages:standing.unread')}
          </StatusPill>{' '}
        </>
      ) : null}
      {words.map((word, index) => (
        <Fragment key={index}>
          {index > 0 ? ', ' : null}
          {word}
        </Fragment>
      ))}
    </p>
  );
}
