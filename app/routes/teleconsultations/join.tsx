import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CalendarLink } from '#app/components/appointments/calendar-link.tsx';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { ActionLink, Facts, Page, Panel, PhoneLink, TextNaming } from '#app/components/page/index.ts';
import { MissingParts } from '#app/components/telehealth/missing-parts.tsx';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { joinView } from './join.server.ts';

/** /telehealth?teleconsultationId: when one can join, and the unit's phone (B-65); no id, or one that is none of the account's, leads to the list. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const view = await joinView(request);
  if (!view) throw redirect('/bookings', 303);
  return view;
}

export default function Join() {
  const { title, booking, text, hours, missing, filesPath } = useLoaderData<typeof loader>();
  const { t } = useText();
  const { service, practitioner, patient, when, until, path, phone } = booking;
  return (
    <Page
      title={<TextNaming name={service}>{title}</TextNaming>}
      back={{ href: path, label: t('bookings:cancel.back') }}
    >
      <Panel variant="band" title={`${when}–${until}`}>
        <p>{hours ?? text}</p>
        <Facts
          facts={[
            { term: t('bookings:facts.patient'), value: patient },
            { term: t('bookings:facts.practitioner'), value: practitioner },
          ]}
        />
      </Panel>
      <p>
        {t(hours === null ? 'telehealth:join.over' : 'telehealth:join.phone')}{' '}
        {phone ? <PhoneLink phone={phone} /> : null}
      </p>
      {phone ? null : <CallReception />}
      <MissingParts missing={missing} />
      {filesPath === null ? null : (
        <p>
          <ActionLink href={filesPath}>{t('telehealth:join.files')}</ActionLink>
        </p>
      )}
      {hours === null ? null : <CalendarLink booking={booking} />}
    </Page>
  );
}
