import { ActionLink, KioskNote, LinkList, LinkRows, Section, useShell } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { MissingParts, type MissingPart } from './missing-parts.tsx';

type File = Readonly<{ name: string; href?: string }>;

export type PartsOf = Readonly<{
  /** The pages of what is kept of it. */
  links: readonly Readonly<{ href: string; label: string }>[];
  files: readonly File[];
  /** Where files are added; null where none can be. */
  filesPath: string | null;
  /** The parts that it lacks while it is near, each with its way. */
  missing: readonly MissingPart[];
  /** Nobody knows what is kept of it. */
  outage: Readonly<{ since: string }> | null;
}>;

/** The parts of a teleconsultation: what it still lacks, what is kept of it, and the files for the doctor. */
export function TeleconsultationParts({
  parts: { links, files, filesPath, missing, outage },
}: Readonly<{ parts: PartsOf }>) {
  const { t } = useText();
  return (
    <>
      <MissingParts missing={missing} />
      {links.length > 0 ? (
        <Section title={t('telehealth:kept')}>
          <LinkList links={links} />
        </Section>
      ) : null}
      {outage || (files.length === 0 && filesPath === null) ? null : (
        <Section title={t('telehealth:files.section')}>
          <Files files={files} />
          {filesPath === null ? null : <MoreFiles path={filesPath} />}
        </Section>
      )}
    </>
  );
}

/** The way to add files; at a kiosk it is said that there is none (B-14). */
function MoreFiles({ path }: { path: string }) {
  const { t } = useText();
  const { isKiosk } = useShell();
  if (isKiosk) return <KioskNote about="uploads" />;
  return (
    <p>
      <ActionLink href={path}>{t('telehealth:files.manage')}</ActionLink>
    </p>
  );
}

/** The files that the patient has sent; at a kiosk, and where nothing is downloaded, their names alone. */
function Files({ files }: { files: readonly File[] }) {
  const { t } = useText();
  const { isKiosk } = useShell();
  if (files.length === 0) return <p>{t('attachments:none')}</p>;
  return (
    <>
      <KioskNote about="files" />
      <LinkRows>
        {files.map(({ name, href }) =>
          href === undefined || isKiosk ? (
            <span key={name}>{name}</span>
          ) : (
            <ActionLink key={href} href={href}>
              {t('attachments:download.CASE', { name })}
            </ActionLink>
          ),
        )}
      </LinkRows>
    </>
  );
}
