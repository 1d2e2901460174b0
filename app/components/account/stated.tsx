import type { ReactNode } from 'react';
import { StatusPill, type StatusKind } from '#app/components/page/index.ts';

type StatedProps = Readonly<{
  value?: ReactNode;
  kind: StatusKind;
  /** The state in words. */
  state: string;
  /** The consequence of it. */
  consequence?: string | undefined;
}>;

/** A value with its state, and what follows from that. */
export const Stated = ({ value, kind, state, consequence }: StatedProps) => (
  <>
    {value}
    {value === undefined ? null : <br />}
    <StatusPill kind={kind}>{state}</StatusPill>
    {consequence ? (
      <>
        <br />
        <span className="text-muted">{consequence}</span>
      </>
    ) : null}
  </>
);
