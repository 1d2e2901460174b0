import { ActionLink, ButtonLink } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { newDeclarationPath } from '#app/domain/declarations/kinds.ts';
import { declarationPagePath, hospitalPath } from '#app/domain/declarations/paths.ts';
import type { DeclarationView } from '#app/routes/declarations/view.server.ts';

type DeclarationWaysProps = Readonly<{ id: string; view: DeclarationView }>;

/** The ways of a declaration: edited and withdrawn while it is not signed, else replaced (B-48). */
export function DeclarationWays({ id, view: { type, closedBy, standing, systemId } }: DeclarationWaysProps) {
  const { t } = useText();
  const isOpen = closedBy === null;
  const isAtHospital = systemId !== null && standing !== 'GONE';
  return (
    <>
      <ActionLink href={declarationPagePath(id, 'printout')} icon="printer">
        {t('declarations:details.print')}
      </ActionLink>
      {isOpen && standing !== 'GONE' ? (
        <ActionLink href={declarationPagePath(id, 'edit')}>{t('declarations:details.edit')}</ActionLink>
      ) : null}
      {isAtHospital ? (
        <ActionLink href={hospitalPath(systemId)}>{t('declarations:details.hospital')}</ActionLink>
      ) : null}
      {isOpen ? (
        <ButtonLink href={declarationPagePath(id, 'withdraw')} variant="danger" isSmall>
          {t('declarations:details.withdraw')}
        </ButtonLink>
      ) : (
        <ActionLink href={newDeclarationPath(type)}>{t(`declaration-wizard:anew.${type}`)}</ActionLink>
      )}
    </>
  );
}
