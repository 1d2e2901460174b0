import type { z } from 'zod';
import {
  ActionForm,
  Checkbox,
  CheckboxGroup,
  DateField,
  FieldGroup,
  HiddenField,
  PageForm,
  RadioGroup,
  SearchField,
  SearchForm,
  SelectField,
  TextArea,
  TextField,
  UploadForm,
  UploadResults,
  usePageForm,
} from '#app/components/form/index.ts';
import {
  ActionLink,
  Actions,
  ButtonLink,
  Card,
  CardList,
  EmptyState,
  ErrorPage,
  Facts,
  LinkList,
  Notice,
  Outage,
  Page,
  Pagination,
  ProviderText,
  Section,
  StatusPill,
  StoreDown,
  AreaLayout,
  SummaryList,
  Time,
  useRange,
  WarningPanel,
} from '#app/components/page/index.ts';
import { HubPage } from '#app/components/hubs/hub-page.tsx';
import { providerText } from '#app/domain/text.ts';
import type { GalleryPage } from './gallery-document.tsx';

type Texts<Name extends string> = z.ZodObject<Record<Name, z.ZodString>>;

type EveryField = z.ZodObject<
  Texts<
    'name' | 'email' | 'weight' | 'birthDate' | 'note' | 'unit' | 'slot' | 'consent' | 'password'
  >['shape'] & {
    days: z.ZodArray<z.ZodString>;
  }
>;

const SLOTS = [
  { value: '1', label: '8:20, dr Anna Nowak, gabinet 12' },
  { value: '2', label: '9:40, dr Anna Nowak, gabinet 12', hint: 'Najbliższy wolny termin' },
  { value: '3', label: '14:00, dr Piotr Wójcik, gabinet 3' },
];

const text = (words: string) => ({ text: words });
const asList = (total: number) => ({ page: 2, pageSize: 10, total });

function Fields() {
  const [form, fields] = usePageForm<EveryField>({ id: 'every', defaultValue: { name: 'Jan' } });
  const days = ['poniedziałek', 'wtorek', 'środa'].map((day) => ({ value: day, label: day }));
  return (
    <Page
      title="Dane do rezerwacji"
      form={form}
      back={{ href: '/newbooking/dates' }}
      stages={{ names: ['Wizyta', 'Termin', 'Podsumowanie'], current: 1 }}
    >
      <PageForm
        form={form}
        submit={text('Dalej')}
        secondary={{ label: text('Zapisz i dokończ później'), name: 'intent', value: 'later' }}
        links={<ActionLink href="/bookings">Wróć do listy wizyt</ActionLink>}
      >
        <HiddenField name="draft" value="d1" />
        <TextField field={fields.name} label={text('Imię')} autoComplete="given-name" width={20} />
        <TextField
          field={fields.email}
          label={text('Adres e-mail')}
          hint={text('Na przykład jan.nowak@poczta.pl')}
          type="email"
          autoComplete="email"
        />
        <FieldGroup legend={text('O pacjencie')} note={text('Zobaczy to tylko lekarz')} id="patient">
          <TextField
            field={fields.weight}
            label={text('Masa ciała')}
            suffix={text('kg')}
            inputMode="decimal"
            width={5}
            optional
          />
          <DateField field={fields.birthDate} label={text('Data urodzenia')} autoComplete="bday" />
        </FieldGroup>
        <TextArea field={fields.note} label={text('Powód wizyty')} hint={text('Do 500 znaków')} optional />
        <SelectField
          field={fields.unit}
          label={text('Poradnia')}
          options={[
            { value: 'a', label: 'Poradnia kardiologiczna' },
            { value: 'b', label: 'Poradnia rehabilitacyjna' },
          ]}
        />
        <RadioGroup field={fields.slot} label={text('Godzina wizyty')} options={SLOTS} />
        <CheckboxGroup field={fields.days} label={text('Dogodne dni')} options={days} optional />
        <Checkbox field={fields.consent} label={text('Zgadzam się na kontakt telefoniczny')} />
        <TextField
          field={fields.password}
          label={text('Hasło')}
          type="password"
          autoComplete="current-password"
          width={24}
        />
      </PageForm>
    </Page>
  );
}

