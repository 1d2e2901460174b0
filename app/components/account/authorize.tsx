import { UploadForm, type FormField, type PageFormState } from '#app/components/form/index.ts';
import {
  ButtonLink,
  ActionLink,
  Actions,
  Card,
  CardList,
  Facts,
  ProviderText,
  Section,
  KioskNote,
  StatusPill,
  useShell,
  WarningLines,
} from '#app/components/page/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { useText } from '#app/components/text.tsx';
import type {
  DocumentView,
  PaperView,
  SignedFileView,
} from '#app/routes/account/authorize/authorization.server.ts';
import { PAPER_PATH } from '#app/domain/account/authorize-paths.ts';
import type { FileUpload } from '#app/services/forms/uploads.server.ts';

/** The way at the unit: what to bring, and whom to ask. */
export function AtUnit({ hasPaper }: { hasPaper: boolean }) {
  const { t } = useText();
  return (
    <Section title={t('account:authorize.unit.title')}>
      <p>{t('account:authorize.unit.bring')}</p>
      {hasPaper ? <p>{t('account:authorize.unit.paper')}</p> : null}
      <p>{t('account:authorize.unit.call')}</p>
      <CallReception />
      {hasPaper ? <PaperLink name="account:authorize.signature.read" /> : null}
    </Section>
  );
}

/** The text for an account that waits to be joined to its patient. */
export function OwnClaimWaits() {
  const { t } = useText();
  return (
    <Section title={t('account:authorize.waits.title')}>
      <p>{t('account:authorize.waits.text')}</p>
      <CallReception />
      <Actions>
        <ButtonLink href="/account/mydata">{t('account:authorize.waits.link')}</ButtonLink>
      </Actions>
    </Section>
  );
}

function PaperLink({
  name,
}: {
  name: 'account:authorize.signature.read' | 'account:authorize.signature.open';
}) {
  const { t } = useText();
  return (
    <Actions>
      <ActionLink href={PAPER_PATH}>{t(name)}</ActionLink>
    </Actions>
  );
}

type SignatureProps = Readonly<{
  document: DocumentView;
  form: PageFormState;
  field: FormField;
  upload: FileUpload;
}>;

/** The way from home: the document, and the form that takes it back signed. */
export function BySignature({ document, form, field, upload }: SignatureProps) {
  const { t } = useText();
  const { isKiosk } = useShell();
  if (isKiosk) {
    return (
      <Section title={t('account:authorize.signature.title')}>
        <KioskNote about="uploads" />
      </Section>
    );
  }
  return (
    <Section title={t('account:authorize.signature.title')}>
      {document.replaced ? (
        <WarningLines lines={[t(`account:authorize.signature.replaced.${document.replaced}`)]} />
      ) : null}
      <ol>
        <li>{t('account:authorize.signature.step1')}</li>
        <li>{t('account:authorize.signature.step2')}</li>
        <li>{t('account:authorize.signature.step3')}</li>
      </ol>
      <PaperLink name="account:authorize.signature.open" />
      <Facts
        facts={[
          { term: t('account:authorize.paper.reference'), value: document.reference },
          { term: t('account:authorize.paper.validUntil'), value: document.validUntil },
        ]}
      />
      <UploadForm
        form={form}
        field={field}
        upload={upload}
        label="account:authorize.upload.label"
        submit="account:authorize.upload.submit"
      />
    </Section>
  );
}

const STATES = { WAITING: 'waiting', REFUSED: 'problem', CONFIRMED: 'done' } as const;

type SignedFilesProps = Readonly<{ files: readonly SignedFileView[]; canSend: boolean }>;

/** The files that were sent, and how each stands; another one is offered where the page takes one. */
export function SignedFiles({ files, canSend }: SignedFilesProps) {
  const { t } = useText();
  if (files.length === 0) return null;
  const isRefused = files[0]?.state === 'REFUSED';
  return (
    <Section title={t('account:authorize.files.title')}>
      {isRefused && canSend ? <p>{t('account:authorize.files.again')}</p> : null}
      <CardList>
        {files.map((file) => (
          <SignedFile key={file.id} file={file} />
        ))}
      </CardList>
    </Section>
  );
}

function SignedFile({
  file: { id, filename, outcome, state, reason, staffReason, uncovered, sent },
}: {
  file: SignedFileView;
}) {
  const { t } = useText();
  const why =
    reason === null
      ? []
      : [{ term: t('account:authorize.files.why'), value: t(`account:authorize.reason.${reason}`) }];
  return (
    <Card
      key={id}
      title={filename}
      headingLevel={3}
      facts={[
        {
          term: t('account:authorize.files.stateTerm'),
          value: <StatusPill kind={STATES[state]}>{t(`account:authorize.files.state.${state}`)}</StatusPill>,
        },
        { term: t('account:authorize.files.signature'), value: t(`account:authorize.outcome.${outcome}`) },
        ...why,
        ...(uncovered.length === 0
          ? []
          : [
              {
                term: t('signing:uncoveredTerm'),
                value: t('signing:uncovered', { count: uncovered.length, names: uncovered.join(', ') }),
              },
            ]),
        ...(staffReason === null
          ? []
          : [{ term: t('account:authorize.files.staffReason'), value: <ProviderText text={staffReason} /> }]),
        { term: t('account:authorize.files.sent'), value: sent },
      ]}
    />
  );
}

/** The document as it is printed: the same facts as in the file. */
export function Paper({ paper }: { paper: PaperView }) {
  const { t } = useText();
  const fact = (term: string, value: string | null) => (value === null ? [] : [{ term, value }]);
  return (
    <>
      <p>{t('account:authorize.paper.statement')}</p>
      <p>{t('account:authorize.paper.made', { day: paper.made })}</p>
      <Facts
        facts={[
          { term: t('account:authorize.paper.reference'), value: paper.reference },
          { term: t('account:authorize.paper.name'), value: paper.people },
          { term: t('account:authorize.paper.birthDate'), value: paper.birthDate },
          ...fact(t('account:authorize.paper.pesel'), paper.pesel),
          ...fact(
            t('account:authorize.paper.documentNumber'),
            paper.pesel === null ? paper.documentNumber : null,
          ),
          { term: t('account:authorize.paper.username'), value: paper.username },
          { term: t('account:authorize.paper.validUntil'), value: paper.validUntil },
          { term: t('account:authorize.paper.hash'), value: paper.hash },
        ]}
      />
    </>
  );
}
