import { Row, RowLink } from '#app/components/lists/rows.tsx';
import { ButtonLink, HiddenWords, ProviderText } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { DeclarationRow, ShownStanding } from '#app/routes/declarations/view.server.ts';
import { DeclarationPill } from './declaration-pill.tsx';
import { DeclarationTitle } from './declaration-title.tsx';

/** Standings that the group's heading says. */
const SAID: ReadonlySet<ShownStanding> = new Set(['TO_SIGN', 'SIGNED', 'ACTIVE', 'SUBMITTED', 'ENDED']);

type Noted = Pick<DeclarationRow, 'standing' | 'hasWaitingEdit'> & Readonly<{ canSign: boolean }>;

/** The note on what is to be done with it; null: nothing, or its button or its own page says it. */
function noteOf({ standing, hasWaitingEdit, canSign }: Noted) {
  if (standing === 'NOT_TAKEN') return 'declarations:list.notTaken';
  if (standing !== 'TO_SIGN') return null;
  if (hasWaitingEdit) return 'declarations:list.editWaits';
  return canSign ? null : 'declarations:list.toSignOnPaper';
}

type ListedDeclaration = DeclarationRow & Readonly<{ isAlike: boolean }>;

type ItemProps = Readonly<{
  row: ListedDeclaration;
  canSign: boolean;
  /** The first one: its button is the filled one. */
  isFirst: boolean;
}>;

/** A declaration in a list: what and whom it chooses, whose and where, how it stands; and that it must be signed, until it is (B-52). */
export function DeclarationItem({ row, canSign, isFirst }: ItemProps) {
  const { t } = useText();
  const { href, signHref, patient, unit, submitted, standing, hasWaitingEdit } = row;
  const note = noteOf({ standing, hasWaitingEdit, canSign });
  // Several people may have chosen the same doctor: who hears a list of links tells them apart by the rest.
  const rest = row.isAlike ? [patient, submitted].filter((part) => part !== null).join(', ') : '';
  return (
    <Row
      title={
        <RowLink href={href}>
          <DeclarationTitle {...row} />
          {rest === '' ? null : <HiddenWords>{`(${rest})`}</HiddenWords>}
        </RowLink>
      }
      side={
        <>
          {SAID.has(standing) ? null : (
            <p>
              <DeclarationPill standing={standing} />
            </p>
          )}
          {submitted === null ? null : <p>{t('declarations:list.submitted', { day: submitted })}</p>}
        </>
      }
      end={
        canSign && signHref !== null ? (
          <ButtonLink href={signHref} variant={isFirst ? 'primary' : 'secondary'} isSmall>
            <span>
              {t('declarations:list.sign')}
              <HiddenWords>
                <DeclarationTitle {...row} />
              </HiddenWords>
            </span>
          </ButtonLink>
        ) : null
      }
    >
      {patient === null ? null : <p>{t('declarations:list.patient', { patient })}</p>}
      {unit === null ? null : (
        <p>
          <ProviderText text={unit} />
        </p>
      )}
      {note === null ? null : <p className="text-muted">{t(note)}</p>}
    </Row>
  );
}
