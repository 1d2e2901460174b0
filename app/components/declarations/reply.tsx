import { CallReception } from '#app/components/page/call-reception.tsx';
import { ProviderText } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { ProviderText as Words } from '#app/domain/text.ts';

type ReplyProps = Readonly<{
  /** The hospital system's message, as it came. */
  message: Words | undefined;
  /** Where somebody else is chosen. */
  staffPath: string;
}>;

/** After why a declaration was not saved: the hospital system's own words, and what can be done. */
export function Reply({ message, staffPath }: ReplyProps) {
  const { t } = useText();
  return (
    <>
      {message ? (
        <p>
          {t('declaration-wizard:refused.words')} <ProviderText text={message} />
        </p>
      ) : null}
      <p>
        {t('declaration-wizard:refused.next')}{' '}
        <a href={staffPath}>{t('declaration-wizard:change.practitioner')}</a>
      </p>
      <CallReception />
    </>
  );
}
