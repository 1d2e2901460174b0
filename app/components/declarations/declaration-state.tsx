import { CallReception } from '#app/components/page/call-reception.tsx';
import { State, type Look, type Step } from '#app/components/page/index.ts';
import { SignAct, SignNotes } from '#app/components/signing/sign-parts.tsx';
import { useText } from '#app/components/text.tsx';
import type { DeclarationView, ShownStanding } from '#app/routes/declarations/view.server.ts';
import type { SigningView } from '#app/routes/signing/signing.server.ts';

const LOOKS: Readonly<Record<ShownStanding, Look>> = {
  TO_SIGN: 'waiting',
  PRE_REGISTERED: 'waiting',
  SIGNED: 'waiting',
  NOT_TAKEN: 'bad',
  ACTIVE: 'done',
  UNTIL_NEXT: 'waiting',
  STILL_ACTIVE: 'done',
  SUBMITTED: 'waiting',
  LOST: 'bad',
  GONE: 'bad',
  WITHDRAWN: 'still',
  ENDED: 'still',
};

const NEEDS_THE_UNIT: ReadonlySet<ShownStanding> = new Set([
  'NOT_TAKEN',
  'LOST',
  'GONE',
  'PRE_REGISTERED',
  'STILL_ACTIVE',
]);

/** Tells whether the state says whom to ring: the unit alone knows more. */
export const needsTheUnit = ({ standing }: DeclarationView) => NEEDS_THE_UNIT.has(standing);

type StateProps = Readonly<{
  view: DeclarationView;
  /** Null of what the hospital system alone holds: it is not signed here. */
  signing: SigningView | null;
}>;

/** The state of a declaration, active only where the hospital system says so; what follows from it, and the way to sign it. */
export function DeclarationState({ view, signing }: StateProps) {
  const { standing } = view;
  const { t } = useText();
  return (
    <State
      look={LOOKS[standing]}
      sentence={t(`declarations:standing.${standing}`)}
      act={signing ? <SignAct signing={signing} /> : null}
    >
      <p>{t(`declarations:meaning.${standing}`)}</p>
      {needsTheUnit(view) ? <CallReception /> : null}
      {signing ? <SignNotes signing={signing} /> : null}
    </State>
  );
}

/** The steps of a declaration while it goes through them: saved, signed, taken by the hospital system. */
export function useDeclarationSteps({ standing, submitted }: DeclarationView): Step[] {
  const { t } = useText();
  const saved: Step = { as: 'done', name: t('declarations:step.saved') };
  const signed: Step = { as: 'done', name: t('declarations:step.signed') };
  const inForce: Step = { as: 'later', name: t('declarations:step.inForce') };
  if (standing === 'TO_SIGN') return [saved, { as: 'now', name: t('declarations:step.sign') }, inForce];
  if (standing === 'SIGNED')
    return [saved, signed, { as: 'now', name: t('declarations:step.taking') }, inForce];
  if (standing === 'NOT_TAKEN') return [saved, signed, { as: 'failed', name: t('declarations:step.taking') }];
  if (standing === 'ACTIVE' && submitted !== null)
    return [
      { as: 'done', name: t('declarations:step.submitted'), detail: submitted },
      { as: 'now', name: t('declarations:step.inForce') },
    ];
  return [];
}
