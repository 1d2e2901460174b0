import { Outlet } from '@remix-run/react';
import { AreaLayout } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { BOX_PATHS, DRAFTS_PATH } from '#app/domain/messages/paths.ts';

/** The layout of messages: its lists as links beside each of its screens (C§2). */
export default function Messages() {
  const { t } = useText();
  return (
    <AreaLayout
      label={t('messages:navigation')}
      items={[
        { href: BOX_PATHS.inbox, label: t('messages:box.inbox.tab'), standsAlone: true },
        { href: BOX_PATHS.outbox, label: t('messages:box.outbox.tab') },
        { href: DRAFTS_PATH, label: t('messages:drafts.tab') },
      ]}
    >
      <Outlet />
    </AreaLayout>
  );
}
