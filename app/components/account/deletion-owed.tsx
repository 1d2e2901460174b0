import { ActionLink, LinkRows, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { StopsView } from '#app/routes/account/delete.server.ts';

/** Money that would come after the account was gone: who is to get it has no account then. */
export function MoneyUnderWay({ money }: Pick<StopsView, 'money'>) {
  const { t } = useText();
  if (money.length === 0) return null;
  return (
    <Section title={t('account:delete.money.title')}>
      <p>{t('account:delete.money.how')}</p>
      <LinkRows>
        {money.map(({ kind, href, number, amount }) => {
          const text = t(`account:delete.money.${kind}`, { number, amount });
          const key = `${kind} ${number} ${amount} ${href}`;
          return href === null ? (
            <span key={key}>{text}</span>
          ) : (
            <ActionLink key={key} href={href}>
              {text}
            </ActionLink>
          );
        })}
      </LinkRows>
    </Section>
  );
}

/** Papers that nobody can sign in the portal once the account is gone, and confirmations of what was paid. */
export function BeforeDeletion({
  papers,
  confirmationsPath,
}: Pick<StopsView, 'papers' | 'confirmationsPath'>) {
  const { t } = useText();
  return (
    <>
      {papers.length > 0 ? (
        <Section title={t('account:delete.papers.title')}>
          <p>{t('account:delete.papers.how')}</p>
          <LinkRows>
            {papers.map(({ kind, href, number, count }) => (
              <ActionLink key={href} href={href}>
                {t(`account:delete.papers.${kind}`)}
                {count > 1 ? ` ${t('account:delete.papers.place', { number, of: count })}` : null}
              </ActionLink>
            ))}
          </LinkRows>
        </Section>
      ) : null}
      {confirmationsPath === null ? null : (
        <p>
          {t('account:delete.confirmations.why')}{' '}
          <ActionLink href={confirmationsPath}>{t('account:delete.confirmations.link')}</ActionLink>
        </p>
      )}
    </>
  );
}
