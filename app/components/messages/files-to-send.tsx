import { ActionForm } from '#app/components/form/index.ts';
import { Card, CardList } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type FilesToSendProps = Readonly<{
  files: readonly Readonly<{ id: string; name: string; about: string; removePath: string }>[];
}>;

/** Files of a message that is being written, each with a button that takes it away. */
export function FilesToSend({ files }: FilesToSendProps) {
  const { t } = useText();
  if (files.length === 0) return <p>{t('attachments:none')}</p>;
  return (
    <CardList>
      {files.map(({ id, name, about, removePath }) => (
        <Card
          key={id}
          title={name}
          headingLevel={3}
          facts={[{ term: t('attachments:file'), value: about }]}
          actions={<ActionForm action={removePath} submit={{ text: t('messages:files.remove', { name }) }} />}
        />
      ))}
    </CardList>
  );
}
