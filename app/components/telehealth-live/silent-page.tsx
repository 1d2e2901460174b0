import { PageForm, TextArea, type FormField, type PageFormState } from '#app/components/form/index.ts';
import { Outage, Page, PhoneElsewhere, Section } from '#app/components/page/index.ts';
import { FAILURE_TEXTS } from '#app/services/provider/failure-texts.ts';
import { useText } from '#app/components/text.tsx';
import { ByPhone, LiveFacts, type LiveFactsOf } from './live-facts.tsx';

type SilentPageProps = Readonly<{
  heading: string;
  silence: Readonly<{ since: string; retryPath: string }>;
  /** The facts that the visits give of it; null while they do not come either. */
  of: (LiveFactsOf & Readonly<{ whose: string | null; path: string; phone?: string | undefined }>) | null;
  /** The line that was typed; null in the waiting room. */
  chat: Readonly<{ form: PageFormState; text: FormField }> | null;
  /** The form that was sent, of a page that has it only while somebody answers. */
  sent?: PageFormState;
}>;

/** Room or call while nothing says how it stands: nothing is lost, and the same page is tried again. */
export function SilentPage({ heading, silence, of, chat, sent }: SilentPageProps) {
  const { t } = useText();
  const form = chat?.form ?? sent;
  const back = of
    ? { href: of.path, label: t('bookings:cancel.back') }
    : { href: '/bookings', label: t('bookings:details.back') };
  return (
    <Page
      title={heading}
      over={of?.whose ?? null}
      back={back}
      {...(form ? { form } : {})}
      hasPageForm={chat !== null}
    >
      {of === null ? null : <LiveFacts of={of} />}
      <PhoneElsewhere when={of?.phone !== undefined}>
        <Outage
          title={FAILURE_TEXTS['telehealth.attachments']}
          system={t('telehealth:system')}
          since={silence.since}
          retryHref={silence.retryPath}
        />
      </PhoneElsewhere>
      {chat === null ? null : (
        <Section title={t('telehealth-live:chat.title')} id="chat">
          <PageForm form={chat.form} submit="telehealth-live:chat.send" action={silence.retryPath}>
            <TextArea
              field={chat.text}
              label="telehealth-live:chat.label"
              hint="telehealth-live:chat.hint"
              rows={3}
            />
          </PageForm>
        </Section>
      )}
      <ByPhone phone={of?.phone} phonePath={null} isOver={false} />
    </Page>
  );
}
