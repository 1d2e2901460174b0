import { ActionForm } from '#app/components/form/index.ts';
import { ActionLink, Actions, ButtonLink } from '#app/components/page/index.ts';
import { registrationPath } from '#app/components/people/ways.ts';
import { useText } from '#app/components/text.tsx';
import type { PatientRole } from '#app/domain/patients/patients.ts';

type Begun = Readonly<{ role: PatientRole; name: string | null; path: string; discardPath: string }>;

/** A registration that was begun in another role: to go on with it, to take its answers for this one, or to delete it. */
export function BegunRegistration({ begun, into }: Readonly<{ begun: Begun; into: PatientRole }>) {
  const { t } = useText();
  const { name } = begun;
  const what = t(`enrolment:begun.as.${begun.role}`);
  return (
    <>
      <p>
        {name === null ? t('enrolment:begun.unnamed', { what }) : t('enrolment:begun.named', { what, name })}
      </p>
      <Actions>
        <ButtonLink href={begun.path}>{t('enrolment:begun.continue')}</ButtonLink>
        <ActionForm submit={`enrolment:begun.change.${into}`} action={registrationPath(into)} />
        <ActionLink href={begun.discardPath}>{t('enrolment:begun.discard')}</ActionLink>
      </Actions>
    </>
  );
}
