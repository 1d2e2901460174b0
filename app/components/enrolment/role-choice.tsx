import { CallReception } from '#app/components/page/call-reception.tsx';
import { EmptyState, LinkList } from '#app/components/page/index.ts';
import { registrationPath } from '#app/components/people/ways.ts';
import { useText } from '#app/components/text.tsx';
import type { PatientRole } from '#app/domain/patients/patients.ts';

type RoleChoiceProps = Readonly<{
  isUnknown: boolean;
  roles: readonly PatientRole[];
  /** The state of one's own record, where there is one already. */
  own: 'there' | 'waiting' | null;
}>;

/** The people whom one may register; with the fault of an address that names nobody of them (AP-15). */
export function RoleChoice({ isUnknown, roles, own }: RoleChoiceProps) {
  const { t } = useText();
  return (
    <>
      {isUnknown ? <p>{t('enrolment:choice.title')}</p> : null}
      {roles.length > 0 ? (
        <LinkList
          links={roles.map((role) => ({
            href: registrationPath(role),
            label: t(`enrolment:choice.${role}`),
          }))}
        />
      ) : (
        <EmptyState title={t('enrolment:choice.none')}>
          <p>{t('enrolment:choice.atUnit')}</p>
          <CallReception />
        </EmptyState>
      )}
      {own ? (
        <p>
          {t(`enrolment:own.${own}.text`)} <a href="/account/mydata">{t('enrolment:own.link')}</a>
        </p>
      ) : null}
    </>
  );
}
