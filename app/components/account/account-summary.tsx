import { ActionForm } from '#app/components/form/index.ts';
import { ActionLink, LinkRows, Outage, Panel, Panels, SummaryList } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { ContactsView, IdentityView, PartView, PeopleView } from '#app/routes/account/konto.server.ts';
import { ContactRows } from './contact-rows.tsx';
import { Identity } from './identity.tsx';
import { ACCOUNT_WAYS, SIGN_IN_WAYS } from './screens.ts';

type SummaryProps = Readonly<{
  path: string;
  contacts: PartView<ContactsView>;
  people: PartView<PeopleView>;
  identity: PartView<IdentityView>;
}>;

/** The parts of Konto, each with a heading of its own. */
export function AccountSummary({ path, contacts, people, identity }: SummaryProps) {
  const { t } = useText();
  return (
    <Panels>
      <div>
        <Panel title={t('account:konto.contact')}>
          {contacts.isThere ? (
            <ContactRows contacts={contacts.view} />
          ) : (
            <Outage system={t('account:konto.contactSystem')} since={contacts.since} retryHref={path} />
          )}
        </Panel>
        <SignIn username={contacts.view?.username ?? null} />
      </div>
      <div>
        <Panel title={t('account:konto.identity.title')}>
          {identity.isThere ? (
            <Identity identity={identity.view} />
          ) : (
            <Outage system={t('account:konto.identity.system')} since={identity.since} retryHref={path} />
          )}
        </Panel>
        <Panel title={t('account:konto.people.title')}>
          {people.isThere ? (
            <People people={people.view} />
          ) : (
            <Outage system={t('start:patients')} since={people.since} retryHref={path} />
          )}
        </Panel>
        <Panel title={t('account:konto.data')} isForScreen>
          <Ways ways={ACCOUNT_WAYS} />
        </Panel>
      </div>
    </Panels>
  );
}

/** The name with which one signs in, and what can be done with it; the sign-out is a form. */
function SignIn({ username }: { username: string | null }) {
  const { t } = useText();
  return (
    <Panel title={t('account:konto.signIn')}>
      {username === null ? null : (
        <SummaryList rows={[{ term: t('account:konto.login'), value: username }]} />
      )}
      <Ways ways={SIGN_IN_WAYS} />
      <ActionForm submit="public:logout.submit" action="/logout" />
    </Panel>
  );
}

/** For whom the account acts, each with the way to their page. */
function People({ people }: { people: PeopleView }) {
  const { t } = useText();
  if (people.length === 0) return <p>{t('account:konto.people.none')}</p>;
  return (
    <SummaryList
      rows={people.map(({ name, as, href }) => ({
        term: name,
        value: as,
        change: { href, label: t('account:konto.people.open', { name }) },
      }))}
    />
  );
}

const Ways = ({ ways }: { ways: typeof ACCOUNT_WAYS }) => {
  const { t } = useText();
  return (
    <LinkRows>
      {ways.map(({ href, label }) => (
        <ActionLink key={href} href={href}>
          {t(label)}
        </ActionLink>
      ))}
    </LinkRows>
  );
};
