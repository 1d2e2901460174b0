import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { ActionLink, Actions, ButtonLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { donePage } from './done.server.ts';

/** The outcome of a registration, and what is next (A§4): a page for each one, and one for any that is not known. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return donePage(request);
}

export default function Done() {
  const { title, outcome, isBack, role, person, standsIn } = useLoaderData<typeof loader>();
  const { t } = useText();
  const isNew = outcome === 'REGISTERED';
  const isOwn = role === 'PATIENT';
  return (
    <Page title={title} isDone={isNew || isBack || outcome === 'REQUESTED'}>
      <p>{t(textOf({ outcome, isBack, isOwn }))}</p>
      {isNew ? (
        <>
          <p>{t(`people:link.bring.${role}`)}</p>
          <p>{t('enrolment:done.meanwhile')}</p>
        </>
      ) : null}
      <Actions>
        {person ? (
          <>
            <ButtonLink href={person.path}>
              {t(isOwn ? 'enrolment:done.own.toPerson' : 'enrolment:done.toPerson')}
            </ButtonLink>
            {isNew ? (
              <ActionLink href={person.bookingPath}>
                {t(isOwn ? 'enrolment:done.own.book' : 'enrolment:done.book')}
              </ActionLink>
            ) : null}
          </>
        ) : (
          <ButtonLink href={standsIn}>{t(`enrolment:back.${role}`)}</ButtonLink>
        )}
      </Actions>
      <CallReception />
    </Page>
  );
}

type Said = Pick<ReturnType<typeof useLoaderData<typeof loader>>, 'outcome' | 'isBack'> & { isOwn: boolean };

/** The text of the outcome; of oneself in words for oneself. */
function textOf({ outcome, isBack, isOwn }: Said) {
  if (isBack) return 'enrolment:done.back.text' as const;
  if (isOwn && outcome === 'REGISTERED') return 'enrolment:done.own.text' as const;
  return `enrolment:done.${outcome}.text` as const;
}
