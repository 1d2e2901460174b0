import { Row, RowLink } from '#app/components/lists/rows.tsx';
import { ChangeLink, StatusPill, type StatusKind } from '#app/components/page/index.ts';

/** A person of a list, in words. */
export type PersonOfList = Readonly<{
  name: string;
  /** Their own page, with all that can be done; null where nothing more is to be seen. */
  href: string | null;
  /** Relation, age and birth date, as far as they are known. */
  about: string;
  /** The state of the link, and what comes next. */
  link: Readonly<{ kind: StatusKind; state: string; consequence: string | null }>;
  /** The one thing that can be done about a person who has no page; null: nothing. */
  way: Readonly<{ href: string; label: string }> | null;
}>;

/** Somebody of a list: who it is, how the link stands, what comes next (design: look-3, People); stands in Rows. */
export const PersonRow = ({ name, href, about, link: { kind, state, consequence }, way }: PersonOfList) => (
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
    end={way === null ? null : <ChangeLink {...way} className="button-secondary button-small" />}
  >
    {about === '' ? null : <p>{about}</p>}
  </Row>
);
