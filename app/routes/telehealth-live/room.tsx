import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SilentPage } from '#app/components/telehealth-live/silent-page.tsx';
import { WaitingRoom } from '#app/components/telehealth-live/waiting-room.tsx';
import { requireLiveOrSilence } from './guard.server.ts';
import { actInRoom, roomPage } from './room.server.ts';
import { actInSilence, silentPage } from './silence.server.ts';

/** /telehealth/telewaitingroom (C§2): who comes, and whether the doctor is there. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireLiveOrSilence(args, 'room');
  return request.live === null ? silentPage(request, 'room') : roomPage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireLiveOrSilence(args, 'room');
  return request.live === null ? actInSilence(request, 'room') : actInRoom(request);
}

export default function Room() {
  const page = useLoaderData<typeof loader>();
  return 'silence' in page ? <SilentPage {...page} chat={null} /> : <WaitingRoom {...page} />;
}
