import { Facts, Panel, ProviderParagraphs } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { providerText } from '#app/domain/text.ts';

/** An own message as another tab has left it, beside the form with what was typed here. */
export function OtherVersion({ title, content }: { title: string; content: string }) {
  const { t } = useText();
  return (
    <Panel title={t('messages:edit.otherVersion')}>
      <Facts facts={[{ term: t('messages:new.titleLabel'), value: title }]} />
      <ProviderParagraphs text={providerText(content)} />
    </Panel>
  );
}
