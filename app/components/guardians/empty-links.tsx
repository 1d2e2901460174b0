import type { WithoutPatient } from '#app/services/page/own-claim.server.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { EmptyState } from '#app/components/page/index.ts';
import { NoPatient } from '#app/components/page/no-patient.tsx';
import { useText } from '#app/components/text.tsx';

type EmptyLinksProps = Readonly<{ of: 'wardens' | 'parents'; withoutOwn: WithoutPatient | null }>;

/** Why there is nobody in the list, and what to do. */
export function EmptyLinks({ of, withoutOwn }: EmptyLinksProps) {
  const { t } = useText();
  if (withoutOwn) return <NoPatient why={withoutOwn} lack={`guardians:${of}.noOwn`} />;
  return (
    <EmptyState title={t(`guardians:${of}.empty.title`)}>
      <p>{t(`guardians:${of}.empty.text`)}</p>
      <CallReception />
    </EmptyState>
  );
}
