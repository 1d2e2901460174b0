import { Fragment } from 'react';
import { NewMark } from '#app/components/benefits/new-mark.tsx';
import {
  ButtonLink,
  cachedCard,
  CardContent,
  HiddenWords,
  PhoneLink,
  ProviderText,
  StatusPill,
  TextNaming,
  type StatusKind,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { plainText } from '#app/domain/text.ts';

type ShownResult = Readonly<{
  id: string;
  name: ProviderText;
  /** "16 listopada 2026". */
  date: string;
  laboratory: ProviderText;
  status: Readonly<{ kind: StatusKind; label: string }>;
  /** What the status means for the patient. */
  about: string;
  /** The doctor was to tell it, and the day has passed: whom to call. */
  overdue: Readonly<{ phone: string | null }> | null;
  hasCritical: boolean;
  /** Marks that nobody here can explain, and whom to call about them. */
  toAsk: Readonly<{ marks: readonly string[]; phone: string | null }> | null;
  documentCount: number;
  path: string;
  isNew: boolean;
}>;

/** A result in a list: what and when, how it stands, and the way to it. */
export const ResultCard = cachedCard<ShownResult>({ Content: Result });

function Result({
  name,
  date,
  laboratory,
  status,
  about,
  overdue,
  hasCritical,
  toAsk,
  documentCount,
  path,
  isNew,
}: ShownResult) {
  const { t } = useText();
  return (
    <CardContent
      title={<ProviderText text={name} />}
      headingLevel={3}
      status={
        <>
          <StatusPill kind={status.kind}>{status.label}</StatusPill>{' '}
          {hasCritical ? <StatusPill kind="problem">{t('results:critical')}</StatusPill> : null}
          {toAsk?.marks.map((mark) => (
            <Fragment key={mark}>
              {' '}
              <StatusPill kind="problem">{mark}</StatusPill>
            </Fragment>
          ))}
          <NewMark isNew={isNew} />
        </>
      }
      facts={[
        { term: t('results:date'), value: date },
        { term: t('results:laboratory'), value: <ProviderText text={laboratory} /> },
        ...(documentCount > 0 ? [{ term: t('results:documents'), value: String(documentCount) }] : []),
      ]}
      actions={
        <ButtonLink href={path} variant="secondary" isSmall>
          {t('results:show')}
          <HiddenWords>
            <TextNaming name={name}>{t('results:ofResult', { name: plainText(name), date })}</TextNaming>
          </HiddenWords>
        </ButtonLink>
      }
    >
      <p>
        {about} {overdue?.phone ? <PhoneLink phone={overdue.phone} /> : null}
      </p>
      {toAsk ? (
        <p>
          {t('results:ask')} {toAsk.phone ? <PhoneLink phone={toAsk.phone} /> : null}
        </p>
      ) : null}
    </CardContent>
  );
}
