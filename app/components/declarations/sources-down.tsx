import { Outage } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { DECLARATIONS_PATH } from '#app/domain/declarations/paths.ts';

type Down = Readonly<{ since: string | null }> | null;

type SourcesDownProps = Readonly<{
  outages: Readonly<{ portal: Down; hospital: Down }>;
  retryHref?: string;
}>;

/** Which of the two systems does not answer (B§8): what the other one has stands beside it. Nothing when both do. */
export function SourcesDown({
  outages: { portal, hospital },
  retryHref = DECLARATIONS_PATH,
}: SourcesDownProps) {
  const { t } = useText();
  return (
    <>
      {portal ? (
        <Outage
          title="declarations:list.failed"
          system={t('declarations:list.ofPortal')}
          since={portal.since}
          retryHref={retryHref}
        />
      ) : null}
      {hospital ? (
        <>
          <Outage
            title="declarations:list.failed"
            system={t('declarations:list.ofHospital')}
            since={hospital.since}
            retryHref={retryHref}
          />
          <p>{t('declarations:list.activeUnknown')}</p>
        </>
      ) : null}
    </>
  );
}
