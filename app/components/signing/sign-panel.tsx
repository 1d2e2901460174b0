import { CallReception } from '#app/components/page/call-reception.tsx';
import { Actions, ButtonLink, KioskNote, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { SigningView } from '#app/routes/signing/signing.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { SignedLink } from './signed-link.tsx';
import { Uncovered } from './uncovered.tsx';

/**
 * The state of a document's signature on its page, and the way to sign it; nothing where there is neither. That the
 * hospital system has refused a signed declaration the page itself says, as what it means.
 */
export function SignPanel({ signing }: { signing: SigningView }) {
  const { t } = useText();
  const { kind, state, isOpen, target, paths, hospital, editWaits, uncovered } = signing;
  const text = textOf(signing);
  if (text === null) return null;
  const isOnPaper = isOpen && target === null && editWaits === null;
  const isSigned = state === 'SIGNED';
  const hasWay = isOpen && editWaits === null && (target !== null || state === 'WITH_STAFF');
  return (
    <Section title={t('signing:panel.title')}>
      <p>{t(text)}</p>
      <Uncovered names={uncovered} />
      {hospital === 'waiting' ? <p>{t('signing:hospital.waiting')}</p> : null}
      {editWaits === null ? null : <p>{t('signing:editWaits')}</p>}
      {isOnPaper ? <p>{t('signing:panel.paper')}</p> : null}
      {isOnPaper ? <CallReception /> : null}
      {isSigned ? <KioskNote about="files" /> : null}
      <Actions>
        {isSigned ? <SignedLink signing={signing} /> : null}
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
