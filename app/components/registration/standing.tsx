import { State, StepsPanel, type Step } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { NextStepProps } from './next-step.tsx';

type Next = NextStepProps['next'];
type Whom = 'PATIENT' | 'WARD' | 'CHILD';

type StandingProps = Pick<NextStepProps, 'next' | 'phone' | 'isCodeGood' | 'again' | 'username'> &
  Readonly<{
    whom: Whom;
    /** Until when the account waits; null once it is confirmed. */
    goneAfter: string | null;
  }>;

/** The state of the account that was asked for: where the code goes, what the login is, until when it waits. */
export function Standing({ next, whom, phone, isCodeGood, again, username, goneAfter }: StandingProps) {
  const { t } = useText();
  const isOpen = next === 'done' || next === 'password';
  return (
    <State look={next === 'done' ? 'done' : 'still'} sentence={t(`registration:summary.lead.${whom}`)}>
      {next === 'code' ? (
        <p>{t(isCodeGood ? 'bookings:code.where' : 'bookings:code.noneGood', { phone: phone ?? '' })}</p>
      ) : null}
      {next === 'code' && !isCodeGood && again !== null ? (
        <p>{t('bookings:code.soon', { time: again })}</p>
      ) : null}
      {isOpen && username !== null ? <p>{t('registration:summary.username', { username })}</p> : null}
      {goneAfter === null ? null : (
        <p>
          {t(`registration:summary.goneAfter.${next === 'password' ? 'password' : 'contact'}`, {
            at: goneAfter,
          })}
        </p>
      )}
    </State>
  );
}

type Steps = Readonly<{ next: Exclude<Next, 'known'>; whom: Whom }>;

/** The way from what was sent to an account that may do everything; on paper what to bring stands alone. */
export function WayToAccount({ next, whom }: Steps) {
  const { t } = useText();
  const isDone = next === 'done';
  const steps: readonly Step[] = [
    {
      as: 'done',
      name: t('registration:summary.steps.sent'),
      detail: t('registration:summary.steps.kept'),
    },
    {
      as: isDone ? 'done' : 'now',
      name: t(`registration:summary.steps.${next}`),
      detail: isDone ? null : t('registration:summary.steps.signIn'),
    },
    {
      as: isDone ? 'now' : 'later',
      name: t(`registration:summary.steps.papers.${whom}`),
      detail: t(`registration:summary.steps.then.${whom}`),
    },
  ];
  return (
    <div className="no-print">
      <StepsPanel title={t('registration:summary.steps.title')} steps={steps} />
    </div>
  );
}
