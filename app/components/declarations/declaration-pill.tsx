import { StatusPill, type StatusKind } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { ShownStanding } from '#app/routes/declarations/view.server.ts';

const KINDS: Readonly<Record<ShownStanding, StatusKind>> = {
  TO_SIGN: 'waiting',
  PRE_REGISTERED: 'waiting',
  SIGNED: 'waiting',
  NOT_TAKEN: 'problem',
  ACTIVE: 'planned',
  UNTIL_NEXT: 'waiting',
  STILL_ACTIVE: 'planned',
  SUBMITTED: 'waiting',
  LOST: 'problem',
  GONE: 'problem',
  WITHDRAWN: 'ended',
  ENDED: 'ended',
};

/** The state of a declaration: active only where the hospital system says so. */
export function DeclarationPill({ standing }: { standing: ShownStanding }) {
  const { t } = useText();
  return <StatusPill kind={KINDS[standing]}>{t(`declarations:standing.${standing}`)}</StatusPill>;
}
