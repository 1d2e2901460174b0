import { Row, Rows } from '#app/components/lists/rows.tsx';
import { ProviderText } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { MovementView } from '#app/routes/deposits/view.server.ts';

/** The movements of a deposit: in or out in words, how much, when, what for. */
export function MovementRows({ movements }: { movements: readonly MovementView[] }) {
  const { t } = useText();
  if (movements.length === 0) return <p>{t('deposits:movement.none')}</p>;
  return (
    <Rows>
      {movements.map(({ id, isIn, amount, day, description }) => (
        <Row key={id} title={t(`deposits:movement.${isIn ? 'in' : 'out'}`, { amount })}>
          {description === null ? null : (
            <p>
              <ProviderText text={description} />
            </p>
          )}
          <p>{day}</p>
        </Row>
      ))}
    </Rows>
  );
}
