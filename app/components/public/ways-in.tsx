import {
  ActionLink,
  CallButton,
  LinkRows,
  Panel,
  usePhoneToSay,
  useShell,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { TextKey } from '#app/services/text/text-keys.ts';

type OtherWaysInProps = Readonly<{
  easyPath: string;
  /** Null where the provider has no sign-in of the state. */
  epuapPath: string | null;
  /** Forms for an account of one's own, of a ward or a child, as far as they are offered. */
  registrations: readonly Readonly<{ href: string; label: TextKey }>[];
}>;

/** Where else somebody can go who does not sign in with a name and a password. */
export function OtherWaysIn({ easyPath, epuapPath, registrations }: OtherWaysInProps) {
  const { t } = useText();
  return (
    <Panel title={t('public:login.otherwise')}>
      <LinkRows>
        {epuapPath ? <ActionLink href={epuapPath}>{t('public:epuap.signIn')}</ActionLink> : null}
        {registrations.map(({ href, label }) => (
          <ActionLink key={href} href={href}>
            {t(label)}
          </ActionLink>
        ))}
        <ActionLink href={easyPath}>{t('easy:area')}</ActionLink>
        <ActionLink href="/hierarchicalunits">{t('units:title')}</ActionLink>
      </LinkRows>
    </Panel>
  );
}

/** The desk's phone for whoever cannot get in, and when somebody answers it; a refusal has said it already. */
export function CallForHelp() {
  const { t } = useText();
  const { hours } = useShell();
  const phone = usePhoneToSay();
  if (!phone) return null;
  return (
    <Panel title={t('public:login.trouble')}>
      {hours ? <p>{t('public:login.help', { hours })}</p> : null}
      <CallButton phone={phone} variant="secondary" />
    </Panel>
  );
}
