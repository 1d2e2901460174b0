import { Panel, ProviderText } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

export type Meeting = 'PHONE' | 'VIDEO' | undefined;

/** The things to bring or to have at hand, by the kind of visit. */
export function Preparation({ meeting, preparation }: { meeting: Meeting; preparation?: ProviderText }) {
  const { t } = useText();
  return (
    <Panel title={t('booking-wizard:summary.prepare.title')}>
      <ul>
        <li>{t(`booking-wizard:summary.prepare.${meeting ?? 'UNIT'}`)}</li>
        {preparation ? (
          <li>
            <ProviderText text={preparation} />
          </li>
        ) : null}
        <li>{t('booking-wizard:summary.prepare.cancel')}</li>
      </ul>
    </Panel>
  );
}
