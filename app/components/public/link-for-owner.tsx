import { Actions, ButtonLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { NoAccess } from './no-access.tsx';
import { OfLink, type LinkOwner } from './of-link.tsx';

type LinkForOwnerProps = Readonly<{
  title: string;
  whose: LinkOwner;
  /** Leads back to the page of the link. */
  signInPath: string;
}>;

/** The page of a link that counts for the owner of an account alone, opened by somebody who may be another (S-12). */
export function LinkForOwner({ title, whose, signInPath }: LinkForOwnerProps) {
  const { t } = useText();
  const { isOtherAccount } = whose;
  return (
    <Page title={title}>
      <OfLink {...whose} />
      <p>{t(isOtherAccount ? 'public:email.confirm.otherOwner' : 'public:email.confirm.leadOwner')}</p>
      {isOtherAccount ? null : (
        <Actions>
          <ButtonLink href={signInPath}>{t('public:email.confirm.ownerLogin')}</ButtonLink>
        </Actions>
      )}
      <p>{t('public:email.confirm.notOwner')}</p>
      <NoAccess question="public:email.confirm.ownerAccess" />
    </Page>
  );
}
