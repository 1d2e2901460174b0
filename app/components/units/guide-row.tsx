import { Row } from '#app/components/lists/rows.tsx';
import { ButtonLink, HiddenWords, PhoneLink, ProviderText, useShell } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { ProviderText as Words } from '#app/domain/text.ts';

export type GuideRowView = Readonly<{
  key: string;
  service: Words;
  unit: Words;
  /** Empty of what is done from afar. */
  address: string;
  meeting: 'PHONE' | 'VIDEO' | null;
  /** The unit's own. */
  phone: string | null;
  /** `later`: its times are not known from the day that was asked for; `failing`: the hospital system gives none. */
  state: 'free' | 'later' | 'none' | 'failing' | 'unknown' | 'byPhone';
  at: string | null;
  /** "jutro, 8:20". */
  when: string;
  href: string | null;
}>;

/** A service in a unit: when it is free first, and the way into its wizard, or whom to call. */
export function GuideRow({
  row: { service, unit, address, meeting, phone, state, at, when, href },
}: {
  row: GuideRowView;
}) {
  const { t } = useText();
  const { phone: ofDesk } = useShell();
  const number = phone ?? ofDesk;
  return (
    <Row
      title={<ProviderText text={service} />}
      side={
        <p>
          {at ? (
            <b>
              <time dateTime={at}>{when}</time>
            </b>
          ) : (
            <>
              {t(`units:guide.states.${state === 'free' ? 'unknown' : state}`)}{' '}
              {number ? <PhoneLink phone={number} /> : null}
            </>
          )}
        </p>
      }
      end={
        href ? (
          <ButtonLink href={href} variant="secondary" isSmall>
            <span>
              {t('units:guide.book')}
              <HiddenWords>
                <ProviderText text={service} />, <ProviderText text={unit} />
              </HiddenWords>
            </span>
          </ButtonLink>
        ) : null
      }
    >
      <p>
        <ProviderText text={unit} />
        {address ? `, ${address}` : null}
        {meeting ? `, ${t(`units:meeting.${meeting}`)}` : null}
      </p>
    </Row>
  );
}
