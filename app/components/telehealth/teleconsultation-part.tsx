import { ActionLink, KioskNote, LinkList, LinkRows, Section, useShell } from '#app/components/page/index.ts';
import { InviteLink } from '#app/components/telehealth-live/invite-link.tsx';
import { useText } from '#app/components/text.tsx';
import { MissingParts, type MissingPart } from './missing-parts.tsx';
import { TelehealthOutage } from './telehealth-outage.tsx';

type File = Readonly<{ name: string; href?: string }>;

type TeleconsultationPartProps = Readonly<{
  /** Null of a visit. */
  teleconsultation: Readonly<{
    /** Null where there is nothing to say of when it begins. */
    text: string | null;
    /** Between which moments it can be joined; null where it cannot. */
    hours: string | null;
    /** Where camera and microphone are tried; null where it cannot be joined. */
    testPath: string | null;
    /** Where a guest is invited; null where none can be. */
    invitePath: string | null;
    links: readonly Readonly<{ href: string; label: string }>[];
    files: readonly File[];
    /** Where files are added; null where none can be. */
    filesPath: string | null;
    /** The parts that it lacks while it is near, each with its way. */
    missing: readonly MissingPart[];
    outage: Readonly<{ since: string }> | null;
  }> | null;
  retryHref: string;
}>;

/** Says whether a teleconsultation can be started now (B§4), what it still lacks, and what is kept of it. */
export function TeleconsultationPart({ teleconsultation, retryHref }: TeleconsultationPartProps) {
  const { t } = useText();
  if (!teleconsultation) return null;
  const { text, hours, testPath, invitePath, links, files, filesPath, missing, outage } = teleconsultation;
  return (
    <>
      {text === null && hours === null && links.length === 0 && !outage ? null : (
        <Section title={t('telehealth:start.title')}>
          {text === null ? null : <p>{text}</p>}
          {hours === null ? null : <p>{hours}</p>}
          {testPath === null ? null : (
            <p>
              <ActionLink href={testPath}>{t('telehealth-live:test.link')}</ActionLink>
            </p>
          )}
          <InviteLink path={invitePath} />
          {links.length > 0 ? <LinkList links={links} /> : null}
          {outage ? <TelehealthOutage since={outage.since} retryHref={retryHref} /> : null}
        </Section>
      )}
      <MissingParts missing={missing} />
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
