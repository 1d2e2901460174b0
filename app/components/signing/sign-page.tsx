import { PageForm, usePageForm, type PageFormState } from '#app/components/form/index.ts';
import { BrokenAddress } from '#app/components/page/broken-address.tsx';
import { CallReception } from '#app/components/page/call-reception.tsx';
import {
  ActionLink,
  Actions,
  ButtonLink,
  Facts,
  KioskNote,
  Page,
  ProviderText,
  Section,
  WithDegree,
  WithPhone,
} from '#app/components/page/index.ts';
import { SecondStepsPanel } from '#app/components/second-steps/second-steps-panel.tsx';
import { useText } from '#app/components/text.tsx';
import { DECLARATIONS_PATH, declarationPath } from '#app/domain/declarations/paths.ts';
import { SIGNING_MINUTES } from '#app/domain/signing/documents.ts';
import type { SignPageView } from '#app/routes/signing/sign.server.ts';
import { SignedLink } from './signed-link.tsx';
import { Uncovered } from './uncovered.tsx';

type Shown = Readonly<{ page: SignPageView }>;

/** Where a document is signed, and where the signing service leads back: how it stands with the signature, and the ways on. */
export function SignPage({ page }: Shown) {
  const { heading, over, signing } = page;
  const { kind, state, isOpen, isNeedless, canSign, editWaits, paths } = signing;
  const [form] = usePageForm({ id: 'sign' });
  const { t } = useText();
  const isUnsigned = isOpen && editWaits === null && state !== 'SIGNED' && state !== 'WITH_STAFF';
  return (
    <Page
      title={heading}
      over={over}
      form={form}
      hasPageForm={canSign}
      back={{ href: paths.document, label: t(`signing:${kind}.back`) }}
      isDone={state === 'SIGNED'}
    >
      <DocumentFacts page={page} />
      <StateText page={page} />
      <Uncovered names={signing.uncovered} />
      {state === 'SIGNED' ? (
        <>
          <KioskNote about="files" />
          <Actions>
            <SignedLink signing={signing} />
          </Actions>
        </>
      ) : null}
      {!isOpen && state !== 'SIGNED' ? (
        <p>{t(isNeedless ? 'signing:needless.text' : `signing:${kind}.closed`)}</p>
      ) : null}
      {editWaits === null ? null : (
        <>
          <p>{t('signing:editWaits')}</p>
          <SecondStepsPanel steps={editWaits} action={DECLARATIONS_PATH} pathOf={declarationPath} />
        </>
      )}
      {canSign ? <ByService page={page} form={form} /> : null}
      {isUnsigned ? <OnPaper page={page} /> : null}
    </Page>
  );
}

function DocumentFacts({ page: { signing, what, whom, patient } }: Shown) {
  const { t } = useText();
  const isConsent = signing.kind === 'CONSENT';
  const named =
    whom?.organisation === undefined ? (
      <WithDegree>{whom?.name ?? ''}</WithDegree>
    ) : (
      <ProviderText text={whom.organisation} />
    );
  return (
    <Facts
      facts={[
        { term: t(isConsent ? 'given-consents:paper.type' : 'declarations:paper.type'), value: what },
        ...(whom === null
          ? []
          : [{ term: t(isConsent ? 'signing:whom' : 'declarations:paper.practitioner'), value: named }]),
        ...(patient === null ? [] : [{ term: t('signing:patient'), value: patient }]),
      ]}
    />
  );
}

/** The text that the title alone does not say. */
function StateText({ page: { signing, until, at } }: Shown) {
  const { t } = useText();
  const { state, staffReason, hospital, paths, isOpen } = signing;
  if (state === 'WAITING')
    return (
      <>
        <p>{t('signing:waiting.text')}</p>
        <p>{t('signing:waiting.until', { until: until ?? '', at })}</p>
        <Actions>
          <ButtonLink href={paths.sign}>{t('signing:waiting.refresh')}</ButtonLink>
        </Actions>
      </>
    );
  if (state === 'DOWN' && isOpen)
    return (
      <>
        <p>{t('signing:down')}</p>
        <Actions>
          <ButtonLink href={paths.sign}>{t('signing:retry')}</ButtonLink>
        </Actions>
      </>
    );
  if (state === 'WITH_STAFF') return <Said text={t('signing:withStaff.text')} />;
  if (state === 'SIGNED' && hospital !== null) return <Said text={t(`signing:hospital.${hospital}`)} />;
  if (state === 'REFUSED')
    return (
      <>
        {staffReason === null ? null : (
          <Facts facts={[{ term: t('signing:staffReason'), value: <ProviderText text={staffReason} /> }]} />
        )}
        <Said text={t('signing:call')} />
      </>
    );
  return null;
}

const Said = ({ text }: { text: string }) => (
  <p>
    <WithPhone>{text}</WithPhone>
  </p>
);

/** The way by the signing service: what happens there, and the button. */
function ByService({ page: { signing, host }, form }: Shown & { form: PageFormState }) {
  const { t } = useText();
  const isWaiting = signing.state === 'WAITING';
  return (
    <Section title={t('signing:how.title')}>
      {isWaiting ? null : (
        <>
          <p>
            {t('signing:how.leads')} <BrokenAddress address={host ?? ''} />
          </p>
          <p>{t('signing:how.there')}</p>
          <p>{t('signing:how.who')}</p>
          <p>{t('signing:how.checks', { minutes: SIGNING_MINUTES })}</p>
        </>
      )}
      <PageForm form={form} submit={isWaiting ? 'signing:waiting.again' : 'signing:how.submit'} />
    </Section>
  );
}

/** The way that is always there: print, and the unit with its phone. */
function OnPaper({ page: { signing } }: Shown) {
  const { t } = useText();
  const { kind, target, paths } = signing;
  return (
    <Section title={t('signing:paper.title')}>
      <p>{t(target === null ? 'signing:paper.only' : 'signing:paper.text')}</p>
      <Actions>
        <ActionLink href={paths.paper} icon="printer">
          {t(`signing:${kind}.print`)}
        </ActionLink>
      </Actions>
      <CallReception />
    </Section>
  );
}
