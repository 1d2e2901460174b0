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

const DEEPEST_HEADING = 6;

type UnitListProps = Readonly<{
  units: readonly UnitView[];
  /** The level of their headings; below the deepest the lists go on. */
  level: number;
}>;

/** Units, and in each the list of its parts. */
export function UnitList({ units, level }: UnitListProps) {
  const { list, item } = looksAt(level);
  return (
    <ul className={list}>
      {units.map((unit, index) => (
        <li key={`${unit.id} ${index}`} className={item}>
          <Unit unit={unit} level={level} />
        </li>
      ))}
    </ul>
  );
}

/** A card holds the parts of a unit on top; deeper ones have a line between them, for letters of 300 % need the room. */
function looksAt(level: number) {
  if (level === 2) return { list: 'cards', item: 'section' };
  return level === 3 ? { list: 'cards', item: 'card' } : { list: 'unfinished', item: undefined };
}

function Unit({ unit, level }: { unit: UnitView; level: number }) {
  const Heading = `h${Math.min(level, DEEPEST_HEADING)}` as 'h2';
  const { name, today, services, parts } = unit;
  return (
    <>
      <Heading>
        <ProviderText text={name} />
      </Heading>
      {today ? <Today {...today} /> : null}
      <UnitFacts unit={unit} />
      <Services {...services} unit={name} />
      {parts.length > 0 ? <UnitList units={parts} level={level + 1} /> : null}
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

function UnitFacts({ unit: { partOf, phone, address, week, access, directions } }: { unit: UnitView }) {
  const { t } = useText();
  const words = (term: string, text: Words | null): Fact[] =>
    text ? [{ term, value: <ProviderText text={text} /> }] : [];
  const facts: Fact[] = [
    ...words(t('units:facts.partOf'), partOf),
    ...(phone ? [{ term: t('units:facts.phone'), value: <PhoneLink phone={phone} /> }] : []),
    ...(address ? [{ term: t('units:facts.address'), value: <MapLink address={address} /> }] : []),
    ...words(t('units:facts.access'), access),
    ...words(t('units:facts.directions'), directions),
    ...(week.length > 0 ? [{ term: t('units:facts.week'), value: week.join('; ') }] : []),
  ];
  return facts.length > 0 ? <Facts facts={facts} /> : null;
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
