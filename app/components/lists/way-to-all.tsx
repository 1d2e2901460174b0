import { ActionLink } from '#app/components/page/index.ts';
import type { WholeList } from '#app/domain/lists/first-of.ts';

type WayProps = Readonly<{
  all: WholeList;
  /** "Wszystkie wnioski: 34". */
  children: (count: number) => string;
}>;

/** The way to the whole of a list of which the first stand here, with how many there are; nothing where these are all. */
export const WayToAll = ({ all, children }: WayProps) =>
  all === null ? null : (
    <p className="m-0">
      <ActionLink href={all.href}>{children(all.count)}</ActionLink>
    </p>
  );
