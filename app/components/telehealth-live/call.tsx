import { ActionForm, type FormField, type PageFormState } from '#app/components/form/index.ts';
import { BUTTON_CLASSES } from '#app/components/form/buttons.tsx';
import {
  Actions,
  ButtonLink,
  ChangeLink,
  Notice,
  Page,
  SideBySide,
  WithDegree,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { Chat, type ChatLines } from './chat.tsx';
import { ByPhone, CallFacts, LiveFacts, type LiveFactsOf } from './live-facts.tsx';
import { InviteLink } from './invite-link.tsx';
import { CallMedia } from './media.tsx';
import { LivePage, SaidLine, type LiveScript } from './live-page.tsx';
import { TakenSeat } from './taken-seat.tsx';
import { marked } from './marked.ts';

type CallProps = Readonly<{
  heading: string;
  over: string | null;
  of: LiveFactsOf &
    Readonly<{ whose: string | null; path: string; phone?: string | undefined; phonePath: string }>;
  script: LiveScript;
  isTaken: boolean;
  /** The report was not answered; nor were the rights to the session. */
  isSilent: boolean;
  isRefused: boolean;
  /** Says that it was moved, with the new time; null: it was not. */
  moved: string | null;
  doctor: 'there' | 'dropped' | 'muted' | 'unseen' | 'mutedUnseen';
  isRecording: boolean;
  /** The patient's side has allowed a recording, and can take that back. */
  canForbid: boolean;
  consultationId: string;
  /** Null: there is neither picture nor sound. */
  media: 'A' | 'V' | null;
  maker: 'STAND_IN' | 'OPENTOK';
  type: string;
  /** Who the guest is; null: none has joined. */
  guest: string | null;
  callBack: string | null;
  asOf: string;
  /** Null while it does not come. */
  chat: ChatLines | null;
  ways: Readonly<{ call: string; fresh: string; leave: string; type: string; invite: string | null }>;
  form: PageFormState;
  text: FormField;
}>;

/** The call: how it stands with the doctor, picture and sound, the chat, and the ways out. */
export function Call(props: CallProps) {
  const { heading, over, of, script, isTaken, media, chat, ways, asOf, form, text } = props;
  const { consultationId, maker } = props;
  const written = (
    <Chat lines={chat} path={ways.call} freshPath={ways.fresh} form={form} text={text} asOf={asOf} />
  );
  return (
    <Page
      title={<WithDegree>{heading}</WithDegree>}
      over={over}
      form={form}
      hasPageForm={!isTaken}
      action={isTaken ? undefined : <Leave path={ways.leave} />}
    >
      {isTaken ? (
        <TakenSeat path={of.path} />
      ) : (
        <LivePage script={script} isWide={media !== null}>
          <CallNews {...props} />
          {media === null ? (
            written
          ) : (
            <SideBySide side={<CallMedia teleconsultationId={consultationId} kind={media} maker={maker} />}>
              {written}
            </SideBySide>
          )}
          <CallStanding {...props} />
          <Ways {...props} />
        </LivePage>
      )}
      {isTaken ? <LiveFacts of={of} /> : <CallFacts of={of} />}
      <ByPhone phone={of.phone} phonePath={of.phonePath} />
    </Page>
  );
}

/** Leaving is a question of its own; it stands beside the title, where the call begins. */
function Leave({ path }: Readonly<{ path: string }>) {
  const { t } = useText();
  return (
    <div {...marked('open')}>
      <ChangeLink
        href={path}
        label={t('telehealth-live:leave.link')}
        className={`${BUTTON_CLASSES.danger} button-small`}
      />
    </div>
  );
}

/** The part before picture and chat: what goes wrong, and nothing while all is well; the script takes it from a fresh page. */
function CallNews({ isSilent, isRefused, moved, doctor }: CallProps) {
  const { t } = useText();
  return (
    <div id="call-news" {...marked('part')}>
      {isSilent ? <Notice kind="error">{t('telehealth-live:call.silent')}</Notice> : null}
      {isRefused ? <Notice kind="error">{t('telehealth-live:call.refused')}</Notice> : null}
      {moved === null ? null : (
        <SaidLine id="call-moved">
          <strong>{moved}</strong>
        </SaidLine>
      )}
      {doctor === 'there' ? null : <DoctorLine doctor={doctor} />}
    </div>
  );
}

const DoctorLine = ({ doctor }: Pick<CallProps, 'doctor'>) => {
  const { t } = useText();
  return (
    <SaidLine id="call-doctor">
      <strong>{t(`telehealth-live:call.doctor.${doctor}`)}</strong>
    </SaidLine>
  );
};

/** The part after them: how it stands. */
function CallStanding({ doctor, isRecording, guest, callBack }: CallProps) {
  const { t } = useText();
  return (
    <div id="call-standing" {...marked('part')}>
      {doctor === 'there' ? <DoctorLine doctor={doctor} /> : null}
      <SaidLine id="call-recording">
        {t(isRecording ? 'telehealth-live:recording.on' : 'telehealth-live:recording.off')}
      </SaidLine>
      <SaidLine id="call-guest">{guest}</SaidLine>
      {callBack === null ? null : <p>{callBack}</p>}
    </div>
  );
}

/** The type can be changed, and the yes to a recording taken back. */
function Ways({ type, canForbid, ways }: CallProps) {
  const { t } = useText();
  return (
    <div {...marked('open')}>
      <p>{t('telehealth-live:room.type', { type })}</p>
      <Actions>
        <ButtonLink href={ways.type} variant="secondary">
          {t('telehealth-live:room.change')}
        </ButtonLink>
        {canForbid ? (
          <div
            {...marked('forbid', t('telehealth-live:recording.forbidden'))}
            data-failed={t('telehealth-live:notSaved')}
          >
            <ActionForm submit="telehealth-live:recording.forbid" values={{ intent: 'forbid' }} />
          </div>
        ) : null}
      </Actions>
      <InviteLink path={ways.invite} />
    </div>
  );
}
