import { Row, RowLink, Rows } from '#app/components/lists/rows.tsx';
import { ActionLink, StatusPill, type StatusKind } from '#app/components/page/index.ts';

/** A kind of request that the unit takes: what it needs, and where it is made. */
export type ApplicationKind = Readonly<{
  id: string;
  title: string;
  needs: string;
  ways: readonly Readonly<{ href: string; label: string }>[];
}>;

/** A request that the account has made. */
export type OwnApplication = Readonly<{
  id: string;
  title: string;
  /** About whom, where that is somebody else than the owner; with the day on which it was made. */
  about: string;
  /** When it was made; the last one comes first. */
  at: string;
  kind: StatusKind;
  state: string;
  href: string;
}>;

/** An area's requests: the kinds that it takes, and how those of the account are fetched. */
export type ApplicationsOfArea = Readonly<{
  kinds: readonly ApplicationKind[];
  mine: () => Promise<readonly OwnApplication[]>;
}>;

export const KindList = ({ kinds }: { kinds: readonly ApplicationKind[] }) => (
  <Rows>
    {kinds.map(({ id, title, needs, ways }) => (
      <Row
        key={id}
        title={title}
        end={ways.map(({ href, label }) => (
          <ActionLink key={href} href={href}>
            {label}
          </ActionLink>
        ))}
      >
        <p>{needs}</p>
      </Row>
    ))}
  </Rows>
);

export const OwnList = ({ applications }: { applications: readonly OwnApplication[] }) => (
  <Rows>
    {applications.map(({ id, title, about, kind, state, href }) => (
      <Row
        key={id}
        title={<RowLink href={href}>{title}</RowLink>}
        side={
          <p>
            <StatusPill kind={kind}>{state}</StatusPill>
          </p>
        }
      >
        <p>{about}</p>
      </Row>
    ))}
  </Rows>
);
