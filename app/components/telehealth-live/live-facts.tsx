import { CallReception } from '#app/components/page/call-reception.tsx';
import { ActionLink, Facts, Panel, PhoneLink, ProviderText } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { ProviderText as Words } from '#app/domain/text.ts';
import type { ReactNode } from 'react';
import { SaidLine } from './live-page.tsx';
import { marked } from './marked.ts';

export type LiveFactsOf = Readonly<{
  service: Words;
  when: string;
  practitioner: string;
  patient: string;
}>;

/** When it is, with whom, for whom, and under them what the page has to say of it. */
export function LiveFacts({ of, children }: Readonly<{ of: LiveFactsOf; children?: ReactNode }>) {
  const { t } = useText();
  return (
    <div id="live-facts" {...marked('part')}>
      <Panel variant="band" title={of.when}>
        {children}
        <Facts
          facts={[
            { term: t('bookings:facts.service'), value: <ProviderText text={of.service} /> },
            { term: t('bookings:facts.patient'), value: of.patient },
            { term: t('bookings:facts.practitioner'), value: of.practitioner },
          ]}
        />
      </Panel>
    </div>
  );
}

/** The same without the card, in the call, where face and words come first; the doctor is the title. */
export function CallFacts({ of }: Readonly<{ of: LiveFactsOf }>) {
  const { t } = useText();
  return (
    <div id="live-facts" {...marked('part')}>
      <Facts
        facts={[
          { term: t('bookings:facts.when'), value: of.when },
          { term: t('bookings:facts.service'), value: <ProviderText text={of.service} /> },
          { term: t('bookings:facts.patient'), value: of.patient },
        ]}
      />
    </div>
  );
}

type ByPhoneProps = Readonly<{
  /** The unit's number; undefined where it has given none. */
  phone: string | undefined;
  /** Where one asks to be called; null where nobody is asked any more. */
  phonePath: string | null;
  /** It is over, so that the number is for another one. */
  isOver?: boolean;
}>;

/** The number to call when something does not work, and where to ask to be called: no page of a teleconsultation is a dead end. */
export function ByPhone({ phone, phonePath, isOver = phonePath === null }: ByPhoneProps) {
  const { t } = useText();
  return (
    <div id="live-phone" {...marked('part')}>
      <SaidLine id="live-call">
        {t(isOver ? 'telehealth:join.over' : 'telehealth-live:byPhone')}{' '}
        {phone ? <PhoneLink phone={phone} /> : null}
      </SaidLine>
      {phone ? null : <CallReception />}
      {phonePath === null ? null : (
        <p>
          <ActionLink href={phonePath}>{t('telehealth-live:phone.link')}</ActionLink>
        </p>
      )}
    </div>
  );
}
