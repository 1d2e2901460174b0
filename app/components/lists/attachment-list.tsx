import { ActionForm } from '#app/components/form/index.ts';
import { ActionLink, Card, CardList } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { AttachmentKind } from '#app/domain/bookings/attachments.ts';

type AttachmentListProps = Readonly<{
  /** Names the links: a file of the referral may have the name of one of the booking. */
  kind: AttachmentKind | 'MESSAGE' | 'PERSON' | 'CASE';
  files: readonly Readonly<{
    id: string;
    name: string;
    about: string;
    /** Absent: nobody asks when. */
    added?: string;
    /** Where the file itself is. */
    href?: string;
    /** The page that asks whether to delete it. */
    deleteHref?: string | undefined;
    /** Where a button deletes it at once. */
    removePath?: string;
  }>[];
  headingLevel: 2 | 3;
}>;

/** Files that are kept, each with what can be done with it. */
export function AttachmentList({ kind, files, headingLevel }: AttachmentListProps) {
  const { t } = useText();
  if (files.length === 0) return <p>{t('attachments:none')}</p>;
  return (
    <CardList>
      {files.map(({ id, name, about, added, href, deleteHref, removePath }) => (
        <Card
          key={id}
          title={name}
          headingLevel={headingLevel}
          facts={[
            { term: t('attachments:file'), value: about },
            ...(added === undefined ? [] : [{ term: t('attachments:added'), value: added }]),
          ]}
          actions={
            <>
              {href ? (
                <ActionLink href={href}>{t(`attachments:download.${kind}`, { name })}</ActionLink>
              ) : null}
              {deleteHref ? (
                <ActionLink href={deleteHref}>{t(`attachments:delete.link.${kind}`, { name })}</ActionLink>
              ) : null}
              {removePath ? (
                <ActionForm
                  action={removePath}
                  submit={{ text: t(`attachments:delete.link.${kind}`, { name }) }}
                />
              ) : null}
            </>
          }
        />
      ))}
    </CardList>
  );
}
