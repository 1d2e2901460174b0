import { Icon, PhoneLink, ProviderText, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { ProviderText as Words } from '#app/domain/text.ts';

type UntilTheTalkProps = Readonly<{
  booking: Readonly<{ preparation?: Words | undefined; phone?: string | undefined }>;
  /** When it can be joined, in words. */
  join: string;
}>;

/** The things to do until a teleconsultation begins, and whom to call when it does not work. */
export function UntilTheTalk({ booking: { preparation, phone }, join }: UntilTheTalkProps) {
  const { t } = useText();
  return (
    <Section title={t('booking-wizard:result.nextTitle')}>
      <ol className="card to-do">
        <li>
          <Icon name="clipboard-list" />
          <div>
            <b>{t('booking-wizard:summary.prepare.title')}</b>
            <p>{t('booking-wizard:summary.prepare.VIDEO')}</p>
            {preparation ? (
              <p>
                <ProviderText text={preparation} />
              </p>
            ) : null}
          </div>
        </li>
        <li>
          <Icon name="clock" />
          <div>
            <b>{t('teleconsultation-summary:result.join')}</b>
            <p>{join}</p>
          </div>
        </li>
        {phone ? (
          <li>
            <Icon name="phone" />
            <div>
              <b>{t('teleconsultation-summary:result.phone')}</b>
              <p>
                <PhoneLink phone={phone} />
              </p>
            </div>
          </li>
        ) : null}
      </ol>
    </Section>
  );
}
