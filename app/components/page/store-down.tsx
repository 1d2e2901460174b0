import { useText } from '#app/components/text.tsx';
import { Actions, ButtonLink, CallButton, PhoneLink } from './links.tsx';
import { Facts } from './lists.tsx';
import { Page } from './page.tsx';
import { useShell } from './shell.ts';

const EMERGENCY = '112';

export type StoreFailure = Readonly<{
  /** Pages can be read still: the disk is full. */
  isReadable: boolean;
  /** The outcome of the form that was sent: it was not carried out, or nobody knows; null when none was sent. */
  sent: 'not' | 'unknown' | null;
  /** True when the answers typed into it could not be kept. */
  areAnswersLost: boolean;
}>;

type StoreDownProps = StoreFailure &
  Readonly<{
    /** The request's id: what a person reads out to the provider's staff. */
    reference: string;
    /** The registration's phone; null when not known. */
    phone: string | null;
  }>;

/** The portal's own data are out of reach: what is safe, what came of what was sent, what to do, whom to call. Made from memory. */
export function StoreDown({ isReadable, sent, areAnswersLost, reference, phone }: StoreDownProps) {
  const { t } = useText();
  const { path, hours, address } = useShell();
  const kind = isReadable ? 'full' : 'down';
  return (
    <Page title={t(`page:store.${kind}.title`)}>
      {path.startsWith('/login?signedOut=') ? <p>{t('page:store.signedOut')}</p> : null}
      {sent ? <p>{t(`page:store.sent.${sent}`)}</p> : null}
      {areAnswersLost ? <p>{t('page:store.lost')}</p> : null}
      <p>{t(`page:store.${kind}.text`)}</p>
      <p>{t('page:store.next')}</p>
      <Actions>
        <ButtonLink href={path}>{t('page:problem.retry')}</ButtonLink>
        {phone ? <CallButton phone={phone} variant="secondary" /> : null}
      </Actions>
      <Facts
        facts={[
          ...(hours ? [{ term: t('page:store.hours'), value: hours }] : []),
          ...(address ? [{ term: t('page:store.address'), value: address }] : []),
          { term: t('page:store.emergency'), value: <PhoneLink phone={EMERGENCY} /> },
          { term: t('page:problem.reference'), value: <Reference reference={reference} /> },
        ]}
      />
    </Page>
  );
}

function Reference({ reference }: { reference: string }) {
  const { t } = useText();
  return (
    <>
      {reference}
      <br />
      {t('page:store.reference')}
    </>
  );
}

/** Returns the title of its document. */
export const storeDownTitle = ({ isReadable }: Pick<StoreFailure, 'isReadable'>) =>
  `page:store.${isReadable ? 'full' : 'down'}.title` as const;
