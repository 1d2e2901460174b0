import { Row, RowLink, Rows } from '#app/components/lists/rows.tsx';
import { HiddenWords, ProviderText, StatusPill } from '#app/components/page/index.ts';
import type { CopyRow } from '#app/routes/copies/view.server.ts';

/** Requests for copies: what is asked for and since when, then how each stands. */
export const CopyRows = ({ copies }: { copies: readonly CopyRow[] }) => (
  <Rows>
    {copies.map(({ id, title, number, subject, about, href, kind, state }) => (
      <Row
        key={id}
        title={
          <RowLink href={href}>
            {title}
            <HiddenWords>{number}</HiddenWords>
          </RowLink>
        }
        side={
          <p>
            <StatusPill kind={kind}>{state}</StatusPill>
          </p>
        }
      >
        <p>{about}</p>
        <p>
          <ProviderText text={subject} />
        </p>
      </Row>
    ))}
  </Rows>
);
