import { useText } from '#app/components/text.tsx';
import { CALL_TEXTS, callWord } from '#app/domain/telehealth-live/call-words.ts';
import { askedPath } from '#app/domain/telehealth-live/live-mark.ts';
import { PAGE_SCRIPTS, VENDOR_LIBRARY } from '#app/services/page/scripts.ts';

type CallMediaProps = Readonly<{
  teleconsultationId: string;
  /** Audio, or audio and video. */
  kind: 'A' | 'V';
  /** The service that carries them. */
  maker: 'STAND_IN' | 'OPENTOK';
}>;

/** Sound and picture of a call: the words for the script that makes them, and without it what goes on instead. */
export function CallMedia({ teleconsultationId, kind, maker }: CallMediaProps) {
  const { t } = useText();
  const words = Object.fromEntries(CALL_TEXTS.map((text) => [callWord(text), t(text)]));
  return (
    <section>
      <h2 className="visually-hidden">{t(`telehealth-call:title.${kind}`)}</h2>
      <div
        data-live-media=""
        data-kind={kind}
        data-maker={maker}
        data-script={PAGE_SCRIPTS.media}
        data-library={maker === 'OPENTOK' ? VENDOR_LIBRARY : undefined}
        data-access={askedPath('access', teleconsultationId)}
        data-connection={askedPath('connection', teleconsultationId)}
        data-signals={maker === 'STAND_IN' ? askedPath('signals', teleconsultationId) : undefined}
        data-words={JSON.stringify(words)}
      >
        <p>{t('telehealth-call:withoutScript')}</p>
      </div>
    </section>
  );
}
