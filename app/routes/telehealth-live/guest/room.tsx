import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { usePageForm } from '#app/components/form/index.ts';
import { Page } from '#app/components/page/index.ts';
import { NoAccess } from '#app/components/public/no-access.tsx';
import { Chat } from '#app/components/telehealth-live/chat.tsx';
import { GuestClosed } from '#app/components/telehealth-live/guest-closed.tsx';
import { GuestRoom } from '#app/components/telehealth-live/guest-room.tsx';
import { useText } from '#app/components/text.tsx';
import { GUEST_PATH } from '#app/domain/telehealth-live/paths.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import type { ChatForm } from '#app/routes/telehealth-live/chat.form.server.ts';
import { actAsGuest, guestRoom } from './room.server.ts';

/** /telehealth/guest (ours): the talk as its guest has it; by the guest's cookie alone. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  return guestRoom(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await openToEveryone(args);
  return actAsGuest(request);
}

export default function GuestsRoom() {
  const page = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof ChatForm>({ id: 'chat' });
  const { t } = useText();
  if (page.kind === 'there') return <GuestRoom {...page} form={form} text={fields.text} />;
  if (page.kind === 'closed') return <GuestClosed unsent={fields.text.initialValue} />;
  return (
    <Page title={page.title} form={form} hasPageForm={page.kind === 'outage'}>
      {page.kind === 'left' ? (
        <p>{t('telehealth-guest:room.leftText')}</p>
      ) : (
        <Chat lines={null} path={GUEST_PATH} freshPath={GUEST_PATH} form={form} text={fields.text} />
      )}
      <NoAccess question="telehealth-live:byPhone" />
    </Page>
  );
}
