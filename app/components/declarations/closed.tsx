import { CallReception } from '#app/components/page/call-reception.tsx';
import { ActionLink, Actions, ButtonLink } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { newDeclarationPath } from '#app/domain/declarations/kinds.ts';
import type { closedBy } from '#contract/declarations/reading/standing.ts';

type ClosedProps = Readonly<{
  act: 'edit' | 'withdraw';
  closedBy: NonNullable<ReturnType<typeof closedBy>>;
  type: Parameters<typeof newDeclarationPath>[0];
  path: string;
  /** The answer to the form has said why: it is not said again. */
  hasErrors: boolean;
}>;

/** Why a declaration can be neither edited nor withdrawn, and what to do instead (B-48). */
export function Closed({ act, closedBy, type, path, hasErrors }: ClosedProps) {
  const { t } = useText();
  return (
    <>
      {hasErrors ? null : <p>{t(`declarations:${act}.closed.${closedBy}`)}</p>}
      <CallReception />
      <Actions>
        <ButtonLink href={path}>{t('declarations:edit.back')}</ButtonLink>
        <ActionLink href={newDeclarationPath(type)}>{t('declarations:edit.anew')}</ActionLink>
      </Actions>
    </>
  );
}
