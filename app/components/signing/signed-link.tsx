import { ActionLink, NewTabLink } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { SigningView } from '#app/routes/signing/signing.server.ts';

type SignedLinkProps = Readonly<{ signing: Pick<SigningView, 'isXml' | 'paths'> }>;

/** The signed document: a PDF in a tab of its own, an XML to be saved. */
export function SignedLink({ signing: { isXml, paths } }: SignedLinkProps) {
  const { t } = useText();
  return isXml ? (
    <ActionLink href={paths.signed}>{t('signing:save')}</ActionLink>
  ) : (
    <NewTabLink href={paths.signed}>{t('signing:open')}</NewTabLink>
  );
}
