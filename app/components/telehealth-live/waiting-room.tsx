import { ActionForm } from '#app/components/form/index.ts';
import { BUTTON_CLASSES } from '#app/components/form/buttons.tsx';
import { Actions, ButtonLink, Notice, Page, WithDegree } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { ByPhone, LiveFacts, type LiveFactsOf } from './live-facts.tsx';
import { InviteLink } from './invite-link.tsx';
import { LivePage, LiveTime, SaidLine, type LiveScript } from './live-page.tsx';
import { TakenSeat } from './taken-seat.tsx';
import { marked } from './marked.ts';

type WaitingRoomProps = Readonly<{
  heading: string;
  over: string | null;
  of: LiveFactsOf &
    Readonly<{ whose: string | null; path: string; phone?: string | undefined; phonePath: string }>;
  script: LiveScript;
  isTaken: boolean;
  /** The report or the status did not come. */
  isSilent: boolean;
  /** The outcome of registering one "now" here; null where that was done before. */
  registered: 'registered' | 'failed' | null;
  /** Says that it was moved, with the new time; null: it was not. */
  moved: string | null;
  doctor: 'in' | 'dropped' | 'late' | 'away';
  duty: string | null;
  place: string | null;
  ready: string | null;
  type: string;
  /** Who the guest is; null: none has joined. */
  guest: string | null;
  callBack: string | null;
  asOf: string;
  ways: Readonly<{ room: string; enter: string | null; type: string; invite: string | null }>;
}>;

/** The waiting room: who comes, how it stands with the doctor, and the way into the call. */
export function WaitingRoom(props: WaitingRoomProps) {
  const { heading, over, of, script, isTaken, registered, asOf } = props;
  const { t } = useText();
  return (
    <Page
      title={<WithDegree>{heading}</WithDegree>}
      over={over}
      back={{ href: of.path, label: t('bookings:cancel.back') }}
    >
      {registered === null ? null : <Registered outcome={registered} />}
      {isTaken ? (
        <TakenSeat path={of.path} />
      ) : (
        <LivePage script={script}>
          <News {...props} />
          <Buttons {...props} />
          <p>
            <LiveTime asOf={asOf} />
          </p>
        </LivePage>
      )}
      <LiveFacts of={of} />
      <ByPhone phone={of.phone} phonePath={of.phonePath} />
    </Page>
  );
}

/** C§8, word for word; the wait goes on either way. */
function Registered({ outcome }: { outcome: 'registered' | 'failed' }) {
  const { t } = useText();
  if (outcome === 'registered')
    return <Notice kind="success">{t('teleconsultation-summary:now.registered')}</Notice>;
  return (
    <Notice kind="error">
      {t('teleconsultation-summary:now.notRegistered')} {t('telehealth-live:room.registerAgain')}
    </Notice>
  );
}

/** The part that changes while one waits; the script takes it from a fresh page. */
function News({ isSilent, moved, doctor, duty, place, ready, guest, callBack, ways }: WaitingRoomProps) {
  const { t } = useText();
  return (
    <div id="room-news" {...marked('part')}>
      {isSilent ? (
        <Notice kind="error">
          {t('telehealth-live:notAnswering')}. {t('telehealth-live:room.silent')}
        </Notice>
      ) : null}
      <SaidLine id="room-moved">{moved === null ? null : <strong>{moved}</strong>}</SaidLine>
      <SaidLine id="room-doctor">
        <strong>{t(`telehealth-live:room.doctor.${doctor}`)}</strong>
      </SaidLine>
      {ways.enter === null ? null : (
        <p>
          <a className={BUTTON_CLASSES.primary} href={ways.enter} {...marked('enter')}>
            {t('telehealth-live:room.enter')}
          </a>
        </p>
      )}
      <SaidLine id="room-duty">{duty === null ? null : <WithDegree>{duty}</WithDegree>}</SaidLine>
      <SaidLine id="room-place">{place}</SaidLine>
      {ready === null ? null : <p>{ready}</p>}
      <SaidLine id="room-guest">{guest}</SaidLine>
      {callBack === null ? null : <p>{callBack}</p>}
    </div>
  );
}

/** The buttons of whoever waits; the first is what a browser without scripts needs. */
function Buttons({ type, ways }: Pick<WaitingRoomProps, 'type' | 'ways'>) {
  const { t } = useText();
  return (
    <div {...marked('open')}>
      <p {...marked('withoutScript')}>{t('telehealth-live:room.press')}</p>
      <p className="no-print" {...marked('withScript', t('telehealth-live:room.looks'))} />
      <Actions>
        <ActionForm
          submit="telehealth-live:room.here"
          variant={ways.enter === null ? 'primary' : 'secondary'}
          values={{ intent: 'here' }}
        />
      </Actions>
      <p className="no-print" {...marked('goOn', t('telehealth-live:room.goOn'))} />
      <p className="no-print" {...marked('sound', t('telehealth-live:room.sound'))} />
      <p
        className="no-print"
        {...marked('refreshSwitch', t('lists:refreshing.off'))}
        data-on={t('lists:refreshing.on')}
        data-told={t('telehealth-live:room.notRefreshed')}
      />
      <p>{t('telehealth-live:room.type', { type })}</p>
      <Actions>
        <ButtonLink href={ways.type} variant="secondary">
          {t('telehealth-live:room.change')}
        </ButtonLink>
        <ActionForm submit="telehealth-live:room.leave" values={{ intent: 'leave' }} />
      </Actions>
      <InviteLink path={ways.invite} />
    </div>
  );
}
