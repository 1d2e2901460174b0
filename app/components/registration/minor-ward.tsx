import { ActionForm } from '#app/components/form/index.ts';
import { WithPhone } from '#app/components/page/desk-phone.tsx';
import { Notice } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

/** A ward who is under 18 may be somebody's child: the way to that form, or whom to ring while it is switched off. */
export function MinorWard({ path }: { path: string | null }) {
  const { t } = useText();
  if (path === null)
    return (
      <Notice kind="notice">
        <WithPhone>{t('registration:review.minorByPhone')}</WithPhone>
      </Notice>
    );
  return (
    <>
      <Notice kind="notice">{t('enrolment:review.minor')}</Notice>
      <ActionForm submit="enrolment:review.asChild" action={path} />
    </>
  );
}
