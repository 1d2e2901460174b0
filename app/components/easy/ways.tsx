import { ButtonLink, DeskPhone, Section, useShell } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { Lines } from './easy-page.tsx';

/** The way from the words to the page itself, for a guest by signing in. */
export function Begin({ href, label }: Readonly<{ href: string; label: string }>) {
  const { t } = useText();
  const isGuest = useShell().accountName === null;
  return (
    <Section title={t('easy:begin.title')}>
      {isGuest ? (
        <>
          <Lines>{t('easy:begin.guest')}</Lines>
          <p>
            <ButtonLink href={signInPath(href)}>{t('easy:enter')}</ButtonLink>
          </p>
        </>
      ) : (
        <p>
          <ButtonLink href={href}>{label}</ButtonLink>
        </p>
      )}
    </Section>
  );
}

/** The page of sign-in in easy words, and where it leads then. */
export const signInPath = (wanted: string) => `/easy-to-read/sign-in?return=${encodeURIComponent(wanted)}`;

/** Says whom to ask; left out while nobody knows the number. */
export function Call() {
  const { t } = useText();
  const { phone } = useShell();
  if (phone === null) return null;
  return (
    <p>
      {t('easy:call')} <DeskPhone />
    </p>
  );
}
