import { Actions, ButtonLink, DeskPhone, TextLinking } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

/** The proof of whoever has no password here: a new sign-in at the identity system (AP-13). */
export function ProofByIdentity({ path }: { path: string | null }) {
  const { t } = useText();
  return (
    <>
      <p>{t(path === null ? 'account:proof.identity.off' : 'account:proof.identity.lead')}</p>
      {path === null ? null : (
        <Actions>
          <ButtonLink href={path}>{t('account:proof.identity.submit')}</ButtonLink>
        </Actions>
      )}
    </>
  );
}

/** Says what to do without the password, or without the way that stands in its place. */
export function NoProof({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useText();
  const page = t('account:proof.forgottenPage');
  return (
    <p>
      {hasPassword ? (
        <TextLinking name={page} href="/resetpassword">
          {t('account:proof.forgotten', { page })}
        </TextLinking>
      ) : (
        t('account:proof.help')
      )}{' '}
      <DeskPhone />
    </p>
  );
}
