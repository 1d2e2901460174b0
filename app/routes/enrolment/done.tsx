import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { ActionLink, ButtonLink, LinkRows, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { donePage } from './done.server.ts';

/** What has become of a registration, and what is next (A§4): a page for each outcome, and one for any that is not known. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return donePage(request);
}

export default function Done() {
  const { title, outcome, isBack, role, person, listPath } = useLoaderData<typeof loader>();
  const { t } = useText();
  const isNew = outcome === 'REGISTERED';
  return (
    <Page title={title} isDone={isNew || isBack || outcome === 'REQUESTED'}>
      <p>{t(isBack ? 'enrolment:done.back.text' : `enrolment:done.${outcome}.text`)}</p>
      {isNew ? (
        <>
          <p>{t(`people:link.bring.${role}`)}</p>
          <p>{t('enrolment:done.meanwhile')}</p>
        </>
      ) : null}
      <LinkRows>
        {person ? (
          <>
            <ButtonLink href={person.path}>{t('enrolment:done.toPerson')}</ButtonLink>
            {isNew ? <ActionLink href={person.bookingPath}>{t('enrolment:done.book')}</ActionLink> : null}
          </>
        ) : (
          <ButtonLink href={listPath}>{t(`enrolment:back.${role}`)}</ButtonLink>
        )}
      </LinkRows>
      <CallReception />
    </Page>
  );
}
