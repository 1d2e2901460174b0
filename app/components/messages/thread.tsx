import {
  ActionLink,
  CardList,
  Card,
  ProviderParagraphs,
  ProviderText,
  Section,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type Part = Readonly<{
  id: string;
  href: string;
  /** Null: the account itself. */
  sender: ProviderText | null;
  when: string;
  text: ProviderText;
  language: string | null;
  files: string | null;
  /** It is the message of the page, whose text stands above. */
  isShown: boolean;
}>;

type ThreadProps = Readonly<{ parts: readonly Part[]; isOnPaper?: boolean }>;

/** A conversation, the oldest first: each part under a heading that says who wrote it and when. */
export function Thread({ parts, isOnPaper = false }: ThreadProps) {
  const { t } = useText();
  if (parts.length === 0) return null;
  return (
    <Section title={t('messages:thread.title', { count: parts.length })}>
      <CardList>
        {parts.map(({ id, href, sender, when, text, language, files, isShown }) => (
          <Card
            key={id}
            title={
              isShown || isOnPaper ? (
                <PartTitle sender={sender} when={when} />
              ) : (
                <ActionLink href={href}>
                  <PartTitle sender={sender} when={when} />
                </ActionLink>
              )
            }
            headingLevel={3}
          >
            {isShown ? (
              <p>{t('messages:thread.shown')}</p>
            ) : (
              <ProviderParagraphs text={text} language={language ?? 'pl'} />
            )}
            {files ? <p>{files}</p> : null}
          </Card>
        ))}
      </CardList>
    </Section>
  );
}

function PartTitle({ sender, when }: Pick<Part, 'sender' | 'when'>) {
  const { t } = useText();
  return (
    <>
      {sender ? <ProviderText text={sender} /> : t('messages:thread.own')}, {when}
    </>
  );
}
