import { StatusPill, type StatusKind } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { Standing } from '#contract/declarations/reading/standing.ts';

const KINDS: Readonly<Record<Standing, StatusKind>> = {
  TO_SIGN: 'waiting',
  PRE_REGISTERED: 'waiting',
  SIGNED: 'waiting',
  ACTIVE: 'planned',
  UNTIL_NEXT: 'waiting',
  SUBMITTED: 'waiting',
  LOST: 'problem',
  GONE: 'problem',
  WITHDRAWN: 'ended',
  ENDED: 'ended',
};

/** How a declaration stands: active only where the hospital system says so. */
export function DeclarationPill({ standing }: { standing: Standing }) {
  const { t } = useText();
  return <StatusPill kind={KINDS[standing]}>{t(`declarations:standing.${standing}`)}</StatusPill>;
}
