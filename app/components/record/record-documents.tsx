import { ActionLink, KioskNote, LinkRows, Panel, ProviderText } from '#app/components/page/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { useText } from '#app/components/text.tsx';
import type { ProviderText as Words } from '#app/domain/text.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

type RecordDocumentsProps = Readonly<{
  files: readonly Readonly<{
    /** Null: it cannot be opened here (several in one file, at a kiosk). */
    href: string | null;
    typeName: Words;
    /** The document's name, where there is only one; null where there are several. */
    name: Words | null;
    /** "2 pliki" */
    count: string;
    /** "PDF, 16 kB" */
    about: string;
  }>[];
  /** All of them in one file; null where there are not several. */
  all: Readonly<{ href: string; label: string }> | null;
  /** The text where the provider hands none out, whether there are any or not (B-04). */
  off?: TextKey | null;
}>;

/** The documents of a visit as files to save, each link with what comes, of what kind and how large. */
export function RecordDocuments({ files, all, off = null }: RecordDocumentsProps) {
  const { t } = useText();
  return (
    <Panel title={t('record:documents.title')}>
      {files.length === 0 ? <p>{t(off ?? 'record:documents.none')}</p> : null}
      {off ? <CallReception /> : null}
      {files.length > 0 ? <KioskNote about="reading" /> : null}
      {files.length > 0 ? (
        <LinkRows>
          {files.map(({ href, typeName, name, count, about }, index) => {
            const words = (
              <>
                <ProviderText text={typeName} />: {name ? <ProviderText text={name} /> : count} ({about})
              </>
            );
            return href ? (
              <ActionLink key={index} href={href} icon="file-text" isOnPaper>
                {words}
              </ActionLink>
            ) : (
              <span key={index}>
                {words}: {t(name ? 'page:kiosk.packed' : 'page:kiosk.several')}
              </span>
            );
          })}
          {all ? (
            <ActionLink href={all.href} icon="file-text">
              {all.label}
            </ActionLink>
          ) : null}
        </LinkRows>
      ) : null}
    </Panel>
  );
}
