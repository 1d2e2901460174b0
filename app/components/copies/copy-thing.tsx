import {
  ActionLink,
  ButtonLink,
  KioskNote,
  LinkRows,
  LOOK_OF,
  ProviderParagraphs,
  ProviderText,
  Section,
  State,
  type Fact,
  type Step,
} from '#app/components/page/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { useText } from '#app/components/text.tsx';
import type { CopyPage } from '#app/routes/copies/request.server.ts';

/** The state of a request with the one act, what follows, and whom to ring: nothing withdraws it here (B-25). */
export function CopyState({ stated, reason, act, until }: CopyPage) {
  const { t } = useText();
  const { kind, state, standing } = stated;
  return (
    <State look={LOOK_OF[kind]} sentence={state} act={<Act act={act} />}>
      {standing === 'rejected' && reason ? (
        <p>
          {t('copies:one.reason')}: <ProviderText text={reason} />
        </p>
      ) : null}
      {act?.kind === 'pay' && act.href === null ? <p>{t('copies:one.payAtDesk')}</p> : null}
      <p>{t(`copies:next.${standing}`)}</p>
      {until ? (
        <p>{until.isOver ? t('copies:one.gone') : t('copies:one.until', { day: until.day })}</p>
      ) : null}
      <CallReception />
    </State>
  );
}

function Act({ act }: Pick<CopyPage, 'act'>) {
  const { t } = useText();
  if (!act || act.href === null) return null;
  return (
    <ButtonLink href={act.href}>
      {t(act.kind === 'pay' ? 'copies:one.pay' : 'copies:one.agree', { amount: act.amount })}
    </ButtonLink>
  );
}

/** All that was asked for, in words. */
export function useCopyFacts({ facts }: CopyPage): Fact[] {
  const { t } = useText();
  const { number, patient, description, documents, scope, format, mode, person, price } = facts;
  const given = (term: string, value: string | null) => (value === null ? [] : [{ term, value }]);
  return [
    { term: t('copies:facts.number'), value: number },
    ...given(t('copies:facts.patient'), patient),
    { term: t('copies:facts.description'), value: <ProviderParagraphs text={description} /> },
    ...(documents.length > 0
      ? [
          {
            term: t('copies:facts.documents'),
            value: documents.map(({ title, day }, index) => (
              <span key={index} className="line">
                <ProviderText text={title} />, {day}{' '}
              </span>
            )),
          },
        ]
      : []),
    ...(scope
      ? [
          {
            term: t('copies:facts.scope'),
            value: (
              <>
                {scope.department ? <ProviderText text={scope.department} /> : t('copies:facts.allUnits')},{' '}
                {scope.days}
              </>
            ),
          },
        ]
      : []),
    ...given(t('copies:facts.format'), format),
    ...given(t('copies:facts.mode'), mode),
    ...given(t('copies:facts.person'), person),
    ...given(t('copies:facts.price'), price),
  ];
}

/** The steps of a request, each with its time. */
export function useCopySteps({ steps }: CopyPage): Step[] {
  const { t } = useText();
  return steps.map(({ as, name, at }) => ({ as, name: t(`copies:step.${name}`), detail: at }));
}

/** The files of a copy that can be fetched now; nothing where there are none. */
export function CopyFiles({ files }: Pick<CopyPage, 'files'>) {
  const { t } = useText();
  if (files.length === 0) return null;
  return (
    <Section title={t('copies:one.files')}>
      <KioskNote about="reading" />
      <LinkRows>
        {files.map(({ id, name, href, about }) => (
          <ActionLink key={id} href={href} icon="file-text" isOnPaper>
            {t('copies:one.fetch', { name, about })}
          </ActionLink>
        ))}
      </LinkRows>
    </Section>
  );
}
