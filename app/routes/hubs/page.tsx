import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { enabledAreas } from '#app/areas.menu.ts';
import { HubPage } from '#app/components/hubs/hub-page.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { whatWaits } from '#app/routes/start/waits.server.ts';
import { hubOf } from './hub.server.ts';

/** /health and /matters (ours; design: look-2, Areas): the areas of a group, of one patient of the account. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const areas = enabledAreas(await applicationSettings(request));
  return hubOf(request, { areas, whatWaits });
}

export default function Hub() {
  return <HubPage {...useLoaderData<typeof loader>()} />;
}
