import { PageForm, usePageForm, type PageFormState } from '#app/components/form/index.ts';
import { BrokenAddress } from '#app/components/page/broken-address.tsx';
import { CallReception } from '#app/components/page/call-reception.tsx';
import {
  ActionLink,
  Actions,
  Awaited,
  ButtonLink,
  Facts,
  KioskNote,
  Page,
  Panel,
  PhoneElsewhere,
  ProviderText,
  Section,
  SideBySide,
  State,
  ThingPage,
  WithDegree,
  WithPhone,
  type Fact,
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
  const { kind, state, isOpen, canSign, editWaits, paths } = signing;
  const [form] = usePageForm({ id: 'sign' });
  const facts = useDocumentFacts(page);
  const { t } = useText();
  const isUnsigned = isOpen && editWaits === null && state !== 'SIGNED' && state !== 'WITH_STAFF';
  const frame = {
    title: heading,
    over,
    form,
    hasPageForm: canSign,
    back: { href: paths.document, label: t(`signing:${kind}.back`) },
    isOutcome: state === 'WAITING',
  };
  const onPaper = isUnsigned ? (
    <PhoneElsewhere when={state === 'REFUSED'}>
      <OnPaper page={page} />
    </PhoneElsewhere>
  ) : null;
  if (canSign && state !== 'WAITING')
    return (
      <Page {...frame}>
        <StateText page={page} />
        <SideBySide side={<ByService page={page} />}>
          <Facts facts={facts} />
          <ToService page={page} form={form} />
        </SideBySide>
        {onPaper}
      </Page>
    );
  return (
    <ThingPage {...frame} state={<StateText page={page} />} facts={facts}>
      <Uncovered names={signing.uncovered} />
      {editWaits === null ? null : (
        <SecondStepsPanel steps={editWaits} action={DECLARATIONS_PATH} pathOf={declarationPath} />
      )}
      {canSign ? <PageForm form={form} submit="signing:waiting.again" submitVariant="secondary" /> : null}
      {onPaper}
    </ThingPage>
  );
}

function useDocumentFacts({ signing, what, whom, patient }: SignPageView): Fact[] {
  const { t } = useText();
  const isConsent = signing.kind === 'CONSENT';
  const named =
    whom?.organisation === undefined ? (
      <WithDegree>{whom?.name ?? ''}</WithDegree>
    ) : (
      <ProviderText text={whom.organisation} />
    );
  return [
    { term: t(isConsent ? 'given-consents:paper.type' : 'declarations:paper.type'), value: what },
    ...(whom === null
      ? []
      : [{ term: t(isConsent ? 'signing:whom' : 'declarations:paper.practitioner'), value: named }]),
    ...(patient === null ? [] : [{ term: t('signing:patient'), value: patient }]),
  ];
}

/** The state of the signature, where the title alone does not say it. */
function StateText({ page: { signing, until, at } }: Shown) {
  const { t } = useText();
  const { kind, state, staffReason, hospital, paths, isOpen, isNeedless, editWaits } = signing;
  if (state === 'WAITING')
    return (
      <State
        look="waiting"
        sentence={t('signing:waiting.until', { until: until ?? '', at })}
        act={
          <ButtonLink href={paths.sign} variant="secondary">
            {t('signing:waiting.refresh')}
          </ButtonLink>
        }
      >
        <p>{t('signing:waiting.text')}</p>
        <Awaited />
      </State>
    );
  if (state === 'DOWN' && isOpen)
    return (
      <State
        look="bad"
        sentence={t('signing:down')}
        act={<ButtonLink href={paths.sign}>{t('signing:retry')}</ButtonLink>}
      />
    );
  if (state === 'WITH_STAFF')
    return <State look="waiting" sentence={<WithPhone>{t('signing:withStaff.text')}</WithPhone>} />;
  if (state === 'SIGNED')
    return (
      <State
        look={hospital === 'refused' ? 'bad' : 'done'}
        sentence={
          <WithPhone>{t(hospital === null ? 'signing:inPortal' : `signing:hospital.${hospital}`)}</WithPhone>
        }
        act={<SignedLink signing={signing} />}
      >
        <KioskNote about="files" />
      </State>
    );
  if (state === 'REFUSED')
    return (
      <State look="bad" sentence={<WithPhone>{t('signing:call')}</WithPhone>}>
        {staffReason === null ? null : (
          <p>
            {t('signing:staffReason')}: <ProviderText text={staffReason} />
          </p>
        )}
      </State>
    );
  if (!isOpen)
    return (
      <State look="still" sentence={t(isNeedless ? 'signing:needless.text' : `signing:${kind}.closed`)} />
    );
  return editWaits === null ? null : <State look="waiting" sentence={t('signing:editWaits')} />;
}

/** The steps at the signing service, and afterwards. */
function ByService({ page: { host } }: Shown) {
  const { t } = useText();
  return (
    <Panel title={t('signing:how.title')}>
      <ol className="steps">
        <li>
          {t('signing:how.leads')} <BrokenAddress address={host ?? ''} />
        </li>
        <li>{t('signing:how.there')}</li>
        <li>{t('signing:how.who')}</li>
        <li>{t('signing:how.checks', { minutes: SIGNING_MINUTES })}</li>
      </ol>
    </Panel>
  );
}

/** No comes first, then the button that leads to the service. */
function ToService({ page: { signing }, form }: Shown & { form: PageFormState }) {
  const { t } = useText();
  return (
    <>
      <p>
        <ButtonLink href={signing.paths.document} variant="secondary">
          {t('signing:how.notNow')}
        </ButtonLink>
      </p>
      <PageForm form={form} submit="signing:how.submit" />
    </>
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
