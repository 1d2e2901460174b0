import type { ConsentState } from '#contract/given-consents/reading/state.ts';
import { StatusPill, type StatusKind } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

const KINDS: Readonly<Record<ConsentState, StatusKind>> = {
  IN_FORCE: 'planned',
  AHEAD: 'waiting',
  AWAITS_SIGNATURE: 'waiting',
  AWAITS_OWN_CONSENT: 'waiting',
  ENDED: 'ended',
  CANCELLED: 'ended',
  ON_ACCOUNT: 'problem',
  UNKNOWN: 'problem',
};

/** The state of a consent: never as in force what is not (B-38). */
export function ConsentPill({ state }: { state: ConsentState }) {
  const { t } = useText();
  return <StatusPill kind={KINDS[state]}>{t(`given-consents:pill.${state}`)}</StatusPill>;
}
