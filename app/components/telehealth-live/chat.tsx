import { PageForm, TextArea, type FormField, type PageFormState } from '#app/components/form/index.ts';
import { ActionLink, Outage, ProviderText, RefreshedPart, WithDegree } from '#app/components/page/index.ts';
import { ListHead } from '#app/components/lists/list-head.tsx';
import { useText } from '#app/components/text.tsx';
import type { ProviderText as Words } from '#app/domain/text.ts';
import { LiveTime } from './live-page.tsx';
import { marked } from './marked.ts';

export type ChatLines = readonly Readonly<{
  id: string;
  position: number;
  at: string;
  when: string;
  age: string;
  by: string;
  isOwn: boolean;
  text: Words;
}>[];

type ChatProps = Readonly<{
  /** Null while they do not come. */
  lines: ChatLines | null;
  /** The page's own address, and that which shows the news. */
  path: string;
  freshPath: string;
  form: PageFormState;
  text: FormField;
  /** The time of the lines, where the page says it. */
  asOf?: string;
  /** Without a script of its own the page's lines are fetched anew every so many seconds. */
  refreshSeconds?: number;
}>;

const CHAT_ID = 'chat-part';

/** The chat (C-58): what was written, oldest first, and the next line. It works without scripts, and whatever fails beside it. */
export function Chat({ lines, path, freshPath, form, text, asOf, refreshSeconds }: ChatProps) {
  const { t } = useText();
  return (
    <div id="chat">
      <RefreshedPart>
        <Lines lines={lines} freshPath={freshPath} refreshSeconds={refreshSeconds} />
      </RefreshedPart>
      <div id={CHAT_ID}>
        <PageForm form={form} action={path} marks={marked('chat', t('telehealth-live:chat.failed'))}>
          <TextArea
            field={text}
            label="telehealth-live:chat.label"
            rows={1}
            submit={{ label: 'telehealth-live:chat.sendBeside', fullName: t('telehealth-live:chat.send') }}
          />
        </PageForm>
        <p {...marked('enterSends', t('telehealth-live:chat.enterSends'))} />
        <p>
          {asOf === undefined ? null : <LiveTime asOf={asOf} />}
          <ActionLink href={freshPath}>{t('telehealth-live:chat.refresh')}</ActionLink>
        </p>
      </div>
    </div>
  );
}

type LinesProps = Pick<ChatProps, 'lines' | 'freshPath' | 'refreshSeconds'>;

/**
 * The newest line stands over the field, the others are folded beside the heading. The list is there without lines too, hidden: the
 * script adds to it, folds what was there before, and shows it.
 */
function Lines({ lines, freshPath, refreshSeconds }: LinesProps) {
  const { t } = useText();
  const head = (
    <ListHead title={t('telehealth-live:chat.title')}>
      {lines === null ? null : <Earlier lines={lines.slice(0, -1)} />}
      <p
        className="no-print"
        {...marked('chatSwitch', CHAT_ID)}
        data-hide={t('telehealth-live:chat.hide')}
        data-show={t('telehealth-live:chat.show')}
        data-news={t('telehealth-live:chat.news')}
      />
    </ListHead>
  );
  if (lines === null)
    return (
      <>
        {head}
        <Outage
          system={t('telehealth-live:chat.system')}
          since={null}
          retryHref={freshPath}
          headingLevel={3}
        />
      </>
    );
  return (
    <>
      {head}
      {lines.length === 0 ? <p {...marked('withoutScript')}>{t('telehealth-live:chat.none')}</p> : null}
      <div id="chat-lines" data-refresh={refreshSeconds} {...marked('lines')} hidden={lines.length === 0}>
        <ol className="chat">
          {lines.slice(-1).map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ol>
      </div>
    </>
  );
}

function Earlier({ lines }: { lines: ChatLines }) {
  const { t } = useText();
  const words = t('telehealth-live:chat.earlier');
  return (
    <details hidden={lines.length === 0} {...marked('earlier', words)}>
      <summary>{lines.length === 0 ? null : `${words} ${lines.length}`}</summary>
      <ol className="chat">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
    </details>
  );
}

function Line({ line: { position, at, when, age, by, isOwn, text } }: { line: ChatLines[number] }) {
  const { t } = useText();
  const own = isOwn ? marked('own') : {};
  return (
    <li className={isOwn ? 'mine' : undefined} {...marked('line', String(position))} {...own}>
      <p className="who">
        <strong>
          <WithDegree>{by}</WithDegree>
          {isOwn ? ` (${t('telehealth-live:chat.own')})` : null}
        </strong>{' '}
        <span className="text-muted">
          <time dateTime={at}>{when}</time>
          {', '}
          <span id={`line-age-${position}`} {...marked('age')}>
            {age}
          </span>
        </span>
      </p>
      <p className="whitespace-pre-line">
        <ProviderText text={text} />
      </p>
    </li>
  );
}
