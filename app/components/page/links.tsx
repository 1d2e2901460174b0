import { Children, isValidElement, type ReactNode } from 'react';
import { useText } from '#app/components/text.tsx';
import { phoneAsSaid } from '#app/domain/patients/phone.ts';
import { isBeyond } from '#app/services/access/scopes.ts';
import { Icon, type IconName } from './icon.tsx';
import { useShell } from './shell.ts';
import { BUTTON_CLASSES, type ButtonVariant } from '#app/components/form/buttons.tsx';

/**
 * Returns what tells whether a link is offered: at a kiosk none to what could be kept, wherever it stands (B-14); on a page about
 * somebody who has narrowed what the account does none beyond that (AP-22).
 */
export function useOffers() {
  const { withheld, narrowed } = useShell();
  return (href: string) =>
    !withheld.some((pattern) => new RegExp(pattern).test(href.split('?', 1)[0] ?? '')) &&
    !(narrowed && isBeyond(narrowed, href));
}

type ActionLinkProps = Readonly<{ href: string; children: ReactNode }>;

/**
 * A printout or a file that browsers show: opened in a new tab, which is said, so that the way back is no riddle (S-26); `icon`
 * stands before it. What is saved leaves the page where it is: an ActionLink. A kiosk has no tabs.
 */
export function NewTabLink({
  href,
  icon,
  variant,
  children,
}: ActionLinkProps & Readonly<{ icon?: IconName; variant?: ButtonVariant }>) {
  const { t } = useText();
  const { isKiosk } = useShell();
  if (isKiosk) {
    return (
      <ActionLink href={href} {...(icon ? { icon } : {})}>
        {children}
      </ActionLink>
    );
  }
  return (
    <>
      <a
        className={variant ? BUTTON_CLASSES[variant] : 'action-link'}
        href={href}
        target="_blank"
        rel="noopener"
      >
        {icon ? <Icon name={icon} /> : null}
        <span>
          {children} <span className="new-tab">{t('page:newTab')}</span>
        </span>
      </a>{' '}
    </>
  );
}

/**
 * A link that stands among actions; its text is complete by itself: "Odwołaj wizytę 12 marca, kardiolog". As every link of a row
 * it ends with a space: a text browser puts the next one right behind it. `isOnPaper`: it names what there is, a file for example.
 */
export function ActionLink({
  href,
  icon,
  isOnPaper = false,
  children,
}: ActionLinkProps & Readonly<{ icon?: IconName; isOnPaper?: boolean }>) {
  const offers = useOffers();
  if (!offers(href)) return null;
  return (
    <>
      <a className={isOnPaper ? 'action-link on-paper-too' : 'action-link'} href={href}>
        {icon ? <Icon name={icon} /> : null}
        {!icon && typeof children === 'string' ? children : <span>{children}</span>}
      </a>{' '}
    </>
  );
}

/** A sentence of ours that sends the reader to a page: the page's name in it is the link. */
export function TextLinking({
  name,
  href,
  children,
}: Readonly<{ name: string; href: string; children: string }>) {
  const from = children.indexOf(name);
  if (from === -1) return <>{children}</>;
  return (
    <>
      {children.slice(0, from)}
      <a href={href}>{name}</a>
      {children.slice(from + name.length)}
    </>
  );
}

/**
 * A link that looks like a button: the way on. It changes nothing; what changes something is a form. A small one is one of
 * several actions of a card: a short word to see, and the rest of its name in HiddenWords.
 */
export function ButtonLink({
  href,
  variant = 'primary',
  isSmall = false,
  children,
}: ActionLinkProps & { variant?: ButtonVariant; isSmall?: boolean }) {
  const offers = useOffers();
  if (!offers(href)) return null;
  return (
    <>
      <a
        className={isSmall ? `${BUTTON_CLASSES[variant]} button-small` : BUTTON_CLASSES[variant]}
        href={href}
      >
        {children}
      </a>{' '}
    </>
  );
}

/** Buttons and links side by side, the main one first. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="actions">{children}</div>;
}

/** Links that stand one under the other, each with its picture. */
export function LinkRows({ children }: { children: ReactNode }) {
  const offers = useOffers();
  const links = Children.toArray(children).flatMap((link) =>
    !isValidElement<{ href?: string }>(link) || offers(link.props.href ?? '') ? [link] : [],
  );
  if (links.length === 0) return null;
  return (
    <ul className="link-rows">
      {links.map((link, index) => (
        <li key={index}>{link}</li>
      ))}
    </ul>
  );
}

/** A note on what a kiosk does otherwise with the files beside it, and what to do instead; elsewhere nothing. */
export function KioskNote({ about }: { about: 'files' | 'reading' | 'uploads' }) {
  const { t } = useText();
  const { isKiosk } = useShell();
  return isKiosk ? <p>{t(`page:kiosk.${about}`)}</p> : null;
}

type PhoneLinkProps = Readonly<{ phone: string; id?: string; kind?: 'tel' | 'sms' }>;

/** A number that a phone can call or write to, as people say it (design: accessibility, The page). */
export function PhoneLink({ phone, id, kind = 'tel' }: PhoneLinkProps) {
  const { language } = useText();
  return (
    <a id={id} href={telephoneOf(phone, kind)}>
      {phoneAsSaid({ phone, language })}
    </a>
  );
}

/** An address that is its own words: paper does not say it twice. */
export const BareLink = ({ href, id }: { href: string; id?: string }) => (
  <a id={id} className="bare" href={href}>
    {href}
  </a>
);

/** A place on a map, where the provider has one; a kiosk leads nowhere else. */
export function MapLink({ address }: { address: string }) {
  const { mapUrl, isKiosk } = useShell();
  if (!mapUrl || isKiosk) return <>{address}</>;
  return (
    <a className="bare" href={mapUrl.replaceAll('{address}', encodeURIComponent(address))}>
      {address}
    </a>
  );
}

type CallButtonProps = Readonly<{ phone: string; variant?: ButtonVariant }>;

/** A call as the act that is asked for now: "Zadzwoń 81 555 01 00". Only before the number may a line end. */
export function CallButton({ phone, variant = 'primary' }: CallButtonProps) {
  const { t, language } = useText();
  return (
    <>
      <a className={`${BUTTON_CLASSES[variant]} button-call`} href={telephoneOf(phone)}>
        <Icon name="phone" />
        <span>
          {t('page:call')}
          {'\u00a0'}
          <wbr />
          <span className="nowrap">{phoneAsSaid({ phone, language })}</span>
        </span>
      </a>{' '}
    </>
  );
}

const telephoneOf = (phone: string, kind = 'tel') => `${kind}:${phone.replace(/[^\d+]/g, '')}`;
