import type { Link } from '#contract/people/reading/link.ts';
import { StatusPill, type StatusKind } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

const KINDS: Readonly<Record<Link, StatusKind>> = {
  CONFIRMED: 'planned',
  WAITING: 'waiting',
  BLOCKED: 'problem',
  ENDED: 'ended',
};

/** The state of a link, in the words of the specification (A§4). */
export function LinkPill({ state }: { state: Link }) {
  const { t } = useText();
  return <StatusPill kind={KINDS[state]}>{t(`guardians:state.${state}`)}</StatusPill>;
}
