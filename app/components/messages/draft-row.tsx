import { Row, RowLink } from '#app/components/lists/rows.tsx';
import { ActionLink, HiddenWords, ProviderText } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { providerText } from '#app/domain/text.ts';

type DraftRowProps = Readonly<{
  /** The title as far as it is typed, or that there is none. */
  name: string;
  /** Names of those it is to; empty when nobody is chosen. */
  to: string;
  /** "dziś, 2:07", with the moment in full, and until when it is kept. */
  changed: string;
  moment: string;
  ends: string;
  files: number;
  isEdit: boolean;
  href: string;
  discardHref: string;
}>;

/** A message that is not sent yet: its title leads on with it, then when it was written and until when it is kept. */
export function DraftRow({
  name,
  to,
  changed,
  moment,
  ends,
  files,
  isEdit,
  href,
  discardHref,
}: DraftRowProps) {
  const { t } = useText();
  return (
    <Row
      headingLevel={2}
      title={
        <RowLink href={href}>
          {name}
          <HiddenWords>
            {moment}, {t(isEdit ? 'messages:drafts.goOnEdit' : 'messages:drafts.goOn')}
          </HiddenWords>
        </RowLink>
      }
      side={
        <>
          <p>
            {t('messages:drafts.changed')}: {changed}
          </p>
          <p>
            {t('messages:drafts.ends')}: {ends}
          </p>
        </>
      }
      end={
        <ActionLink href={discardHref}>
          <>
            {t('messages:drafts.discard')}
            <HiddenWords>
              {name}, {moment}
            </HiddenWords>
          </>
        </ActionLink>
      }
    >
      {to ? (
        <p>
          {t('messages:recipientsTerm')}: <ProviderText text={providerText(to)} />
        </p>
      ) : null}
      {files > 0 ? <p>{t('messages:list.files', { count: files })}</p> : null}
    </Row>
  );
}
