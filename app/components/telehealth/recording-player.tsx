import { NewTabLink, ProviderText, Section } from '#app/components/page/index.ts';
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
  return (
    <>
      {keptUntil ? <p>{keptUntil}</p> : null}
      <p>
        <audio
          className="w-full"
          controls
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
      <p>
        <NewTabLink href={`${path}.wav`}>{t('telehealth:recording.download')}</NewTabLink>
      </p>
      <Section title={t('telehealth:recording.transcript')}>
        <p>{transcript ? <ProviderText text={transcript} /> : t('page:notGiven')}</p>
      </Section>
    </>
  );
}
