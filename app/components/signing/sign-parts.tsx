import { CallReception } from '#app/components/page/call-reception.tsx';
import { ButtonLink, KioskNote } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { SigningView } from '#app/routes/signing/signing.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { SignedLink } from './signed-link.tsx';
import { Uncovered } from './uncovered.tsx';

type Shown = Readonly<{ signing: SigningView }>;

/**
 * The part of a document's State about its signature; nothing where there is nothing to say. That the hospital system has
 * refused a signed declaration the page itself says, as what it means.
 */
export function SignNotes({ signing }: Shown) {
  const { t } = useText();
  const { isOpen, target, hospital, editWaits, uncovered } = signing;
  const text = textOf(signing);
  const isOnPaper = isOpen && target === null && editWaits === null;
  return (
    <>
      {text === null ? null : <p>{t(text)}</p>}
      <Uncovered names={uncovered} />
      {hospital === 'waiting' ? <p>{t('signing:hospital.waiting')}</p> : null}
      {isOpen && editWaits !== null ? <p>{t('signing:editWaits')}</p> : null}
      {isOnPaper ? <p>{t('signing:panel.paper')}</p> : null}
      {isOnPaper ? <CallReception /> : null}
      {signing.state === 'SIGNED' ? <KioskNote about="files" /> : null}
    </>
  );
}

/** The way to sign a document, or to what was signed; nothing where there is neither. */
export function SignAct({ signing }: Shown) {
  const { t } = useText();
  const { kind, state, isOpen, target, paths, editWaits } = signing;
  if (state === 'SIGNED') return <SignedLink signing={signing} />;
  const hasWay = isOpen && editWaits === null && (target !== null || state === 'WITH_STAFF');
  if (!hasWay) return null;
  return (
    <ButtonLink href={paths.sign}>
      {t(state === 'NONE' ? `signing:${kind}.title` : 'signing:panel.way')}
    </ButtonLink>
  );
}

/** Returns what became of a signature; null of one that nobody has begun, for the document's state says that. */
function textOf({ kind, state, isOpen }: SigningView): TextKey | null {
  if (state === 'SIGNED') return `signing:${kind}.signed`;
  if (!isOpen || state === 'NONE') return null;
  if (state === 'WITH_STAFF') return 'signing:withStaff.title';
  if (state === 'WAITING' || state === 'DOWN') return `signing:panel.${state}`;
  return `signing:${kind}.unsigned`;
}