/** The page of a group of areas, with made-up ones: no group has two yet. */
function Hub() {
  return (
    <HubPage
      heading="Zdrowie"
      over="Anna Kowalska"
      path="/health"
      outage={null}
      picker={{
        path: '/health',
        onPaper: ['Anna Kowalska'],
        people: [
          { id: '1', label: 'Anna, ja', icon: 'user', isShown: true },
          { id: '2', label: 'Zofia, córka', icon: 'user-heart', isShown: false },
        ],
      }}
      tiles={[
        {
          href: '/results',
          name: 'Wyniki badań',
          icon: 'first-aid-kit',
          lead: 'Laboratorium i badania obrazowe',
          count: { ok: true, words: '1 nowy wynik, razem 14', isWaiting: true },
        },
        {
          href: '/documents',
          name: 'Dokumenty',
          icon: 'file-text',
          lead: 'Karty wizyt, skierowania, zaświadczenia',
          count: { ok: true, words: '23 dokumenty', isWaiting: false },
        },
        {
          href: '/queues',
          name: 'Kolejki',
          icon: 'clock',
          lead: 'Gdzie czekasz na termin',
          count: { ok: false },
        },
        {
          href: '/course',
          name: 'Przebieg leczenia',
          icon: 'stethoscope',
          lead: 'Minione wizyty i ich dokumentacja',
          count: null,
        },
      ]}
    />
  );
}

function Upload({ isFull }: { isFull: boolean }) {
  const [form, fields] = usePageForm<Texts<'files'>>({ id: 'upload' });
  const hint = isFull
    ? 'Dodano już tyle plików, ile można.'
    : 'Można dodać jeszcze 3 pliki. Rodzaje: PDF, JPG.';
  return (
    <Page title="Załączniki: Konsultacja kardiologiczna" form={form} hasPageForm={!isFull}>
      <UploadResults sent={['Wynik badań z 12 marca.pdf']} />
      <Section title="Dodaj pliki">
        <UploadForm form={form} field={fields.files} upload={{ hint, accept: '.pdf,.jpg,.jpeg', isFull }} />
      </Section>
    </Page>
  );
}

function SignIn() {
  const [form, fields] = usePageForm<Texts<'username' | 'password'>>({ id: 'login' });
  return (
    <Page title="Logowanie" form={form}>
      <PageForm form={form} submit={text('Zaloguj się')}>
        <TextField field={fields.username} label={text('Login')} autoComplete="username" width={24} />
        <TextField
          field={fields.password}
          label={text('Hasło')}
          type="password"
          autoComplete="current-password"
          width={24}
        />
      </PageForm>
    </Page>
  );
}

function Bookings() {
  return (
    <AreaLayout
      label="W tym dziale"
      items={[
        { href: '/bookings', label: 'Zaplanowane' },
        { href: '/bookings/past', label: 'Zakończone' },
      ]}
    >
      <PastBookings />
    </AreaLayout>
  );
}

function PastBookings() {
  return (
    <Page title="Wizyty">
      <Actions>
        <ButtonLink href="/newbooking">Umów nową wizytę</ButtonLink>
      </Actions>
      <Section title={`Zaplanowane: ${useRange(asList(63))}`}>
        <CardList id="list" refreshSeconds={60}>
          <Card
            title="Konsultacja kardiologiczna, wtorek 24 listopada 2026, 9:40"
            headingLevel={3}
            status={<StatusPill kind="planned">Zaplanowana</StatusPill>}
            facts={[
              { term: 'Pacjent', value: 'Jan Nowak' },
              { term: 'Lekarz', value: 'dr n. med. Anna Kowalczyk-Wiśniewska' },
              { term: 'Miejsce', value: 'Poradnia kardiologiczna, ul. Lipowa 3, gabinet 12' },
              { term: 'Telefon', value: null },
            ]}
            actions={
              <>
                <ButtonLink href="/bookings/A/1" variant="secondary">
                  Szczegóły wizyty 24 listopada, kardiolog
                </ButtonLink>
                <ActionLink href="/bookings/A/1/cancel">Odwołaj wizytę 24 listopada, kardiolog</ActionLink>
              </>
            }
          />
          {(
            [
              ['waiting', 'Zarejestrowana'],
              ['done', 'Zrealizowana'],
              ['ended', 'Odwołana'],
              ['problem', 'Wymaga kontaktu'],
            ] as const
          ).map(([kind, word]) => (
            <Card
              key={kind}
              title={`Wizyta kontrolna, ${word.toLowerCase()}`}
              headingLevel={3}
              status={<StatusPill kind={kind}>{word}</StatusPill>}
              facts={[{ term: 'Termin', value: <Time at="2026-11-25T08:40:00Z" withTime /> }]}
            />
          ))}
        </CardList>
        <Pagination {...asList(63)} hrefOf={(page) => `/bookings?page=${page}`} listId="list" />
      </Section>
    </Page>
  );
}

