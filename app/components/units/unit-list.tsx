import { RowContent } from '#app/components/lists/rows.tsx';
import {
  Facts,
  HiddenWords,
  MapLink,
  PhoneLink,
  ProviderText,
  WithPhone,
  type Fact,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { plainText, type ProviderText as Words } from '#app/domain/text.ts';

type Service = Readonly<{ name: Words; meeting: 'PHONE' | 'VIDEO' | null }>;

export type UnitView = Readonly<{
  id: string;
  name: Words;
  /** The unit that it is a part of, where that does not stand above it. */
  partOf: Words | null;
  /** Null: nobody says anything of hours. `next`: when it opens again, or empty. */
  today: Readonly<{ now: string; reason: Words | null; next: string }> | null;
  /** "poniedziałek–piątek 8:00–18:00". */
  week: readonly string[];
  /** Empty, and null of the others: the same as above, or not known. */
  address: string;
  phone: string | null;
  access: Words | null;
  directions: Words | null;
  services: Readonly<{ booked: readonly (Service & { href: string })[]; byPhone: readonly Service[] }>;
  parts: readonly UnitView[];
}>;

const HEADINGS = [2, 3, 4, 5, 6] as const;

type UnitListProps = Readonly<{
  units: readonly UnitView[];
  /** The level of their headings; below the deepest the lists go on. */
  level: number;
  /** They stand in the row of another one. */
  areParts?: boolean;
  /** The rest stands open: what was searched for may be among it. */
  isOpen?: boolean;
}>;

/** Units, a row each, and in each the rows of its parts. */
export const UnitList = ({ units, level, areParts = false, isOpen = false }: UnitListProps) => (
  <ul className={areParts ? 'rows w-full' : 'rows wide'}>
    {units.map((unit, index) => (
      <li key={`${unit.id} ${index}`} className="row">
        <Unit unit={unit} level={level} isOpen={isOpen} />
      </li>
    ))}
  </ul>
);

type UnitProps = Readonly<{ unit: UnitView; level: number; isOpen: boolean }>;

/** Today's hours and the number first; services and the way there lie closed below. */
function Unit({ unit, level, isOpen }: UnitProps) {
  const { t } = useText();
  const { name, partOf, today, address, phone, services, parts } = unit;
  const facts = useFacts(unit);
  const hasMore = facts.length + services.booked.length + services.byPhone.length > 0;
  return (
    <>
      <RowContent
        title={<ProviderText text={name} />}
        headingLevel={HEADINGS[Math.min(level, 6) - 2] ?? 6}
        side={today ? <Today {...today} /> : null}
        end={phone ? <PhoneLink phone={phone} /> : null}
      >
        {partOf ? (
          <p>
            {t('units:facts.partOf')}: <ProviderText text={partOf} />
          </p>
        ) : null}
        {address ? <p>{address}</p> : null}
        {hasMore ? (
          <details open={isOpen}>
            <summary>
              {t(services.booked.length > 0 ? 'units:moreWithServices' : 'units:more')}
              <HiddenWords>
                <ProviderText text={name} />
              </HiddenWords>
            </summary>
            {facts.length > 0 ? <Facts facts={facts} /> : null}
            <Services {...services} unit={name} />
          </details>
        ) : null}
      </RowContent>
      {parts.length > 0 ? <UnitList units={parts} level={level + 1} areParts /> : null}
    </>
  );
}

function Today({ now, reason, next }: NonNullable<UnitView['today']>) {
  const { t } = useText();
  return (
    <p>
      <b>{now}</b>{' '}
      {reason ? (
        <>
          {t('units:today.reason')} <ProviderText text={reason} />.{' '}
        </>
      ) : null}
      <WithPhone>{next}</WithPhone>
    </p>
  );
}

/** The map, the ways in and the hours of the week. */
function useFacts({ address, week, access, directions }: UnitView): Fact[] {
  const { t } = useText();
  const words = (term: string, text: Words | null): Fact[] =>
    text ? [{ term, value: <ProviderText text={text} /> }] : [];
  return [
    ...(address ? [{ term: t('units:facts.map'), value: <MapLink address={address} /> }] : []),
    ...words(t('units:facts.access'), access),
    ...words(t('units:facts.directions'), directions),
    ...(week.length > 0 ? [{ term: t('units:facts.week'), value: week.join('; ') }] : []),
  ];
}

/** Ways into the wizards; a service may stand in several units, so that each names its own to the ear. */
function Services({ booked, byPhone, unit }: UnitView['services'] & { unit: Words }) {
  const { t } = useText();
  return (
    <>
      {booked.length > 0 ? (
        <>
          <p>{t('units:book')}</p>
          <ul className="link-list">
            {booked.map((service) => (
              <li key={service.href}>
                <a href={service.href}>
                  <ProviderText text={service.name} />
                  <HiddenWords>
                    <ProviderText text={unit} />
                  </HiddenWords>
                </a>
                {service.meeting ? (
                  <span className="text-muted"> ({t(`units:meeting.${service.meeting}`)})</span>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {byPhone.length > 0 ? (
        <>
          <p>{t('units:byPhone')}</p>
          <ul>
            {byPhone.map(({ name }) => (
              <li key={plainText(name)}>
                <ProviderText text={name} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}
