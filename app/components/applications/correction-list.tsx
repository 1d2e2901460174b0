import { Row, RowLink, Rows } from '#app/components/lists/rows.tsx';
import { ProviderText, StatusPill } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { CorrectionRow } from '#app/routes/applications/corrections.server.ts';

/** Requests to correct data, each with how it stands. */
export const CorrectionList = ({ corrections }: { corrections: readonly CorrectionRow[] }) => (
  <Rows>
    {corrections.map((one) => (
      <CorrectionItem key={one.id} {...one} />
    ))}
  </Rows>
);

function CorrectionItem({ href, title, asked, kind, state, consequence, reason }: CorrectionRow) {
  const { t } = useText();
  return (
    <Row
      title={<RowLink href={href}>{t('applications:corrections.of', { what: title, day: asked })}</RowLink>}
      side={
        <>
          <p>
            <StatusPill kind={kind}>{state}</StatusPill>
          </p>
          {consequence === '' ? null : <p>{consequence}</p>}
        </>
      }
    >
      {reason === null ? null : (
        <p>
          {t('applications:corrections.reason')} <ProviderText text={reason} />
        </p>
      )}
    </Row>
  );
}