function Parts() {
  return (
    <Page
      title="Sprawdź i potwierdź rezerwację"
      back={{ href: '/newbooking/dates', label: 'Wróć do terminów' }}
    >
      <Notice kind="success">Termin jest zarezerwowany dla Ciebie do 10:15.</Notice>
      <Notice kind="notice">W tym dniu masz już inną wizytę.</Notice>
      <Notice kind="error">Nie udało się wysłać załącznika.</Notice>
      <SummaryList
        rows={[
          {
            term: 'Usługa',
            value: <ProviderText text={providerText('Konsultacja internistyczna')} />,
            change: { href: '/newbooking/services', label: 'Zmień usługę' },
          },
          {
            term: 'Termin',
            value: <Time at="2026-11-24" />,
            change: { href: '/newbooking/dates', label: 'Zmień termin' },
          },
          { term: 'Telefon', value: '' },
        ]}
      />
      <WarningPanel title="Zabierz ze sobą">
        <p>Dowód osobisty i skierowanie.</p>
      </WarningPanel>
      <Section title="Wolne dni">
        <LinkList
          links={[
            { href: '?day=2026-11-26', label: 'czwartek 26 listopada', detail: '8 wolnych terminów' },
            { href: '?day=2026-11-27', label: 'piątek 27 listopada', detail: '1 wolny termin' },
          ]}
        />
      </Section>
      <Outage system="cennik" since="2026-11-20T09:12:00Z" retryHref="?again" />
      <EmptyState title="Nie masz niedokończonych rezerwacji">
        <p>Gdy przerwiesz rezerwację, wróci tutaj.</p>
        <ButtonLink href="/newbooking">Umów wizytę</ButtonLink>
      </EmptyState>
      <Facts facts={[{ term: 'Adres', value: 'ul. Lipowa 3, 00-001 Warszawa' }]} />
      <Actions>
        <ActionForm submit={text('Rezerwuję')} variant="primary" action="/newbooking/summary" />
        <ActionForm submit={text('Przedłuż czas')} action="/newbooking/hold" values={{ intent: 'extend' }} />
        <ActionForm submit={text('Odwołaj wizytę')} variant="danger" action="/bookings/A/1/cancel" />
      </Actions>
    </Page>
  );
}

function Search() {
  const [form, fields] = usePageForm<Texts<'name'>>({ id: 'search' });
  return (
    <Page title="Wybierz usługę, 2 znalezione" form={form} hasPageForm={false}>
      <SearchForm>
        <SearchField
          field={fields.name}
          label={text('Nazwa usługi')}
          hint={text('Na przykład kardiolog')}
          optional
        />
      </SearchForm>
    </Page>
  );
}

const errors = (texts: Record<string, string[]>) => ({
  status: 'error',
  error: texts,
  initialValue: { name: '', email: 'jan', slot: '3', days: ['wtorek'], password: 'never shown' },
});

const guest = {
  accountName: null,
  scheduledCount: null,
  navigation: [],
  sessionEnd: null,
  sessionSeconds: null,
  warningMinutes: 2,
};
const problem = { reference: '7f3a-21c9', phone: '22 123 45 67' };
const everyError = [
  'name',
  'email',
  'weight',
  'birthDate',
  'note',
  'unit',
  'slot',
  'days',
  'consent',
  'password',
];

