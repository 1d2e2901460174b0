import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Page, Section } from '#app/components/page/index.ts';
import { DeviceTest } from '#app/components/telehealth-live/device-test.tsx';
import { useText } from '#app/components/text.tsx';
import { joinPath } from '#app/domain/telehealth/paths.ts';
import { requireDeviceTest } from './guard.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { t, url } = await requireDeviceTest(args);
  const id = url.searchParams.get('teleconsultationId') ?? '';
  return { title: t('telehealth-call:test.title'), back: id === '' ? '/bookings' : joinPath(id) };
}

/** Ours: picture, sound and devices are tried before a teleconsultation, without joining one. */
export default function TelehealthTest() {
  const { title, back } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title} back={{ href: back }}>
      <p>{t('telehealth-call:test.lead')}</p>
      <DeviceTest />
      <Section title={t('telehealth-call:test.needsTitle')}>
        <ul>
          {(['C', 'A', 'V'] as const).map((type) => (
            <li key={type}>{t(`telehealth-call:test.needs.${type}`)}</li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
