import { ActionLink } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

/** The way to the page where a guest is invited; nothing where the host lets none in. */
export function InviteLink({ path }: Readonly<{ path: string | null }>) {
  const { t } = useText();
  return path === null ? null : (
    <p>
      <ActionLink href={path}>{t('telehealth-guest:link')}</ActionLink>
    </p>
  );
}
