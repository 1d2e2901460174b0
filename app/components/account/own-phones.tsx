import { ActionForm } from '#app/components/form/index.ts';
import { ActionLink, LinkRows, SummaryList } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { phoneAsSaid } from '#app/domain/patients/phone.ts';
import type { PhonesView } from '#app/routes/account/phone/phone.server.ts';
import { Stated } from './stated.tsx';

const PATH = '/account/phone';

/** The number in force and the one that waits, each with its state, and under them what can be done with each. */
export function OwnPhones({ view }: { view: PhonesView }) {
  const { t, language, formatDate, formatTime } = useText();
  const { inForce, isConfirmed, waiting } = view;
  return (
    <>
      <SummaryList
        rows={[
          {
            term: t('account:ownPhone.inForce'),
            value: inForce && (
              <Stated
                value={phoneAsSaid({ phone: inForce, language })}
                kind={isConfirmed ? 'planned' : 'waiting'}
                state={t(`account:konto.${isConfirmed ? 'phoneConfirmed' : 'phoneUnconfirmed'}`)}
              />
            ),
          },
          ...(waiting
            ? [
                {
                  term: t('account:konto.newPhone'),
                  value: (
                    <Stated
                      value={phoneAsSaid({ phone: waiting.phoneNumber, language })}
                      kind="waiting"
                      state={t('account:konto.waiting', {
                        day: formatDate(dayOf(waiting.until)),
                        time: formatTime(waiting.until),
                      })}
                      consequence={t('account:konto.phoneWaits')}
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
      <WaysOfPhone view={view} />
    </>
  );
}

/** The things that can be done with the numbers that are there. */
function WaysOfPhone({
  view: { inForce, isConfirmed, waiting, way, isCodeSent, mayBeRemoved },
}: {
  view: PhonesView;
}) {
  const { t, language } = useText();
  const phone = phoneAsSaid({ phone: waiting?.phoneNumber ?? inForce, language });
  const isToConfirm = way === 'CODE' && (waiting !== null || (inForce !== '' && !isConfirmed));
  if (!isToConfirm && !mayBeRemoved) return null;
  return (
    <LinkRows>
      {isToConfirm && isCodeSent ? (
        <ActionLink href={`${PATH}/code`}>{t('account:ownPhone.enterCode')}</ActionLink>
      ) : null}
      {isToConfirm && !isCodeSent ? (
        <ActionForm
          submit={{ text: t('account:ownPhone.confirm', { phone }) }}
          action={`${PATH}/code/resend`}
          variant="primary"
        />
      ) : null}
      {waiting ? (
        <ActionLink href={`${PATH}/withdraw`}>{t('account:ownPhone.withdraw.link')}</ActionLink>
      ) : null}
      {mayBeRemoved ? (
        <ActionLink href={`${PATH}/remove`}>{t('account:ownPhone.remove.link')}</ActionLink>
      ) : null}
    </LinkRows>
  );
}
