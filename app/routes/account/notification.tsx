import { isDefinedError, safe } from '@orpc/client';
import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { isOn } from '#app/areas.ts';
import { Actions, ButtonLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { documentsOfContextPath } from '#app/domain/clinical-documents/paths.ts';
import { messagePath } from '#app/domain/messages/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { guidOf } from '#app/services/access/notification-guid.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';

/**
 * Leads to what a notification is of, behind the gates: the message that it is about is confirmed by then. Old,
 * foreign or unknown: one page.
 */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const missing = () => data({ title: request.t('account:notification.missing') }, { status: 404 });
  const guid = guidOf(args.params['guid']);
  if (guid === null) return missing();
  const [error, found] = await safe(request.provider.account.notification({ guid }));
  if (isDefinedError(error)) return missing();
  if (error) throw error;
  const { contextType, contextId } = found;
  // The area says by itself that it is off.
  if (contextType === 'DOCUMENT') throw redirect(documentsOfContextPath(contextId), 303);
  if (contextType !== 'MESSAGE') return missing();
  if (isOn('messages', await applicationSettings(request))) throw redirect(messagePath(contextId), 303);
  throw await redirectWithNotice(request, '/main', { key: 'account:notification.read', kind: 'notice' });
}

export default function Notification() {
  const { title } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title}>
      <p>{t('account:notification.why')}</p>
      <p>{t('account:notification.other')}</p>
      <Actions>
        <ButtonLink href="/main">{t('account:notification.home')}</ButtonLink>
      </Actions>
    </Page>
  );
}
