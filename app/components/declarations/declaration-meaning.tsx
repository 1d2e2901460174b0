import { CallReception } from '#app/components/page/call-reception.tsx';
import { useText } from '#app/components/text.tsx';
import type { DeclarationView } from '#app/routes/declarations/view.server.ts';
import { DeclarationPill } from './declaration-pill.tsx';

const NEEDS_THE_UNIT: ReadonlySet<string> = new Set([
  'NOT_TAKEN',
  'LOST',
  'GONE',
  'PRE_REGISTERED',
  'STILL_ACTIVE',
]);

/** The state of a declaration, and what follows from it today. */
export function DeclarationMeaning({ view: { standing } }: Readonly<{ view: DeclarationView }>) {
  const { t } = useText();
  return (
    <>
      <p>
        <DeclarationPill standing={standing} />
      </p>
      <p>{t(`declarations:meaning.${standing}`)}</p>
      {NEEDS_THE_UNIT.has(standing) ? <CallReception /> : null}
    </>
  );
}
