import type { ComponentType, ReactNode } from 'react';
import { cachedMarkup } from '#app/components/markup-cache.tsx';
import { useText } from '#app/components/text.tsx';
import { plainText, type OurOrProviders } from '#app/domain/text.ts';
import { Icon, type IconName } from './icon.tsx';
import { HiddenWords } from './layout.tsx';
import { useOffers } from './links.tsx';
import { ProviderText, WithDegree } from './provider-text.tsx';

/** A fact with its name; null or empty is said as "Nie podano". */
export type Fact = Readonly<{ value: ReactNode }> & OurOrProviders<'term'>;

/** Facts as a list of names and values; `areAnswers`: the names are questions, and stand over their values. */
export function Facts({ facts, areAnswers }: { facts: readonly Fact[]; areAnswers?: boolean }) {
  const { t } = useText();
  return (
    <dl className={areAnswers ? 'answers' : 'facts'}>
      {facts.map(({ term, isOfProvider, value }) => (
        <div key={isOfProvider ? plainText(term) : term}>
          <dt>{isOfProvider ? <ProviderText text={term} /> : term}</dt>
          <dd>{isGiven(value) ? <Value value={value} /> : t('page:notGiven')}</dd>
        </div>
      ))}
    </dl>
  );
}

type ShortFact = Readonly<{
  icon: IconName;
  term: string;
  value: ReactNode;
}>;

/**
 * The way to change a fact, named in whole: "Zmień usługę". Its first word is seen, for what it changes stands beside it; all of
 * them are where several on a page would look alike (`isWhole`).
 */
type Change = Readonly<{ href: string; label: string; isWhole?: boolean }>;

export function ChangeLink({ href, label, className, isWhole = false }: Change & { className?: string }) {
  const [word, ...others] = label.split(' ');
  const offers = useOffers();
  if (!offers(href)) return null;
  return (
    <a className={className} href={href}>
      <span>
        {isWhole ? label : word}
        {isWhole ? null : <HiddenWords>{others.join(' ')}</HiddenWords>}
      </span>
    </a>
  );
}

/** Facts that explain themselves: a picture stands for the name, which is heard only. */
export function ShortFacts({ facts }: Readonly<{ facts: readonly ShortFact[] }>) {
  return (
    <dl className="short-facts">
      {facts.map(({ icon, term, value }) => (
        <div key={term}>
          <dt>
            <Icon name={icon} />
            <HiddenWords>{term}</HiddenWords>
          </dt>
          <dd>
            <Value value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type SummaryRow = Readonly<{
  term: string;
  value: ReactNode;
  change?: Change | undefined;
}>;

/** The answers that were given, each row with a way to change it. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  const { t } = useText();
  return (
    <dl className="facts summary">
      {rows.map(({ term, value, change }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{isGiven(value) ? <Value value={value} /> : t('page:notGiven')}</dd>
          {change ? (
            <dd>
              <ChangeLink {...change} />
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}

type CardProps = Readonly<{
  /** The title: what and when. */
  title: ReactNode;
  headingLevel?: 2 | 3;
  /** A StatusPill, and what belongs beside it. */
  status?: ReactNode;
  facts?: readonly Fact[];
  children?: ReactNode;
  /** Links and buttons with complete texts, the main one first. */
  actions?: ReactNode;
}>;

/** One thing of a list; stands in a CardList. */
export const Card = (props: CardProps) => (
  <li className="card">
    <CardContent {...props} />
  </li>
);

/** The content of a card. */
export function CardContent({ title, headingLevel = 2, status, facts, children, actions }: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <Heading>{title}</Heading>
      {status ? <p>{status}</p> : null}
      {facts ? <Facts facts={facts} /> : null}
      {children}
      {actions ? <div className="actions">{actions}</div> : null}
    </>
  );
}

type CachedCard<Values> = Readonly<{ Content: ComponentType<Values>; className?: string }>;

/** A card of a long list, whose markup is cached; `Content` shows a CardContent of its values. */
export const cachedCard = <Values extends object>({ Content, className = 'card' }: CachedCard<Values>) =>
  cachedMarkup<Values>({ element: 'li', attributes: () => ({ className }), Content });

/** `id` is where Pagination's links land; `refreshSeconds` lets the script fetch the list again quietly. */
export function CardList({
  children,
  id,
  refreshSeconds,
}: {
  children: ReactNode;
  id?: string;
  refreshSeconds?: number;
}) {
  return (
    <ul className="cards" id={id} data-refresh={refreshSeconds}>
      {children}
    </ul>
  );
}

/** The content in place of a list that may come, fetched again as the list would be; `id` is the list's. */
export const AwaitedList = ({
  children,
  ...of
}: {
  children: ReactNode;
  id: string;
  refreshSeconds?: number;
  /** Said when a quiet refresh fails. */
  whenFailed?: string;
}) => (
  <>
    <div>
      <div id={of.id} data-refresh={of.refreshSeconds}>
        {children}
      </div>
    </div>
    {of.whenFailed ? <div id={`${of.id}-failed`} data-words={of.whenFailed} /> : null}
  </>
);

/** A list that is fetched again, with the ways to its other pages: the script puts the new part in the place of the old one, and nothing beside it. */
export const RefreshedPart = ({ children }: { children: ReactNode }) => (
  <div className="wide">{children}</div>
);

type ListLink = Readonly<{ href: string; detail?: string }> & OurOrProviders<'label'>;

/** Ways to go on, one a line: "czwartek 26 listopada (8 wolnych terminów)"; a detail begins in small letters. */
export function LinkList({ links }: { links: readonly ListLink[] }) {
  return (
    <ul className="link-list">
      {links.map(({ href, label, detail, isOfProvider }) => (
        <li key={href}>
          <a href={href}>{isOfProvider ? <ProviderText text={label} /> : label}</a>
          {detail ? <span className="text-muted"> ({detail})</span> : null}
        </li>
      ))}
    </ul>
  );
}

/** Who somebody is, or anything else that was given. */
const Value = ({ value }: { value: ReactNode }) =>
  typeof value === 'string' ? <WithDegree>{value}</WithDegree> : <>{value}</>;

const isGiven = (value: ReactNode) => value !== null && value !== undefined && value !== '';
