import { HELP_TEXTS } from '@schema/texts/shell/help';
import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import css from './Help.module.css';
import type { HelpPage, HelpPart } from './help-page';

interface HelpArticleProps {
  readonly page: HelpPage;
  readonly linkTo: (slug: string) => string;
}

/** A page: its introduction, its picture, the rest. */
export function HelpArticle({ page, linkTo }: HelpArticleProps) {
  const { title, picture, parts } = page;
  const [lead, ...rest] = parts.map((part) => shown(part, linkTo));
  return (
    <article className={css.article} lang="ru">
      <h1 className={css.title}>{title}</h1>
      {lead}
      {picture && (
        <a className={css.picture} href={picture.src} target="_blank" rel="noreferrer">
          <img {...picture} alt={`${HELP_TEXTS.picture}: ${title}`} loading="lazy" />
        </a>
      )}
      {createElement('div', { className: css.text }, ...rest)}
    </article>
  );
}

/** Children are passed as arguments, not as a list: their order is constant. */
function shown(part: HelpPart, linkTo: HelpArticleProps['linkTo']): ReactNode {
  if (typeof part === 'string') return part;
  const { tag, parts, page, href } = part;
  const children = parts.map((one) => shown(one, linkTo));
  if (page !== undefined) return createElement(Link, { to: linkTo(page) }, ...children);
  if (href !== undefined) {
    return createElement('a', { href, target: '_blank', rel: 'noreferrer' }, ...children);
  }
  return createElement(tag, null, ...children);
}
