import { useText } from '#app/components/text.tsx';

/** Names what lies in a signed file and is not signed, so that nobody takes it for signed; nothing where there is none. */
export function Uncovered({ names }: { names: readonly string[] }) {
  const { t } = useText();
  if (names.length === 0) return null;
  return <p>{t('signing:uncovered', { count: names.length, names: names.join(', ') })}</p>;
}
