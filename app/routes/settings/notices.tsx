import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EmptyState, Notice, Page, Time } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { t, session } = await requireAccount(args);
  return {
    title: t('settings:notices.title'),
    recent: session.notices.map(({ key, kind, values, at }) => ({
      text: t(key as TextKey, values),
      kind,
      at: new Date(at).toISOString(),
    })),
  };
}

export default function Notices() {
  const { title, recent } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title}>
      {recent.length === 0 ? (
        <EmptyState title={t('settings:notices.empty.title')}>{t('settings:notices.empty.text')}</EmptyState>
      ) : (
        <ul className="m-0 list-none p-0">
          {recent.map(({ text, kind, at }) => (
            <li key={at}>
              <Notice kind={kind}>
                {text} (<Time at={at} withTime />)
              </Notice>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
