import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EmptyLinks } from '#app/components/guardians/empty-links.tsx';
import { LinkPill } from '#app/components/guardians/link-pill.tsx';
import { Row, Rows } from '#app/components/lists/rows.tsx';
import { ChangeLink, Outage, Page, WithPhone } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { parentList, type ParentView } from './guardians.server.ts';

const PATH = '/account/parent';

/** The parents of the own patient, also those who act no more (A§2, AP-19, AP-62). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return { title: request.t('guardians:parents.title'), list: await parentList(request) };
}

export default function Parents() {
  const { title, list } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title}>
      {list.rows === null ? (
        <Outage system={t('guardians:parents.system')} since={list.since} retryHref={PATH} />
      ) : list.rows.length === 0 ? (
        <EmptyLinks of="parents" withoutOwn={list.withoutOwn} />
      ) : (
        <>
          <p>{t('guardians:parents.lead')}</p>
          <p>
            <WithPhone>{t('guardians:byUnit')}</WithPhone>
          </p>
          <Rows>
            {list.rows.map((one) => (
              <ParentRow key={one.id} {...one} />
            ))}
          </Rows>
        </>
      )}
    </Page>
  );
}

function ParentRow({ id, name, state, since, formerSince, isAccountBlocked }: ParentView) {
  const { t } = useText();
  return (
    <Row
      title={name}
      headingLevel={2}
      side={
        formerSince === null ? (
          <>
            <p>
              <LinkPill state={state} />
            </p>
            <p>{t(`guardians:since.${state}`, { day: since })}</p>
          </>
        ) : (
          <p>{t('guardians:parents.former', { day: formerSince })}</p>
        )
      }
      end={
        <ChangeLink
          href={`${PATH}/${encodeURIComponent(id)}/remove`}
          label={t('guardians:removeParent.way', { name })}
          className="button-secondary button-small"
        />
      }
    >
      {isAccountBlocked && formerSince === null ? <p>{t('guardians:accountBlocked')}</p> : null}
    </Row>
  );
}
