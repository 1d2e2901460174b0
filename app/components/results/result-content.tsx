import type { ComponentProps } from 'react';
import { RecordDocuments } from '#app/components/record/record-documents.tsx';
import { SharingPanel } from '#app/components/benefits/sharing.tsx';
import {
  ActionLink,
  CallButton,
  CardList,
  Facts,
  LinkRows,
  NewTabLink,
  Panel,
  PhoneLink,
  ProviderText,
  Section,
  Split,
  StatusPill,
  WarningPanel,
  type StatusKind,
} from '#app/components/page/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { useText } from '#app/components/text.tsx';
import { ValueCard } from './value-card.tsx';

type Headline = Readonly<{ text: string; names: readonly ProviderText[] }>;

type ResultContentProps = Readonly<{
  date: string;
  laboratory: ProviderText;
  unit: ProviderText;
  status: Readonly<{ kind: StatusKind; label: string }>;
  about: string;
  /** The doctor was to tell it, and the day has passed: whom to call. */
  overdue: Readonly<{ phone: string | null }> | null;
  /** The unit's text that comes first with a critical value (B-07). */
  critical: Readonly<{ text: string; phone: string | null }> | null;
  headlines: Readonly<{
    lines: readonly Headline[];
    /** The sentence that no value is marked; null where anything else is said. */
    none: string | null;
    /** The clinic is asked about one of them. */
    isToAsk: boolean;
  }> | null;
  /** The unit's. */
  phone: string | null;
  values: readonly ComponentProps<typeof ValueCard>[];
  /** The provider shows no values in words. */
  hasNoText: boolean;
  /** Where to book the visit at which a withheld result is talked over. */
  toBook: Readonly<{ path: string; title: TextKey }> | null;
  newer: string | null;
  former: string | null;
  printout: string | null;
  /** Where a message about it is begun; null: nowhere. */
  writePath: string | null;
  documents: ComponentProps<typeof RecordDocuments>;
  /** Null: nothing is shared with partners here. */
  sharing: ComponentProps<typeof SharingPanel> | null;
}>;

/** All of a result: what is urgent, what was found, and its files. */
export function ResultContent(result: ResultContentProps) {
  const { critical, headlines, phone, values, hasNoText, newer } = result;
  const { t } = useText();
  return (
    <>
      {newer ? (
        <WarningPanel title={t('results:outOfDateTitle')}>
          <p>{t('results:outOfDate')}</p>
          <ActionLink href={newer}>{t('results:newer')}</ActionLink>
        </WarningPanel>
      ) : null}
      {critical ? (
        <Panel variant="urgent" title={t('results:criticalTitle')}>
          <p>{critical.text}</p>
          {critical.phone ? <CallButton phone={critical.phone} /> : <CallReception />}
        </Panel>
      ) : null}
      <Split side={<Side {...result} />}>
        {headlines ? <Headlines {...headlines} phone={phone} /> : null}
        {hasNoText ? <p>{t('results:noText')}</p> : null}
        {values.length > 0 ? (
          <Section title={t('results:values')}>
            <CardList>
              {values.map((value) => (
                <ValueCard key={value.line.code} {...value} />
              ))}
            </CardList>
          </Section>
        ) : null}
        <RecordDocuments {...result.documents} />
        {result.sharing ? <SharingPanel {...result.sharing} /> : null}
      </Split>
    </>
  );
}

function Headlines({
  lines,
  none,
  isToAsk,
  phone,
}: NonNullable<ResultContentProps['headlines']> & Pick<ResultContentProps, 'phone'>) {
  const { t } = useText();
  return (
    <>
      {lines.map(({ text, names }) => (
        <p key={text}>
          <b>{text}</b>{' '}
          {names.map((name, index) => (
            <span key={index}>
              {index > 0 ? ', ' : null}
              <ProviderText text={name} />
            </span>
          ))}
        </p>
      ))}
      {none ? (
        <p>
          <b>{none}</b>
        </p>
      ) : null}
      {isToAsk ? <p>{t('results:ask')}</p> : null}
      {isToAsk ? <Phone phone={phone} /> : null}
    </>
  );
}

/** The unit's phone, else the registration desk's. */
const Phone = ({ phone }: Pick<ResultContentProps, 'phone'>) =>
  phone ? (
    <p>
      <PhoneLink phone={phone} />
    </p>
  ) : (
    <CallReception />
  );

function Side({
  date,
  laboratory,
  unit,
  status,
  about,
  overdue,
  toBook,
  former,
  printout,
  writePath,
}: ResultContentProps) {
  const { t } = useText();
  return (
    <Panel title={t('results:one.facts')}>
      <p>
        <StatusPill kind={status.kind}>{status.label}</StatusPill>
      </p>
      <p>{about}</p>
      {overdue ? <Phone {...overdue} /> : null}
      {toBook ? <ActionLink href={toBook.path}>{t(toBook.title)}</ActionLink> : null}
      <Facts
        facts={[
          { term: t('results:date'), value: date },
          { term: t('results:laboratory'), value: <ProviderText text={laboratory} /> },
          { term: t('results:unit'), value: <ProviderText text={unit} /> },
        ]}
      />
      {former || printout || writePath ? (
        <LinkRows>
          {printout ? (
            <NewTabLink href={printout} icon="printer">
              {t('results:printout')}
            </NewTabLink>
          ) : null}
          {former ? <ActionLink href={former}>{t('results:former')}</ActionLink> : null}
          {writePath ? (
            <ActionLink href={writePath} icon="mail">
              {t('messages:about.link')}
            </ActionLink>
          ) : null}
        </LinkRows>
      ) : null}
    </Panel>
  );
}
