import { ActionLink, ProviderText, Section, useShell } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type RecordingPlayerProps = Readonly<{
  /** Where the recording and its captions are. */
  path: string;
  transcript?: ProviderText | undefined;
  keptUntil?: string | undefined;
}>;

/** S-38: a recording to hear, to download and to read. The browser's own player works by keyboard. */
export function RecordingPlayer({ path, transcript, keptUntil }: RecordingPlayerProps) {
  const { t } = useText();
  const { isKiosk } = useShell();
  return (
    <>
      {keptUntil ? <p>{keptUntil}</p> : null}
      <p>
        <audio
          className="w-full"
          controls
          {...(isKiosk ? { controlsList: 'nodownload' } : {})}
          preload="metadata"
          src={`${path}.wav`}
          aria-label={t('telehealth:recording.title')}
        >
          <track
            kind="captions"
            srcLang="pl"
            label={t('telehealth:recording.transcript')}
            src={`${path}.vtt`}
          />
        </audio>
      </p>
      {isKiosk ? null : (
        <p>
          <ActionLink href={`${path}.wav`}>{t('telehealth:recording.download')}</ActionLink>
        </p>
      )}
      <Section title={t('telehealth:recording.transcript')}>
        <p>{transcript ? <ProviderText text={transcript} /> : t('page:notGiven')}</p>
      </Section>
    </>
  );
}
