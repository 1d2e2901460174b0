import { ActionLink, DeskPhone, LinkRows, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { MoneyUnderWay } from './deletion-owed.tsx';
import type { StopsView } from '#app/routes/account/delete.server.ts';

/** Why an account cannot be deleted now, and what to do about each reason. */
export function DeletionStopped({ stops: { bookings, children, money } }: { stops: StopsView }) {
  const { t, formatDateTime } = useText();
  const hidden = bookings.filter(({ href }) => href === null);
  return (
    <>
      {bookings.length > 0 ? (
        <Section title={t('account:delete.bookings.title')}>
          <p>{t('account:delete.bookings.how')}</p>
          <LinkRows>
            {bookings.map(({ at, href, whose }) =>
              href === null ? null : (
                <ActionLink key={href} href={href}>
                  {whose === null
                    ? t('account:delete.bookings.visit', { when: formatDateTime(at) })
                    : t('account:delete.bookings.visitOf', { when: formatDateTime(at), whose })}
                </ActionLink>
              ),
            )}
          </LinkRows>
          {hidden.map(({ at }) => (
            <p key={at}>{t('account:delete.bookings.hidden', { when: formatDateTime(at) })}</p>
          ))}
        </Section>
      ) : null}
      {children.length > 0 ? (
        <Section title={t('account:delete.children.title')}>
          <p>{t('account:delete.children.who', { count: children.length, names: children.join(', ') })}</p>
          <p>{t('account:delete.children.how')}</p>
        </Section>
      ) : null}
      <MoneyUnderWay money={money} />
      <p>
        {t('account:delete.desk')} <DeskPhone />
      </p>
    </>
  );
}
