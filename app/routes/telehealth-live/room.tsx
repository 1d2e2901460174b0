import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { WaitingRoom } from '#app/components/telehealth-live/waiting-room.tsx';
import { requireLive } from './guard.server.ts';
import { actInRoom, roomPage } from './room.server.ts';

/** /telehealth/telewaitingroom (C§2): who comes, and whether the doctor is there. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireLive(args, 'room');
  return roomPage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireLive(args, 'room');
  return actInRoom(request);
}

export default function Room() {
  return <WaitingRoom {...useLoaderData<typeof loader>()} />;
}
