import { UNNAMED_FILE } from '#app/domain/bookings/attachments.ts';
import { useText } from '#app/components/text.tsx';
import { LabelHintError, readField, type FieldProps } from './field.tsx';

/**
 * One native input for files, several at once; its form is sent as multipart/form-data. Chosen files cannot be kept: when
 * their names were (the sending failed), they are named to be chosen again; where not even those came, that is said.
 */
export function FileField({ accept, ...props }: FieldProps & { accept: string }) {
  const { t } = useText();
  const parts = readField(props);
  const unsent = parts.chosen.filter((name) => typeof name === 'string' && name !== '');
  const names = unsent.filter((name) => name !== UNNAMED_FILE);
  const again = unsent.length > 0 ? `${parts.id}-again` : undefined;
  const described = [parts.described['aria-describedby'], again].filter(Boolean).join(' ');
  return (
    <div className={parts.className}>
      {/* Above the label: an error link shows label, hint, error and control in one window of a phone. */}
      {again ? (
        <p id={again} className="notice notice-notice">
          {names.length > 0
            ? t('attachments:files.chooseAgain', { count: names.length, names: names.join(', ') })
            : t('attachments:files.chooseAllAgain')}
        </p>
      ) : null}
      <LabelHintError {...props} parts={parts} />
      <input
        className="input w-full"
        type="file"
        multiple
        id={parts.id}
        name={parts.name}
        accept={accept}
        {...parts.required}
        {...parts.invalid}
        aria-describedby={described || undefined}
      />
    </div>
  );
}
