import {
  ActionLink,
  Card,
  CardList,
  ProviderText,
  Section,
  TextNaming,
  Time,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { Choice } from '#app/domain/bookings/choices.ts';
import { plainText } from '#app/domain/text.ts';

type Unfinished = Readonly<{
  id: string;
  /** The provider's name of it; null while none is chosen. */
  service: ProviderText | null;
  /** An existing booking is being moved. */
  isMove: boolean;
  choices: readonly Choice[];
  /** ISO. */
  changedAt: string;
  endsAt: string;
  continuePath: string;
  discardPath: string;
}>;

export const UNFINISHED_ID = 'unfinished';

/** Bookings that were begun and not finished; nothing when there are none. */
export function UnfinishedList({ drafts }: { drafts: readonly Unfinished[] }) {
  const { t } = useText();
  if (drafts.length === 0) return null;
  return (
    <Section title={t('bookings:unfinished.title')} id={UNFINISHED_ID}>
      <p>{t('bookings:unfinished.lead')}</p>
      <CardList>
        {drafts.map((draft, index) => (
          <UnfinishedCard key={draft.id} draft={draft} number={drafts.length > 1 ? index + 1 : null} />
        ))}
      </CardList>
    </Section>
  );
}

/** One draft; one of several has a number, so that drafts of the same service have links of their own. */
function UnfinishedCard({ draft, number }: { draft: Unfinished; number: number | null }) {
  const { t } = useText();
  const { service: chosen } = draft;
  const wanted = chosen === null ? t('bookings:unfinished.noService') : plainText(chosen);
  const name = draft.isMove ? t('bookings:unfinished.move', { service: wanted }) : wanted;
  const service = number === null ? name : `${number}. ${name}`;
  const naming = (text: string) => (chosen ? <TextNaming name={chosen}>{text}</TextNaming> : text);
  const choices = draft.choices.map(({ name, value }) => ({
    term: t(`booking-wizard:choices.${name}`),
    value: name === 'service' ? <ProviderText text={value} /> : value,
  }));

  return (
    <Card
      title={naming(service)}
      headingLevel={3}
      facts={[
        ...choices,
        { term: t('bookings:unfinished.changedAt'), value: <Time at={draft.changedAt} withTime /> },
        { term: t('bookings:unfinished.endsAt'), value: <Time at={draft.endsAt} /> },
      ]}
      actions={
        <>
          <ActionLink href={draft.continuePath}>
            {naming(t('bookings:unfinished.continue', { service }))}
          </ActionLink>
          <ActionLink href={draft.discardPath}>
            {naming(t('bookings:unfinished.discard', { service }))}
          </ActionLink>
        </>
      }
    />
  );
}
