import { ActionForm } from '#app/components/form/index.ts';
import { Actions, ButtonLink, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

/** Another tab or device is there: it goes on, or this one does instead. */
export function TakenSeat({ path }: Readonly<{ path: string }>) {
  const { t } = useText();
  return (
    <Section title={t('telehealth-live:seat.title')}>
      <p>{t('telehealth-live:seat.text')}</p>
      <Actions>
        <ButtonLink href={path}>{t('telehealth-live:seat.there')}</ButtonLink>
        <ActionForm submit="telehealth-live:seat.here" values={{ intent: 'take' }} />
      </Actions>
    </Section>
  );
}