/** Every component of components/form and components/page, in every state. */
export const gallery = {
  bookings: {
    Content: Bookings,
    shell: { notices: [{ kind: 'success', text: 'Rezerwacja została anulowana' }] },
  },
  parts: { Content: Parts, shell: { help: null, revision: null } },
  fields: { Content: Fields },
  'fields kept': {
    Content: Fields,
    keptAnswers: { name: 'Anna', slot: '2', days: ['wtorek', 'środa'], consent: 'on' },
  },
  'fields wrong': {
    Content: Fields,
    submission: errors(
      Object.fromEntries(everyError.map((name) => [name, ['public:login.username.required']])),
    ),
  },
  hub: { Content: Hub },
  search: { Content: Search },
  upload: { Content: () => <Upload isFull={false} /> },
  'upload full': { Content: () => <Upload isFull /> },
  'upload broken off': {
    Content: () => <Upload isFull={false} />,
    submission: {
      status: 'error',
      error: { files: ['attachments:refused.interrupted?name=film.pdf', 'attachments:refused.EMPTY?name=x'] },
      initialValue: { files: ['film.pdf', 'inny.pdf'] },
    },
  },
  'sign-in': {
    Content: SignIn,
    shell: { ...guest, path: '/login', cookieNotice: 'Portal używa plików cookie.', isDemonstration: false },
  },
  'sign-in refused': {
    Content: SignIn,
    shell: guest,
    submission: errors({ '': ['public:login.username.required'] }),
  },
  'not signed in': {
    Content: () => <ErrorPage status={401} {...problem} />,
    shell: { ...guest, logoUrl: null },
  },
  'files of nobody': {
    Content: () => <ErrorPage status={401} cause="filesSignedOut" {...problem} />,
    shell: guest,
  },
  'files too many': {
    Content: () => <ErrorPage status={503} cause="filesBusy" retryAfterSeconds={60} {...problem} />,
  },
  'printouts too many': {
    Content: () => <ErrorPage status={429} cause="manyFiles" retryAfterSeconds={20} {...problem} />,
  },
  'address too long': { Content: () => <ErrorPage status={414} {...problem} /> },
  missing: { Content: () => <ErrorPage status={404} {...problem} phone={null} /> },
  'too many': { Content: () => <ErrorPage status={429} retryAfterSeconds={90} {...problem} /> },
  'files at a kiosk': {
    Content: () => <ErrorPage status={403} cause="kioskFiles" {...problem} />,
  },
  'uploads at a kiosk': {
    Content: () => <ErrorPage status={403} cause="kioskUploads" {...problem} />,
  },
  'area off': { Content: () => <ErrorPage status={404} cause="areaOff" {...problem} /> },
  'bad call': { Content: () => <ErrorPage status={400} cause="badCall" {...problem} /> },
  'entry off': {
    Content: () => <ErrorPage status={404} cause="entryOff" entries={['WARD', 'CHILD']} {...problem} />,
  },
  'part off': { Content: () => <ErrorPage status={404} cause="partOff" {...problem} /> },
  'form out of date': { Content: () => <ErrorPage status={403} cause="staleForm" {...problem} /> },
  'long form out of date': { Content: () => <ErrorPage status={403} cause="staleLongForm" {...problem} /> },
  'lost form out of date': { Content: () => <ErrorPage status={403} cause="staleLostForm" {...problem} /> },
  'store down': {
    Content: () => <StoreDown isReadable={false} sent={null} areAnswersLost={false} {...problem} />,
    shell: guest,
  },
  'store full': {
    Content: () => <StoreDown isReadable sent="not" areAnswersLost {...problem} />,
  },
  'in doubt': {
    Content: () => <ErrorPage status={503} inDoubt={{ write: 'make', way: '/bookings' }} {...problem} />,
  },
  unexpected: { Content: () => <ErrorPage status={500} {...problem} /> },
} satisfies Record<string, GalleryPage>;
