import { ActionForm } from '#app/components/form/index.ts';
import { LinkRows, Section, TextNaming } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { providerText } from '#app/domain/text.ts';

type ChosenRecipientsProps = Readonly<{
  chosen: readonly Readonly<{ accountId: string; name: string }>[];
  most: number;
}>;

/** Who a message goes to so far, each with a button that takes them away. */
export function ChosenRecipients({ chosen, most }: ChosenRecipientsProps) {
  const { t } = useText();
  return (
    <Section title={t('messages:recipients.chosen', { number: chosen.length, most })}>
      {chosen.length === 0 ? <p>{t('messages:recipients.nobody')}</p> : null}
      <LinkRows>
        {chosen.map(({ accountId, name }) => (
          <div key={accountId}>
            <TextNaming name={providerText(name)}>{name}</TextNaming>{' '}
            <ActionForm
              submit={{ text: t('messages:recipients.remove', { name }) }}
              values={{ remove: accountId }}
            />
          </div>
        ))}
      </LinkRows>
    </Section>
  );
}
