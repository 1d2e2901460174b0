import type { ComponentProps } from 'react';
import { HiddenField, PageForm, usePageForm } from '#app/components/form/index.ts';
import { CallReception } from '#app/components/bookings/call-reception.tsx';
import {
  ActionLink,
  Facts,
  HiddenWords,
  Panel,
  ProviderText,
  TextNaming,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { plainText } from '#app/domain/text.ts';
import { RecordPage } from './record-page.tsx';

type SharingProps = Readonly<{
  /** Null: it could not be checked. */
  documents: readonly Readonly<{ name: ProviderText; href: string; isShared: boolean }>[] | null;
}>;

/** Beside documents: whether partners of the provider may see each, and where that is changed. */
export function SharingPanel({ documents }: SharingProps) {
  const { t } = useText();
  return (
    <Panel title={t('benefits:sharing.title')} isForScreen>
      {documents === null ? <p>{t('benefits:sharing.unknown')}</p> : null}
      {documents?.map(({ name, href, isShared }) => (
        <p key={href}>
          <ProviderText text={name} />: <b>{t(`benefits:sharing.${isShared ? 'yes' : 'no'}`)}</b>.{' '}
          <ActionLink href={href}>
            {t('benefits:sharing.change')}
            <HiddenWords>
              <TextNaming name={name}>{t('benefits:sharing.of', { name: plainText(name) })}</TextNaming>
            </HiddenWords>
          </ActionLink>
        </p>
      ))}
    </Panel>
  );
}

type SharingPageProps = Readonly<{
  heading: string;
  record: Omit<ComponentProps<typeof RecordPage>, 'title' | 'system' | 'children' | 'back'>;
  /** The document's own page. */
  backPath: string;
  asked: Readonly<{
    name: ProviderText;
    kind: 'share' | 'stop' | 'nobody';
    partners: readonly ProviderText[];
  }> | null;
}>;

/** Asks whether to share a document, or to end it, and names with whom; with nobody, why not and what to do. */
export function SharingPage({ heading, record, backPath, asked }: SharingPageProps) {
  const [form] = usePageForm({ id: 'sharing' });
  const { t } = useText();
  const isForm = asked !== null && asked.kind !== 'nobody';
  return (
    <RecordPage
      {...record}
      title={heading}
      {...(isForm && { form })}
      system={t('benefits:sharing.system')}
      back={{ href: backPath, label: t('benefits:sharing.back') }}
    >
      {asked ? (
        <>
          <Facts
            facts={[
              { term: t('benefits:sharing.document'), value: <ProviderText text={asked.name} /> },
              { term: t('benefits:sharing.to'), value: <Partners partners={asked.partners} /> },
            ]}
          />
          <p>{t(`benefits:sharing.${asked.kind}.text`)}</p>
          {asked.kind === 'nobody' ? (
            <CallReception />
          ) : (
            <PageForm form={form} submit={`benefits:sharing.${asked.kind}.submit`}>
              <HiddenField name="wanted" value={asked.kind} />
            </PageForm>
          )}
        </>
      ) : null}
    </RecordPage>
  );
}

function Partners({ partners }: { partners: readonly ProviderText[] }) {
  const { t } = useText();
  if (partners.length === 0) return <>{t('benefits:sharing.nobodyInForce')}</>;
  return partners.map((name, index) => (
    <span key={index}>
      {index > 0 ? ', ' : null}
      <ProviderText text={name} />
    </span>
  ));
}
