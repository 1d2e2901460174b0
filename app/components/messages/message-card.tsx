import {
  ActionLink,
  cachedCard,
  CardContent,
  Facts,
  HiddenWords,
  ProviderText,
  StatusPill,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type ShownMessage = Readonly<{
  id: string;
  href: string;
  title: ProviderText;
  /** Of the title, when it is not the provider's own. */
  language: string | null;
  isOwn: boolean;
  /** Who wrote it, or to whom the account did. */
  person: ProviderText;
  category: ProviderText;
  when: string;
  /** "Załączniki: 2"; null when there are none. */
  files: string | null;
  isRead: boolean;
  isAnswered: boolean;
}>;

/** A message in a list: whether it is new first, and its title as the way to it. */
export const MessageCard = cachedCard<ShownMessage>({ Content: Message });

function Message(message: ShownMessage) {
  const { href, title, language, isOwn, person, category, when, files } = message;
  const { t } = useText();
  return (
    <CardContent
      title={
        <ActionLink href={href}>
          <>
            <ProviderText text={title} language={language ?? 'pl'} />
            <HiddenWords>{when}</HiddenWords>
          </>
        </ActionLink>
      }
      headingLevel={3}
      status={hasStanding(message) ? <Standing {...message} /> : null}
    >
      <Facts
        facts={[
          {
            term: t(isOwn ? 'messages:recipientsTerm' : 'messages:sender'),
            value: <ProviderText text={person} />,
          },
          { term: t('messages:sentAt'), value: when },
          { term: t('messages:category'), value: <ProviderText text={category} /> },
        ]}
      />
      {files ? <p>{files}</p> : null}
    </CardContent>
  );
}

type Reading = Pick<ShownMessage, 'isOwn' | 'isRead' | 'isAnswered'>;

/** A message that was received and read, and asks for nothing more, has none. */
const hasStanding = ({ isOwn, isRead, isAnswered }: Reading) => isOwn || !isRead || isAnswered;

/** To a reader: unread, or answered. To a writer: whether it was read. */
function Standing({ isOwn, isRead }: Reading) {
  const { t } = useText();
  if (isOwn)
    return isRead ? (
      <StatusPill kind="done">{t('messages:standing.read')}</StatusPill>
    ) : (
      <StatusPill kind="planned">{t('messages:standing.notYetRead')}</StatusPill>
    );
  if (!isRead) return <StatusPill kind="waiting">{t('messages:standing.unread')}</StatusPill>;
  return <StatusPill kind="done">{t('messages:standing.answered')}</StatusPill>;
}
