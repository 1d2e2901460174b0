import { Rows } from '#app/components/lists/rows.tsx';
import { Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { ConsentGroup } from '#app/domain/given-consents/standing.ts';
import type { ListedConsent } from '#app/routes/given-consents/list.server.ts';
import { ConsentRow } from './consent-row.tsx';

type Groups = readonly Readonly<{ name: ConsentGroup; consents: readonly ListedConsent[] }>[];

type GroupsProps = Readonly<{
  groups: Groups;
  /** Consents of which the hospital's system does not know yet. */
  waiting: readonly (string | null)[];
}>;

/** The list of consents: what waits for a signature, what is in force, what is not for now, what has ended. */
export function ConsentGroups({ groups, waiting }: GroupsProps) {
  const { t } = useText();
  return groups.map(({ name, consents }) => (
    <Section key={name} isWide title={t(`given-consents:list.group.${name}`, { count: consents.length })}>
      <Rows>
        {consents.map((consent, index) => (
          <ConsentRow
            key={consent.id}
            consent={consent}
            isWaiting={waiting.includes(consent.id)}
            isFirst={index === 0}
          />
        ))}
      </Rows>
    </Section>
  ));
}
