import { Tabs, useShell } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { ReferralKind } from '#app/domain/bookings/referral.ts';

type ReferralKindsProps = Readonly<{
  kinds: readonly Readonly<{ kind: ReferralKind; href: string }>[];
  /** Where a picture of it is added. */
  picture: string;
  current: ReferralKind | 'picture';
}>;

/** Which referral the patient has: each kind has a page of its own; a kiosk takes no picture. */
export function ReferralKinds({ kinds, picture, current }: ReferralKindsProps) {
  const { t } = useText();
  const { isKiosk } = useShell();
  const isPictureTaken = !isKiosk || current === 'picture';
  const all = [...kinds, ...(isPictureTaken ? [{ kind: 'picture' as const, href: picture }] : [])];
  return (
    <Tabs
      label={t('referrals:kinds.label')}
      tabs={all.map(({ kind, href }) => ({
        href,
        label: t(`referrals:kinds.${kind}`),
        current: kind === current,
      }))}
    />
  );
}
