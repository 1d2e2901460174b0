import { ProviderText } from '#app/components/page/index.ts';
import type { ConsentView } from '#app/routes/given-consents/view.server.ts';

type Named = Pick<ConsentView, 'kind' | 'partner' | 'person'>;

/** "Udostępnianie dokumentacji partnerowi: Szpital Miejski"; of a kind that is for nobody named, the kind alone. */
export const ConsentName = ({ kind, partner, person }: Named) => (
  <>
    {kind}
    {partner === null ? null : (
      <>
        : <ProviderText text={partner} />
      </>
    )}
    {person === null ? null : `: ${person}`}
  </>
);
