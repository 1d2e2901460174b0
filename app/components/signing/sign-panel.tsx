import { CallReception } from '#app/components/page/call-reception.tsx';
import { Actions, ButtonLink, KioskNote, NewTabLink, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { SigningView } from '#app/routes/signing/signing.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

/** What the page of a document says of its signature, and the way to sign it; nothing where there is neither. */
export function SignPanel({ signing }: { signing: SigningView }) {
  const { t } = useText();
  const { kind, state, isOpen, target, paths, hospital } = signing;
  const text = textOf(signing);
  if (text === null) return null;
  const isSigned = state === 'SIGNED';
  const hasWay = isOpen && (target !== null || state === 'WITH_STAFF');
  return (
    <Section title={t('signing:panel.title')}>
      <p>{t(text)}</p>
      {hospital === 'waiting' || hospital === 'refused' ? <p>{t(`signing:hospital.${hospital}`)}</p> : null}
      {isOpen && target === null ? <p>{t('signing:panel.paper')}</p> : null}
      {(isOpen && target === null) || hospital === 'refused' ? <CallReception /> : null}
      {isSigned ? <KioskNote about="files" /> : null}
      <Actions>
        {isSigned ? <NewTabLink href={paths.signed}>{t('signing:open')}</NewTabLink> : null}
        {hasWay ? (
          <ButtonLink href={paths.sign}>
            {t(state === 'NONE' ? `signing:${kind}.title` : 'signing:panel.way')}
          </ButtonLink>
        ) : null}
      </Actions>
    </Section>
  );
}

function textOf({ kind, state, isOpen }: SigningView): TextKey | null {
  if (state === 'SIGNED') return `signing:${kind}.signed`;
  if (!isOpen) return null;
  if (state === 'WITH_STAFF') return 'signing:withStaff.title';
  if (state === 'WAITING' || state === 'DOWN') return `signing:panel.${state}`;
  return `signing:${kind}.unsigned`;
}
