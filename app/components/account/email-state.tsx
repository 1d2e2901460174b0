import { ActionForm } from '#app/components/form/index.ts';
import { Facts, Panel } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { BrokenAddress } from '#app/components/page/broken-address.tsx';
import { Stated } from './stated.tsx';

/** The address to which everything goes now; empty: there is none. */
export function EmailInForce({ email }: { email: string }) {
  const { t } = useText();
  return (
    <Facts
      facts={[{ term: t('account:email.inForce'), value: email && <BrokenAddress address={email} /> }]}
    />
  );
}

type WaitingProps = Readonly<{
  value: string;
  validUntil: string;
  /** The account has had no address before. */
  isFirst: boolean;
}>;

/** The address that waits until its link is used, with what can be done about it. */
export function WaitingEmail({ value, validUntil, isFirst }: WaitingProps) {
  const { t, formatDate, formatTime } = useText();
  const time = { day: formatDate(dayOf(validUntil)), time: formatTime(validUntil) };
  return (
    <Panel title={t('account:konto.newEmail')}>
      <p>
        <Stated
          value={<BrokenAddress address={value} />}
          kind="waiting"
          state={t('account:konto.waiting', time)}
        />
      </p>
      <p>{t(isFirst ? 'account:email.waitsFirst' : 'account:email.waits')}</p>
      <div className="actions">
        <ActionForm submit="account:email.resend" values={{ intent: 'resend', waiting: value }} />
        <ActionForm submit="account:email.withdraw" values={{ intent: 'withdraw', waiting: value }} />
      </div>
    </Panel>
  );
}
