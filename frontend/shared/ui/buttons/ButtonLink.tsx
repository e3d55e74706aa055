import { classNames } from '@frontend/shared/lib/class-names';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import buttonCss from './Button.module.css';
import iconCss from './IconButton.module.css';

/** Link target: a path of the app, or an external URL (`tel:`, a messenger). */
type Target =
  | {
      readonly to: string;
      readonly isNewTab?: boolean;
      /** Opens a dialog over this page, which adds its own history entry. */
      readonly isOverPage?: boolean;
    }
  | { readonly href: string };

interface AnchorProps {
  readonly target: Target;
  readonly className: string;
  readonly label?: string | undefined;
  readonly onFollow?: (() => void) | undefined;
  readonly children: ReactNode;
}

function Anchor({ target, className, label, onFollow, children }: AnchorProps) {
  const name = label === undefined ? {} : { 'aria-label': label, title: label };
  if ('to' in target) {
    return (
      <Link
        to={target.to}
        className={className}
        {...name}
        onClick={onFollow}
        replace={target.isOverPage === true}
        {...(target.isNewTab && { target: '_blank' })}
      >
        {children}
      </Link>
    );
  }
  const isPage = target.href.startsWith('http');
  return (
    <a
      href={target.href}
      className={className}
      {...name}
      {...(isPage && { target: '_blank', rel: 'noreferrer' })}
    >
      {children}
    </a>
  );
}

interface ButtonLinkProps {
  readonly target: Target;
  readonly look?: 'primary' | 'secondary' | 'quiet';
  readonly icon?: ReactNode;
  /** Accessible name, when the text does not distinguish similar links. */
  readonly label?: string;
  readonly className?: string;
  /** Called when a path of the app is followed: closes the dialog that has the link. */
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

/** A link that looks like a Button. */
export function ButtonLink({
  target,
  look = 'secondary',
  icon,
  label,
  className,
  onFollow,
  children,
}: ButtonLinkProps) {
  return (
    <Anchor
      target={target}
      className={classNames(buttonCss.button, buttonCss[look], className)}
      label={label}
      onFollow={onFollow}
    >
      {icon && (
        <span className={buttonCss.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={buttonCss.text}>{children}</span>
    </Anchor>
  );
}

interface IconLinkProps {
  readonly target: Target;
  /** Accessible name. */
  readonly label: string;
  readonly icon: ReactNode;
}

/** An icon link styled as a framed IconButton. */
export function IconLink({ target, label, icon }: IconLinkProps) {
  return (
    <Anchor target={target} label={label} className={classNames(iconCss.button, iconCss.framed)}>
      {icon}
    </Anchor>
  );
}
