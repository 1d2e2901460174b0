import { WayToAll } from '#app/components/lists/way-to-all.tsx';
import { Outage, ProviderText, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { SHARED_ID } from '#app/domain/given-consents/paths.ts';
import type { SharedDocumentsView } from '#app/routes/given-consents/shared-documents.server.ts';

type SharedProps = Readonly<{ shared: SharedDocumentsView; retryHref: string }>;

/** The documents that a consent shares today, each with the way to it; nothing where it can share none. */
export function SharedDocuments({ shared, retryHref }: SharedProps) {
  const { t } = useText();
  if (shared === null) return null;
  if (shared.kind === 'down')
    return (
      <Outage system={t('given-consents:documents.system')} since={shared.since} retryHref={retryHref} />
    );
  return (
    <Section title={t('given-consents:documents.title')}>
      <p>{textOf(shared, t)}</p>
      {shared.kind === 'listed' && shared.count > 0 ? <Listed documents={shared.documents} /> : null}
      {shared.kind === 'listed' ? (
        <WayToAll all={shared.all}>{(count) => t('given-consents:documents.whole', { count })}</WayToAll>
      ) : null}
    </Section>
  );
}

function textOf(
  shared: Exclude<NonNullable<SharedDocumentsView>, { kind: 'down' }>,
  t: ReturnType<typeof useText>['t'],
) {
  if (shared.kind === 'all') return t('given-consents:documents.all');
  if (shared.count === 0) return t('given-consents:documents.none');
  return t('given-consents:documents.listed', { count: shared.count });
}

const Listed = ({
  documents,
}: {
  documents: Extract<NonNullable<SharedDocumentsView>, { kind: 'listed' }>['documents'];
}) => (
  <ul className="link-list" id={SHARED_ID}>
    {documents.map(({ key, name, href }) => (
      <li key={key}>
        {href === null ? (
          <ProviderText text={name} />
        ) : (
          <a href={href}>
            <ProviderText text={name} />
          </a>
        )}
      </li>
    ))}
  </ul>
);
