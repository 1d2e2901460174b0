import { ActionLink, ButtonLink, Card, HiddenWords, ProviderText } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { providerText } from '#app/domain/text.ts';

type DraftCardProps = Readonly<{
  /** The title as far as it is typed, or that there is none. */
  name: string;
  /** Names of those it is to; empty when nobody is chosen. */
  to: string;
  changed: string;
  ends: string;
  files: number;
  isEdit: boolean;
  href: string;
  discardHref: string;
}>;

/** A message that is not sent yet: how far it is, until when it is kept, and the way to go on. */
export function DraftCard({ name, to, changed, ends, files, isEdit, href, discardHref }: DraftCardProps) {
  const { t } = useText();
  const which = `${name}, ${changed}`;
  return (
    <Card
      title={name}
      headingLevel={2}
      facts={[
        ...(to
          ? [{ term: t('messages:recipientsTerm'), value: <ProviderText text={providerText(to)} /> }]
          : []),
        { term: t('messages:drafts.changed'), value: changed },
        { term: t('messages:drafts.ends'), value: ends },
      ]}
      actions={
        <>
          <ButtonLink href={href} variant="secondary" isSmall>
            {t(isEdit ? 'messages:drafts.goOnEdit' : 'messages:drafts.goOn')}
            <HiddenWords>{which}</HiddenWords>
          </ButtonLink>
          <ActionLink href={discardHref}>
            <>
              {t('messages:drafts.discard')}
              <HiddenWords>{which}</HiddenWords>
            </>
          </ActionLink>
        </>
      }
    >
      {files > 0 ? <p>{t('messages:list.files', { count: files })}</p> : null}
    </Card>
  );
}
