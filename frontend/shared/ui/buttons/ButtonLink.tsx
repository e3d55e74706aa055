import { classNames } from '@frontend/shared/lib/class-names';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import buttonCss from './Button.module.css';
import iconCss from './IconButton.module.css';

/** Where a link leads: a path of the product, or an address outside it (`tel:`, a messenger). */
type Target = { readonly to: string; readonly isNewTab?: boolean } | { readonly href: string };

interface AnchorProps {
  readonly target: Target;
  readonly className: string;
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

function Anchor({ target, className, label, children }: AnchorProps) {
  const name = label === undefined ? {} : { 'aria-label': label, title: label };
  if ('to' in target) {
    return (
      <Link
        to={target.to}
        className={className}
        {...name}
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
  /** Where it leads, where the words alone do not say it: one of many alike. */
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that looks like a Button. */
export function ButtonLink({
  target,
  look = 'secondary',
  icon,
  label,
  className,
  children,
}: ButtonLinkProps) {
  return (
    <Anchor
      target={target}
      className={classNames(buttonCss.button, buttonCss[look], className)}
      label={label}
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
  /** Where it leads or what it does; the only name a screen reader has for it. */
  readonly label: string;
  readonly icon: ReactNode;
}

/** A link of one icon that looks like a framed IconButton. */
export function IconLink({ target, label, icon }: IconLinkProps) {
  return (
    <Anchor target={target} label={label} className={classNames(iconCss.button, iconCss.framed)}>
      {icon}
    </Anchor>
  );
}
