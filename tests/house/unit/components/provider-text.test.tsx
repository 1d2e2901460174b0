import { useLoaderData } from '@remix-run/react';
import type { FunctionComponent, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import { Booking } from '#contract/bookings/schemas/bookings.ts';
import { RadioGroup } from '#app/components/form/index.ts';
import {
  ActionLink,
  Facts,
  LinkList,
  ProviderText,
  TextNaming,
  WithDegree,
} from '#app/components/page/index.ts';
import { VisitRowContent } from '#app/components/lists/visit-row.tsx';
import { TextContext } from '#app/components/text.tsx';
import type { Language } from '#app/domain/dates/words.ts';
import { plainText, providerText } from '#app/domain/text.ts';
import { textIn } from '#app/services/text/texts.ts';

const service = providerText('Konsultacja');
const { t } = textIn('en');

const shown = (content: ReactElement, language: Language) =>
  renderToStaticMarkup(<TextContext.Provider value={textIn(language)}>{content}</TextContext.Provider>);

describe('on the page', () => {
  test.each<[Language, string]>([
    ['pl', 'Konsultacja'],
    ['en', '<span lang="pl">Konsultacja</span>'],
  ])('a text of the provider says its language where the page speaks another one: %s', (language, markup) => {
    expect(shown(<ProviderText text={service} />, language)).toBe(markup);
  });

  test('a text that names it marks the name alone', () => {
    const details = <TextNaming name={service}>{`Details: ${plainText(service)}, 24 November`}</TextNaming>;
    expect(shown(details, 'en')).toBe(
      '<span>Details: <span lang="pl">Konsultacja</span>, 24 November</span>',
    );
    expect(shown(<TextNaming name={service}>Details</TextNaming>, 'en')).toBe('Details');
    expect(shown(<TextNaming name={service}>{`${plainText(service)}, lek. Ewa Lis`}</TextNaming>, 'en')).toBe(
      '<span><span lang="pl">Konsultacja</span>, <span lang="pl">lek.</span> Ewa Lis</span>',
    );
  });

  test('the lines of a row mark who and where', () => {
    const row = (
      <VisitRowContent
        at="2026-11-27T08:00:00Z"
        title={service}
        standing={null}
        actions={null}
        parts={{ weekday: 'Friday', dayOfMonth: '27', month: 'November', time: '9:00' }}
        lines={['dr n. med. Jan Lis', 'room 4']}
      />
    );
    expect(shown(row, 'en')).toContain('<span lang="pl">dr n. med.</span> Jan Lis');
  });
});

describe('a degree before a name', () => {
  test.each([
    ['dr n. med. Katarzyna Majewska', '<span lang="pl">dr n. med.</span> Katarzyna Majewska'],
    ['lek. Łucja Żuk, room 5', '<span lang="pl">lek.</span> Łucja Żuk, room 5'],
    [
      'Poradnia Serca, prof. dr hab. n. med. Jan Lis',
      'Poradnia Serca, <span lang="pl">prof. dr hab. n. med.</span> Jan Lis',
    ],
    ['dr Ewa Lis', '<span lang="pl">dr</span> Ewa Lis'],
    ['lek. dent. Ola Mak', '<span lang="pl">lek. dent.</span> Ola Mak'],
    ['Anna Nowak', 'Anna Nowak'],
    ['A practitioner on duty', 'A practitioner on duty'],
    ['paid by Dr Smith', 'paid by Dr Smith'],
  ])('%s', (name, markup) => {
    expect(shown(<WithDegree>{name}</WithDegree>, 'en')).toBe(markup);
    expect(shown(<WithDegree>{name}</WithDegree>, 'pl')).toBe(name);
    expect(shown(<Facts facts={[{ term: 'Practitioner', value: name }]} />, 'en')).toContain(markup);
  });
});

/** Each line after the directive is what a page must not be able to do; tsc fails on a directive that finds nothing. */
describe('what a page cannot forget', () => {
  const field = { name: 'place', formId: 'places', errors: undefined, initialValue: undefined };

  test('it is no text, no child and no value by itself', () => {
    const takesText = (text: string) => text;
    const forgotten = (): unknown[] => [
      // @ts-expect-error a child of an element
      <p key="1">{service}</p>,
      // @ts-expect-error a child that is to be a text
      <TextNaming key="2" name={service} children={service} />,
      // @ts-expect-error a property that is to be a text
      <ActionLink key="3" href={service}>
        {t('page:back')}
      </ActionLink>,
      // @ts-expect-error the title of a fact
      <Facts key="4" facts={[{ term: service, value: '' }]} />,
      // @ts-expect-error the value of a fact
      <Facts key="5" facts={[{ term: '', value: service }]} />,
      // @ts-expect-error the label of a link
      <LinkList key="6" links={[{ href: '/', label: service }]} />,
      // @ts-expect-error the label of an option
      <RadioGroup key="7" field={field} label="page:back" options={[{ value: '', label: service }]} />,
      // @ts-expect-error a text that is not the provider's, marked as one
      <LinkList key="8" links={[{ href: '/', label: '', isOfProvider: true }]} />,
      // @ts-expect-error a text that is not the provider's, shown as one
      <ProviderText key="9" text="Details" />,
      // @ts-expect-error a text of ours that names it
      t('bookings:print.title', { service, day: '' }),
      // @ts-expect-error what takes a text
      takesText(service),
      // @ts-expect-error compared with a text
      service === 'Konsultacja',
    ];
    expect(forgotten).toBeTypeOf('function');
  });

  test('it can be shown, marked and opened', () => {
    const remembered = (): unknown[] => [
      <ProviderText key="1" text={service} />,
      <Facts
        key="2"
        facts={[{ term: service, isOfProvider: true, value: <ProviderText text={service} /> }]}
      />,
      <LinkList key="3" links={[{ href: '/', label: service, isOfProvider: true }]} />,
      t('bookings:print.title', { service: plainText(service), day: '' }),
    ];
    expect(remembered).toBeTypeOf('function');
  });
});

test('the provider writes a string, the portal reads a text of the provider, and a page gets one from its loader', () => {
  type Name<Of extends { service: unknown }> = Of['service'] extends { name: infer Found } ? Found : never;
  expectTypeOf<Name<z.input<typeof Booking>>>().toEqualTypeOf<string>();
  expectTypeOf<Name<z.output<typeof Booking>>>().toEqualTypeOf<ProviderText>();

  type Loader = () => Promise<{ name: ProviderText; all: { name: ProviderText }[] }>;
  const Page: FunctionComponent = () => {
    const { name, all } = useLoaderData<Loader>();
    expectTypeOf(name).toEqualTypeOf<ProviderText>();
    expectTypeOf(all).toEqualTypeOf<{ name: ProviderText }[]>();
    return null;
  };
  expect(Page).toBeTypeOf('function');
  expect(Booking.shape.service.parse({ code: 'KARD', name: 'Konsultacja' })).toEqual({
    code: 'KARD',
    name: 'Konsultacja',
  });
});
