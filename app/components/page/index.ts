export { ErrorPage, type ErrorPageProps, type ProblemStatus } from './error-page.tsx';
export { withDefaultButton } from './default-button.tsx';
export { isTextBrowser, withWordsAlone } from './text-browsers.ts';
export { DayBlock } from './day-block.tsx';
export { DeskPhone, PhoneElsewhere, usePhoneElsewhere, usePhoneToSay, WithPhone } from './desk-phone.tsx';
export { Icon, type IconName } from './icon.tsx';
export { HiddenWords, Panel, Panels, SideBySide, Split } from './layout.tsx';
export {
  ActionLink,
  Actions,
  ButtonLink,
  CallButton,
  KioskNote,
  LinkRows,
  BareLink,
  MapLink,
  NewTabLink,
  PhoneLink,
  TextLinking,
  useOffers,
} from './links.tsx';
export {
  AwaitedList,
  Card,
  CardContent,
  CardList,
  Facts,
  cachedCard,
  LinkList,
  RefreshedPart,
  ShortFacts,
  ChangeLink,
  SummaryList,
  type Fact,
} from './lists.tsx';
export { AreaLayout } from './navigation.tsx';
export { EmptyState, Notice, Outage, Section, WarningLines, WarningPanel } from './notice.tsx';
export { Page } from './page.tsx';
export { Pagination, useRange } from './pagination.tsx';
export { PatientPicker } from './patient-picker.tsx';
export { PrintChoice, Printout, WhosePaper } from './printout.tsx';
export { PortalContexts } from './portal-contexts.tsx';
export {
  displayClasses,
  outcomeOf,
  useShell,
  type ShellData,
  type ShellDisplay,
  type ShellNotice,
} from './shell.ts';
export { ProviderHtml } from './provider-html.tsx';
export {
  nameWithoutDegree,
  ProviderParagraphs,
  ProviderText,
  TextNaming,
  WithDegree,
} from './provider-text.tsx';
export type { StagesProps } from './stages.tsx';
export { OriginContext, StatementMeta } from './statement-meta.tsx';
export { StatusPill, type StatusKind } from './status-pill.tsx';
export { StoreDown, storeDownTitle } from './store-down.tsx';
export { Awaited, LOOK_OF, State, StepsPanel, ThingPage, type Look, type Step } from './thing.tsx';
export { Tabs } from './tabs.tsx';
export { AreaTiles, Tiles } from './tiles.tsx';
export { Time } from './time.tsx';
