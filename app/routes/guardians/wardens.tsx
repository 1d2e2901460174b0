import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EmptyLinks } from '#app/components/guardians/empty-links.tsx';
import { LinkPill } from '#app/components/guardians/link-pill.tsx';
import { Row, Rows } from '#app/components/lists/rows.tsx';
import { ChangeLink, Outage, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { wardenList, type Act, type GuardianView } from './guardians.server.ts';

const PATH = '/account/warden';

/** Who acts for the own patient, or asks to (A§2, AP-18). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return { title: request.t('guardians:wardens.title'), list: await wardenList(request) };
}

export default function Wardens() {
  const { title, list } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title}>
      {list.rows === null ? (
        <Outage system={t('guardians:wardens.system')} since={list.since} retryHref={PATH} />
      ) : list.rows.length === 0 ? (
        <EmptyLinks of="wardens" withoutOwn={list.withoutOwn} />
      ) : (
        <>
          <p>{t('guardians:wardens.lead')}</p>
          <Rows>
            {list.rows.map((one) => (
              <Warden key={one.accountId} {...one} />
            ))}
          </Rows>
        </>
      )}
    </Page>
  );
}

function Warden({ accountId, name, state, acts, since, isForUnit, ...link }: GuardianView) {
  const { t } = useText();
  const path = (act: Act | 'until' | 'scope') => `${PATH}/${encodeURIComponent(accountId)}/${act}`;
  const ways = [
    ...(link.mayBeNarrowed ? [{ act: 'scope' as const, label: t('guardians:narrow.way', { name }) }] : []),
    ...(link.mayBeLimited ? [{ act: 'until' as const, label: t('guardians:limit.way', { name }) }] : []),
    ...acts.map((act) => ({ act, label: t(`guardians:act.${act}.way`, { name }) })),
  ];
  return (
    <Row
      title={name}
      headingLevel={2}
      side={
        <>
          <p>
            <LinkPill state={state} />
          </p>
          <p>{t(`guardians:since.${state}`, { day: since })}</p>
          {link.scope === null ? null : <p>{t(`guardians:scope.${link.scope}`)}</p>}
          {link.until === null ? null : <p>{t('guardians:until', { day: link.until })}</p>}
        </>
      }
      end={ways.map(({ act, label }) => (
        <span key={act}>
          <ChangeLink href={path(act)} label={label} className="button-secondary button-small" />{' '}
        </span>
      ))}
    >
      {isForUnit ? <p>{t(state === 'BLOCKED' ? 'guardians:forUnitBlocked' : 'guardians:forUnit')}</p> : null}
      {link.isAccountBlocked ? <p>{t('guardians:accountBlocked')}</p> : null}
    </Row>
  );
}
