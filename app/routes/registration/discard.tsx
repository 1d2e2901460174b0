import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ButtonLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { REGISTRATION_PATHS } from '#app/journeys/registration/journey.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { requireEntry } from './guard.server.ts';

/** Says that what was typed is deleted; it tells nobody more, and is the same for every browser. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, role } = await requireEntry(args);
  const entry = REGISTRATION_PATHS[role];
  if (request.url.searchParams.has('draft')) throw redirect(entry, 303);
  return { title: request.t('registration:discard.done'), entry };
}

/** S-43: draft and files go at once, of this browser alone; one that is gone already is as good as deleted. */
export async function action(args: ActionFunctionArgs) {
  const { request, role, wizard } = await requireEntry(args);
  const { portal, browserId } = request.context;
  const id = request.url.searchParams.get('draft') ?? '';
  const place = { browserId, journey: wizard.name, id };
  const found = await portal.store.guestDrafts.find({ ...place, now: request.now.getTime() });
  if (found?.state === 'OPEN') await orOutage(request.provider.registrationFiles.removeAll({ key: found.key }));
  await portal.store.guestDrafts.remove(place);
  return redirect(`${REGISTRATION_PATHS[role]}/discard`, 303);
}

export default function Discarded() {
  const { title, entry } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title} isOutcome back={{ href: '/login', label: t('registration:toLogin') }}>
      <p>{t('registration:discard.nothingLeft')}</p>
      <p>
        <ButtonLink href={entry}>{t('registration:discard.again')}</ButtonLink>
      </p>
    </Page>
  );
}
