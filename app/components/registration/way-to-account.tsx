import { StepsPanel, type Step } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { NextStepProps } from './next-step.tsx';

type WayToAccountProps = Pick<NextStepProps, 'isPasswordLater'> &
  Readonly<{
    next: 'code' | 'mail' | 'password';
    /** The unit looks at papers. */
    bringsPapers: boolean;
  }>;

/** The way from what was sent to an account that may do everything; on paper what to bring stands alone. */
export function WayToAccount({ next, isPasswordLater, bringsPapers }: WayToAccountProps) {
  const { t } = useText();
  const signIn = t('registration:summary.steps.signIn');
  const steps: readonly Step[] = [
    {
      as: 'done',
      name: t('registration:summary.steps.sent'),
      detail: t('registration:summary.steps.kept'),
    },
    {
      as: 'now',
      name: t(`registration:summary.steps.${next}`),
      detail: isPasswordLater ? null : signIn,
    },
    ...(isPasswordLater
      ? [
          {
            as: 'later' as const,
            name: t('registration:summary.steps.password'),
            detail: t('registration:summary.steps.passwordLater'),
          },
        ]
      : []),
    ...(bringsPapers ? [{ as: 'later' as const, name: t('registration:summary.steps.papers') }] : []),
  ];
  return (
    <div className="no-print">
      <StepsPanel title={t('registration:summary.steps.title')} steps={steps} />
    </div>
  );
}
