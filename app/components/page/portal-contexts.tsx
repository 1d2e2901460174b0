import type { ReactNode } from 'react';
import { TextContext } from '#app/components/text.tsx';
import type { Text } from '#app/services/text/text.ts';
import {
  FormPathContext,
  FormTokensContext,
  KeptAnswersContext,
  type FormTokens,
  type KeptAnswers,
} from '#app/components/form/contexts.ts';
import { ShellContext, type ShellData } from './shell.ts';

type PortalContextsProps = Readonly<{
  text: Text;
  shell: ShellData;
  tokens: FormTokens;
  keptAnswers: KeptAnswers | null;
  children: ReactNode;
}>;

/** The contexts that the root gives to every page. */
export function PortalContexts({ text, shell, tokens, keptAnswers, children }: PortalContextsProps) {
  return (
    <TextContext.Provider value={text}>
      <ShellContext.Provider value={shell}>
        <FormTokensContext.Provider value={tokens}>
          <FormPathContext.Provider value={shell.path}>
            <KeptAnswersContext.Provider value={keptAnswers}>{children}</KeptAnswersContext.Provider>
          </FormPathContext.Provider>
        </FormTokensContext.Provider>
      </ShellContext.Provider>
    </TextContext.Provider>
  );
}
