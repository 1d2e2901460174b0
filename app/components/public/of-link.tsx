import { WarningLines } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

export type LinkOwner = Readonly<{
  /** The masked address or number; undefined where the provider does not say. */
  address?: string | undefined;
  /** Somebody is signed in here to another account. */
  isOtherAccount?: boolean | undefined;
}>;

/** Whose a link of a message is, before its button is pressed: not always of the account that is signed in here. */
export function OfLink({ address, isOtherAccount }: LinkOwner) {
  const { t } = useText();
  return (
    <>
      {isOtherAccount ? <WarningLines lines={[t('public:ofLink.other')]} /> : null}
      {address === undefined ? null : (
        <p>{t(`public:ofLink.${address.includes('@') ? 'email' : 'phone'}`, { address })}</p>
      )}
    </>
  );
}
