import type { ComponentProps } from 'react';
import { HiddenField, PageForm, usePageForm } from '#app/components/form/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
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
import { RecordPage } from '#app/components/record/record-page.tsx';

type SharingProps = Readonly<{
  /** Null: it could not be checked. */
  documents:
    readonly Readonly<{ name: ProviderText; href: string; standing: 'yes' | 'no' | 'paused' }>[] | null;
  /** It was corrected, and partners see it in place of the former version. */
  isFollowed: boolean;
  /** Without a consent in force nothing is shared newly: where one is given or signed, if anywhere here. */
  lack: Readonly<{ ways: readonly WayToConsent[] }> | null;
}>;

type WayToConsent = Readonly<{ kind: 'give' | 'unsigned'; href: string }>;

/** Says beside documents whether partners of the provider may see each, and where that is changed. */
export function SharingPanel({ documents, isFollowed, lack }: SharingProps) {
  const { t } = useText();
  return (
    <Panel title={t('benefits:sharing.title')} isForScreen>
      <p>{t('benefits:sharing.about')}</p>
      {documents === null ? <p>{t('benefits:sharing.unknown')}</p> : null}
      {documents?.map(({ name, href, standing }) => (
        <p key={href}>
          <ProviderText text={name} />: <b>{t(`benefits:sharing.${standing}`)}</b>.
          {lack && standing === 'no' ? null : <ChangeLink name={name} href={href} />}
        </p>
      ))}
      {lack ? (
        <>
          <p>{t('benefits:sharing.nobody.text')}</p>
          <WaysOn ways={lack.ways} />
          <CallReception />
        </>
      ) : null}
      {isFollowed ? <p>{t('benefits:sharing.followed')}</p> : null}
    </Panel>
  );
}

function ChangeLink({ name, href }: Readonly<{ name: ProviderText; href: string }>) {
  const { t } = useText();
  return (
    <>
      {' '}
      <ActionLink href={href}>
        {t('benefits:sharing.change')}
        <HiddenWords>
          <TextNaming name={name}>{t('benefits:sharing.of', { name: plainText(name) })}</TextNaming>
        </HiddenWords>
      </ActionLink>
    </>
  );
}

/** Where the consent that is missing is given or signed. */
function WaysOn({ ways }: Readonly<{ ways: readonly WayToConsent[] }>) {
  const { t } = useText();
  return (
    <>
      {ways.some(({ kind }) => kind === 'unsigned') ? <p>{t('benefits:sharing.nobody.unsigned')}</p> : null}
      {ways.map(({ kind, href }) => (
        <p key={kind}>
          <ActionLink href={href}>{t(`benefits:sharing.nobody.way.${kind}`)}</ActionLink>
        </p>
      ))}
    </>
  );
}

type SharingPageProps = Readonly<{
  heading: string;
  record: Omit<ComponentProps<typeof RecordPage>, 'title' | 'system' | 'children' | 'back'>;
  /** Where the form goes, with whose document it is. */
  action: string;
  /** The document's own page. */
  backPath: string;
  asked: Readonly<{
    name: ProviderText;
    kind: 'share' | 'stop' | 'stopPaused' | 'nobody' | 'outOfDate' | 'withheld' | 'awaited';
    /** Where the valid version is, when this one is out of date. */
    validPath: string | null;
    partners: readonly ProviderText[];
    /** Where the consent that is missing is given or signed. */
    ways: readonly WayToConsent[];
  }> | null;
}>;

/** The decision that the answer of the page asks for; null: nothing can be done here. */
const WANTED = {
  share: 'share',
  stop: 'stop',
  stopPaused: 'stop',
  nobody: null,
  outOfDate: null,
  withheld: null,
  awaited: null,
} as const;

/** Asks whether to share a document, or to end it, and names with whom; with nobody, why not and what to do. */
export function SharingPage({ heading, record, action, backPath, asked }: SharingPageProps) {
  const [form] = usePageForm({ id: 'sharing' });
  const { t } = useText();
  const wanted = asked && WANTED[asked.kind];
  return (
    <RecordPage
      {...record}
      title={heading}
      {...(wanted && { form })}
      system={t('benefits:sharing.system')}
      back={{ href: backPath, label: t('benefits:sharing.back') }}
    >
      {asked ? (
        <>
          <Facts
            facts={[
              { term: t('benefits:sharing.document'), value: <ProviderText text={asked.name} /> },
              ...(wanted || asked.kind === 'nobody'
                ? [{ term: t('benefits:sharing.to'), value: <Partners partners={asked.partners} /> }]
                : []),
            ]}
          />
          <p>{t(`benefits:sharing.${asked.kind}.text`)}</p>
          {asked.validPath ? <ActionLink href={asked.validPath}>{t('results:newer')}</ActionLink> : null}
          <WaysOn ways={asked.ways} />
          {asked.kind === 'nobody' ? <CallReception /> : null}
          {wanted ? (
            <PageForm form={form} action={action} submit={`benefits:sharing.${wanted}.submit`}>
              <HiddenField name="wanted" value={wanted} />
            </PageForm>
          ) : null}
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
