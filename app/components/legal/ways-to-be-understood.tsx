import { PhoneLink } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { ProvidersPart } from './providers-part.ts';

type WaysProps = Pick<ProvidersPart, 'interpreter' | 'textTelephone' | 'hasLargePrint' | 'otherWays'>;

/** Items of a list: interpreter, text messages, large print, and what else the provider offers. */
export function WaysToBeUnderstood({ interpreter, textTelephone, hasLargePrint, otherWays }: WaysProps) {
  const { t, language } = useText();
  return (
    <>
      <li>
        {t(`accessibility-statement:communication.${interpreter.isOnline ? 'interpreter' : 'noInterpreter'}`)}{' '}
        {interpreter.isOnline && interpreter.url ? (
          <a href={interpreter.url}>{t('accessibility-statement:communication.interpreterLink')}</a>
        ) : null}
      </li>
      <li>
        {textTelephone ? (
          <>
            {t('accessibility-statement:communication.text')} <PhoneLink phone={textTelephone} kind="sms" />
          </>
        ) : (
          t('accessibility-statement:communication.noText')
        )}
      </li>
      <li>{t(`accessibility-statement:communication.${hasLargePrint ? 'print' : 'noPrint'}`)}</li>
      {otherWays.map((way) => (
        <li key={way.pl}>{way[language]}</li>
      ))}
    </>
  );
}
