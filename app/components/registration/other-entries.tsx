import { LinkList } from '#app/components/page/lists.tsx';
import { useText } from '#app/components/text.tsx';
import type { PatientRole } from '#app/domain/patients/patients.ts';
import { REGISTRATION_PATHS } from '#app/domain/registration/paths.ts';

/** The ways to an account that are open, and to sign-in. */
export function OtherEntries({ roles }: Readonly<{ roles: readonly PatientRole[] }>) {
  const { t } = useText();
  return (
    <LinkList
      links={[
        ...roles.map((role) => ({
          href: REGISTRATION_PATHS[role],
          label: t(`registration:over.${role}`),
        })),
        { href: '/login', label: t('page:problem.inDoubt.toLogin') },
      ]}
    />
  );
}
