import { ActionForm, type FormField, type PageFormState } from '#app/components/form/index.ts';
import { Actions, Facts, Page, Panel } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { GUEST_PATH } from '#app/domain/telehealth-live/paths.ts';
import { Chat, type ChatLines } from './chat.tsx';
import { ByPhone } from './live-facts.tsx';

const REFRESH_SECONDS = 10;

type GuestRoomProps = Readonly<{
  title: string;
  when: string;
  practitioner: string;
  name: string;
  phone?: string | undefined;
  /** It was moved, and is not open yet. */
  isEarly: boolean;
  doctor: string;
  isPatientThere: boolean;
  isRecording: boolean;
  lines: ChatLines;
  freshPath: string;
  form: PageFormState;
  text: FormField;
}>;

/** The talk as its guest has it: who is there, and the chat since they came; nothing of the patient's. */
export function GuestRoom(props: GuestRoomProps) {
  const { title, when, practitioner, name, phone, isEarly, lines, freshPath, form, text } = props;
  const { t } = useText();
  return (
    <Page title={title} form={form} hasPageForm={!isEarly}>
      <Panel variant="band" title={when}>
        <Facts
          facts={[
            { term: t('bookings:facts.practitioner'), value: practitioner },
            { term: t('telehealth-guest:room.who'), value: name },
          ]}
        />
      </Panel>
      {isEarly ? (
        <p>{t('telehealth-guest:room.early')}</p>
      ) : (
        <>
          <WhoIsThere {...props} />
          <Chat
            lines={lines}
            path={GUEST_PATH}
            freshPath={freshPath}
            form={form}
            text={text}
            refreshSeconds={REFRESH_SECONDS}
          />
        </>
      )}
      <Actions>
        <ActionForm action={GUEST_PATH} submit="telehealth-guest:room.leave" values={{ intent: 'leave' }} />
      </Actions>
      <p>{t('telehealth-guest:room.leaveText')}</p>
      <ByPhone phone={phone} phonePath={null} isOver={false} />
    </Page>
  );
}

function WhoIsThere({
  doctor,
  isPatientThere,
  isRecording,
}: Pick<GuestRoomProps, 'doctor' | 'isPatientThere' | 'isRecording'>) {
  const { t } = useText();
  return (
    <>
      <p>
        <strong>{doctor}</strong>
      </p>
      <p>{t(isPatientThere ? 'telehealth-guest:room.patientThere' : 'telehealth-guest:room.patientAway')}</p>
      <p>{t(isRecording ? 'telehealth-live:recording.on' : 'telehealth-live:recording.off')}</p>
    </>
  );
}
