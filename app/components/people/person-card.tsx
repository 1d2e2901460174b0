import { Row, RowLink } from '#app/components/lists/rows.tsx';
import { ChangeLink, StatusPill, type StatusKind } from '#app/components/page/index.ts';

/** A person of a list, in words. */
export type CardOfPerson = Readonly<{
  name: string;
  /** Their own page; null where nothing more is to be seen. */
  href: string | null;
  /** Relation, age and birth date, as far as they are known. */
  about: string;
  link: Readonly<{ kind: StatusKind; state: string; consequence: string | null }>;
  ways: readonly Readonly<{ href: string; label: string }>[];
}>;

/** Somebody of a list: who it is, how the link stands, and what can be done (design: look-3, People); stands in Rows. */
export const PersonCard = ({ name, href, about, link: { kind, state, consequence }, ways }: CardOfPerson) => (
  <Row
    headingLevel={2}
    title={href === null ? name : <RowLink href={href}>{name}</RowLink>}
    side={
      <>
        <p>
          <StatusPill kind={kind}>{state}</StatusPill>
        </p>
        {consequence === null ? null : <p>{consequence}</p>}
      </>
    }
    end={
      ways.length === 0
        ? null
        : ways.map((way) => (
            <span key={way.href}>
              <ChangeLink {...way} className="button-secondary button-small" />{' '}
            </span>
          ))
    }
  >
    {about === '' ? null : <p>{about}</p>}
  </Row>
);
